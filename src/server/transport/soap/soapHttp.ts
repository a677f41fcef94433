import type { IHttpClient } from 'soap';
import { Failure } from '../../exchange/Failure.ts';
import { bodyLimit } from '../../network/readBody.ts';
import { failureOn } from '../failureOn.ts';
import { exchanged, type Page, urlOf, wholeText } from '../http/exchanged.ts';
import type { SignedIn } from '../http/signIn.ts';

/** What of a call the library hands through. */
export interface CallOptions {
  /** The document's own. */
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Hears what was answered, before anybody reads it. */
  readonly answered: (page: Page) => void;
}

/** Bytes of a description, or of what it includes, and milliseconds for one. */
const limits = { description: 10_000_000, milliseconds: 15_000 };

/** Whoever includes something of another host must not have the credentials sent there. */
const headersFor = (url: URL, { url: own, headers }: SignedIn): Readonly<Record<string, string>> =>
  url.origin === urlOf(own).origin ? headers : {};

/** A refusal may hold a fault, in the words of the service. */
const isRefusal = ({ failure }: Page): boolean => failure?.code === 'HTTP_STATUS';

/** Returns the text for the library to read: a whole answer, or the fault of a refused call. Throws Failure. */
async function answerOf(
  signedIn: SignedIn,
  address: string,
  body: string | null,
  own: object,
  options?: CallOptions,
): Promise<Page> {
  const url = urlOf(address);
  const headers = { ...own, ...options?.headers, ...headersFor(url, signedIn) };
  const outgoing = { method: body === null ? 'GET' : 'POST', url, headers, ...(body !== null && { body }) };
  const signal = options?.signal ?? AbortSignal.timeout(limits.milliseconds);
  const limit = options ? bodyLimit : limits.description;
  const page = await exchanged(signedIn.call, outgoing, signal, limit);
  options?.answered?.(page);
  if (options && isRefusal(page)) return page;
  return { ...page, responseText: wholeText(page, limit) };
}

/** The library's calls over our connections: checked addresses, capped answers, no redirects. */
export const soapHttp = (signedIn: SignedIn): IHttpClient => ({
  request(address, body, callback, headers = {}, options?) {
    const known = options as CallOptions | undefined;
    answerOf(signedIn, address, body ?? null, headers, known?.signal && known).then(
      ({ status, responseText }) => callback(null, { status, headers: {} }, responseText),
      (error) => callback(error instanceof Failure ? error : failureOn(error)),
    );
    // Nobody looks at what comes of it: the callback has it.
    return new Promise<never>(() => undefined);
  },
});
