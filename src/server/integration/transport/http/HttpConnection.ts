import type { IncomingMessage } from 'node:http';
import type { OutgoingRequest } from '../../../platform/network/sendOnce.ts';
import { type Authentication, basicCredentials, type Endpoint } from '../Endpoint.ts';
import { type ConnectContext, unsupportedChoice } from '../unsupportedChoice.ts';

/**
 * Sends one request with the receiver's authentication. Rejects with network errors and with DeliveryFailure.
 */
export type HttpCaller = (outgoing: OutgoingRequest, signal: AbortSignal) => Promise<IncomingMessage>;

/** Receiver over HTTP with its authentication. */
export interface HttpConnection {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly call: HttpCaller;
}

/** Returns the header of Basic; other types need a handshake with the server. */
export const basicAuthorization = (authentication: Authentication): Record<string, string> | undefined =>
  authentication.type === 'BASIC'
    ? { Authorization: `Basic ${basicCredentials(authentication)}` }
    : undefined;

/** Throws NOT_IMPLEMENTED for an unsupported type of authentication. */
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
      throw unsupportedChoice('auth', 'authType', authentication.type);
  }
}
