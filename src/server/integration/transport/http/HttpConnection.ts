import type { IncomingMessage } from 'node:http';
import type { OutgoingRequest } from '../../../platform/network/sendOnce.ts';
import { type Authentication, basicCredentials, type Endpoint } from '../Endpoint.ts';
import { type ConnectContext, unsupportedChoice } from '../unsupportedChoice.ts';

/** Sends one request, signed in as its receiver wants it. Rejects with what went wrong on the network, and with Failure. */
export type HttpCaller = (outgoing: OutgoingRequest, signal: AbortSignal) => Promise<IncomingMessage>;

/** Where documents are sent to over HTTP, and how somebody signs in there. */
export interface HttpConnection {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly call: HttpCaller;
}

/** The header of Basic; other types need a conversation with the server. */
export const basicAuthorization = (authentication: Authentication): Record<string, string> | undefined =>
  authentication.type === 'BASIC'
    ? { Authorization: `Basic ${basicCredentials(authentication)}` }
    : undefined;

/** Throws NOT_IMPLEMENTED for a type of authentication that is not spoken. */
export function createHttpConnection(
  context: ConnectContext,
  { url, headers, authentication }: Endpoint,
): HttpConnection {
  const { http, digests } = context.service.transports;
  const call: HttpCaller = (outgoing, signal) => http.send(outgoing, signal);
  if (!authentication) return { url, headers, call };
  switch (authentication.type) {
    case 'BASIC':
      return { url, headers: { ...headers, ...basicAuthorization(authentication) }, call };
    case 'DIGEST':
      return { url, headers, call: digests.wrap(call, authentication) };
    default:
      throw unsupportedChoice(context, 'auth', 'authType', authentication.type);
  }
}
