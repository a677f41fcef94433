import type { IncomingMessage } from 'node:http';
import type { HttpPool } from '../../network/HttpPool.ts';
import type { Outgoing } from '../../network/sendOnce.ts';
import { type Authentication, basicCredentials, type Connection } from '../Connection.ts';

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

/** Undefined for a type of authentication that is not spoken. */
export function signIn(pool: HttpPool, { url, headers, authentication }: Connection): SignedIn | undefined {
  const authorization = authentication && authorizationOf(authentication);
  if (authentication && !authorization) return undefined;
  return {
    url,
    headers: { ...headers, ...authorization },
    call: (outgoing, signal) => pool.send(outgoing, signal),
  };
}
