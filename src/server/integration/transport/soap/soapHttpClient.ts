import type { IHttpClient } from 'soap';
import { defaultBodyLimit } from '../../../platform/network/readBody.ts';
import { DeliveryFailure, transportFailureOf } from '../DeliveryFailure.ts';
import { decodeUrlPart } from '../endpoint/Endpoint.ts';
import { callHttp, type HttpResponse, requireText, responseFailureOf } from '../http/callHttp.ts';
import type { HttpConnection } from '../http/HttpConnection.ts';
import { parseHttpUrl } from '../http/parseHttpUrl.ts';

/** A web service address of an interface: `https://…/orders?wsdl#saveOrder`. */
export interface SoapAddress {
  /** URL of the description. */
  readonly wsdl: URL;
  /** URL to call, unless the description names an address of the same host. */
  readonly endpoint: string;
  /** The part after `#`, if any. */
  readonly operation?: string;
}

const isDescription = ({ pathname, search }: URL): boolean =>
  /^\?wsdl$/i.test(search) || /\.wsdl$/i.test(pathname);

/**
 * Parses the address of a description or a service. For a service, the description is at `?wsdl`, as usual.
 */
export function parseSoapAddress(url: URL): SoapAddress {
  const operation = decodeUrlPart(url.hash.slice(1));
  const wsdl = new URL(url);
  wsdl.hash = '';
  const endpoint = new URL(wsdl);
  if (!isDescription(wsdl)) wsdl.search = '?wsdl';
  else if (/^\?wsdl$/i.test(endpoint.search)) endpoint.search = '';
  return { wsdl, endpoint: endpoint.href, ...(operation !== '' && { operation }) };
}

/** Options that the library passes through. */
export interface SoapCallOptions {
  /** Headers of the document. */
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Receives the answer before it is parsed. */
  readonly onHttpResponse: (page: HttpResponse) => void;
}

/** Maximum bytes of a description or an included file, and milliseconds to load one. */
const limits = { description: 10_000_000, milliseconds: 15_000 };

/** An included file on another host must not get the credentials. */
const headersFor = (url: URL, { url: own, headers }: HttpConnection): Readonly<Record<string, string>> =>
  url.origin === parseHttpUrl(own).origin ? headers : {};

/** A refusal may hold a fault with the message of the service. */
const isRefusal = (page: HttpResponse): boolean => responseFailureOf(page)?.code === 'HTTP_STATUS';

/**
 * Returns the text for the library to parse: a whole answer, or the fault of a refused call. Throws
 * DeliveryFailure.
 */
async function fetchText(
  signedIn: HttpConnection,
  address: string,
  body: string | null,
  own: object,
  options?: SoapCallOptions,
): Promise<HttpResponse> {
  const url = parseHttpUrl(address);
  const headers = { ...own, ...options?.headers, ...headersFor(url, signedIn) };
  const outgoing = { method: body === null ? 'GET' : 'POST', url, headers, ...(body !== null && { body }) };
  const signal = options?.signal ?? AbortSignal.timeout(limits.milliseconds);
  const limit = options ? defaultBodyLimit : limits.description;
  const page = await callHttp(signedIn, outgoing, signal, limit);
  options?.onHttpResponse?.(page);
  if (options && isRefusal(page)) return page;
  return { ...page, responseText: requireText(page, limit) };
}

/** Maximum number of files that one description includes. */
const maxIncludes = 100;

/**
 * Returns the check of included files for the library, which would read every address that is not of HTTP
 * from the disk. It returns the address, or throws INVALID_WSDL for another scheme and for too many files.
 */
export function createIncludeCheck(): (address: string) => string {
  let count = 0;
  return (address) => {
    count += 1;
    const isAllowed = /^https?:\/\//i.test(address) && count <= maxIncludes;
    if (isAllowed) return address;
    const problem = count > maxIncludes ? `More than ${maxIncludes} included files` : 'No HTTP address';
    throw new DeliveryFailure('INVALID_WSDL', { message: `${problem}: ${address.slice(0, 200)}` });
  };
}

/** HTTP client for the library over our connections: checked addresses, limited answers, no redirects. */
export const soapHttpClient = (signedIn: HttpConnection): IHttpClient => ({
  request(address, body, callback, headers = {}, options?) {
    const known = options as SoapCallOptions | undefined;
    fetchText(signedIn, address, body ?? null, headers, known?.signal && known)
      .catch((error: unknown) => {
        throw transportFailureOf(error);
      })
      .then(({ status, responseText }) => callback(null, { status, headers: {} }, responseText))
      // The library parses the text in its callback, which may throw.
      .catch((error: unknown) => callback(error));
    // Nobody awaits this promise: the callback gets the result.
    return new Promise<never>(() => undefined);
  },
});
