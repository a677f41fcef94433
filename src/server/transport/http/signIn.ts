import type { IncomingMessage } from 'node:http';
import type { Outgoing } from '../../network/sendOnce.ts';
import { type Authentication, basicCredentials, type Connection } from '../Connection.ts';
import { notSpoken, type Opener } from '../notSpoken.ts';

/** Sends one request, signed in as its receiver wants it. Rejects with what went wrong on the network, and with Failure. */
export type HttpCaller = (outgoing: Outgoing, signal: AbortSignal) => Promise<IncomingMessage>;

/** Where documents are sent to over HTTP, and how somebody signs in there. */
export interface SignedIn {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly call: HttpCaller;
}

/** The header of Basic; other types need a conversation with the server. */
export const authorizationOf = (authentication: Authentication): Record<string, string> | undefined =>
  authentication.type === 'BASIC'
    ? { Authorization: `Basic ${basicCredentials(authentication)}` }
    : undefined;

/** Throws NOT_IMPLEMENTED for a type of authentication that is not spoken. */
export function signIn(opener: Opener, { url, headers, authentication }: Connection): SignedIn {
  const { http, digests } = opener.service.transports;
  const call: HttpCaller = (outgoing, signal) => http.send(outgoing, signal);
  if (!authentication) return { url, headers, call };
  switch (authentication.type) {
    case 'BASIC':
      return { url, headers: { ...headers, ...authorizationOf(authentication) }, call };
    case 'DIGEST':
      return { url, headers, call: digests.caller(call, authentication) };
    default:
      throw notSpoken(opener, 'auth', 'authType', authentication.type);
  }
}
