import type { IHttpClient } from 'soap';
import { defaultBodyLimit } from '../../../platform/network/readBody.ts';
import { DeliveryFailure, transportFailureOf } from '../DeliveryFailure.ts';
import { callHttp, type HttpResponse, parseHttpUrl, requireText } from '../http/callHttp.ts';
import type { HttpConnection } from '../http/HttpConnection.ts';

/** A web service as an interface names it: `https://…/orders?wsdl#saveOrder`. */
export interface SoapAddress {
  /** Where it describes itself. */
  readonly wsdl: URL;
  /** Where it is called, unless the description names an address of the same host. */
  readonly endpoint: string;
  /** Behind `#`; undefined where the address does not say. */
  readonly operation?: string;
}

const isDescription = ({ pathname, search }: URL): boolean =>
  /^\?wsdl$/i.test(search) || /\.wsdl$/i.test(pathname);

/** The address may be that of the description, or that of the service: then the description is at `?wsdl`, as everywhere. */
export function parseSoapAddress(url: URL): SoapAddress {
  const operation = decodeURIComponent(url.hash.slice(1));
  const wsdl = new URL(url);
  wsdl.hash = '';
  const endpoint = new URL(wsdl);
  if (!isDescription(wsdl)) wsdl.search = '?wsdl';
  else if (/^\?wsdl$/i.test(endpoint.search)) endpoint.search = '';
  return { wsdl, endpoint: endpoint.href, ...(operation !== '' && { operation }) };
}

/** What of a call the library hands through. */
export interface SoapCallOptions {
  /** The document's own. */
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Hears what was answered, before anybody reads it. */
  readonly onHttpResponse: (page: HttpResponse) => void;
}

/** Bytes of a description, or of what it includes, and milliseconds for one. */
const limits = { description: 10_000_000, milliseconds: 15_000 };

/** Whoever includes something of another host must not have the credentials sent there. */
const headersFor = (url: URL, { url: own, headers }: HttpConnection): Readonly<Record<string, string>> =>
  url.origin === parseHttpUrl(own).origin ? headers : {};

/** A refusal may hold a fault, in the words of the service. */
const isRefusal = ({ failure }: HttpResponse): boolean => failure?.code === 'HTTP_STATUS';

/** Returns the text for the library to read: a whole answer, or the fault of a refused call. Throws Failure. */
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
  const page = await callHttp(signedIn.call, outgoing, signal, limit);
  options?.onHttpResponse?.(page);
  if (options && isRefusal(page)) return page;
  return { ...page, responseText: requireText(page, limit) };
}

/** The library's calls over our connections: checked addresses, capped answers, no redirects. */
export const soapHttpClient = (signedIn: HttpConnection): IHttpClient => ({
  request(address, body, callback, headers = {}, options?) {
    const known = options as SoapCallOptions | undefined;
    fetchText(signedIn, address, body ?? null, headers, known?.signal && known).then(
      ({ status, responseText }) => callback(null, { status, headers: {} }, responseText),
      (error) => callback(error instanceof DeliveryFailure ? error : transportFailureOf(error)),
    );
    // Nobody looks at what comes of it: the callback has it.
    return new Promise<never>(() => undefined);
  },
});
