import type { IncomingMessage } from 'node:http';
import { ServiceError } from '../../../platform/base/ServiceError.ts';
import type { OutgoingRequest } from '../../../platform/network/sendOnce.ts';
import { captionOf } from '../../../platform/records/rows/captions.ts';
import {
  type Authentication,
  basicCredentials,
  type Endpoint,
  type TokenAuthentication,
} from '../endpoint/Endpoint.ts';
import { type ConnectContext, unsupportedChoice } from '../unsupportedChoice.ts';
import { parseHttpUrl } from './parseHttpUrl.ts';

/**
 * Sends one request with the receiver's authentication. Rejects with network errors and with DeliveryFailure.
 */
export type HttpCaller = (outgoing: OutgoingRequest, signal: AbortSignal) => Promise<IncomingMessage>;

/** Receiver over HTTP with its authentication. */
export interface HttpConnection {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly call: HttpCaller;
  /** Returns a text of the receiver without the secrets that `call` has added to the request. */
  readonly hide?: (text: string) => string;
  /** The credentials that `call` uses. */
  readonly authentication?: Authentication;
}

/** Returns the header of Basic; other types need a handshake with a server. */
export const basicAuthorization = (authentication: Authentication): Record<string, string> | undefined =>
  authentication.type === 'BASIC'
    ? { Authorization: `Basic ${basicCredentials(authentication)}` }
    : undefined;

/** Returns an authentication of OAuth 2.0. Throws INVALID_REQUEST for one that has no token URL. */
export function requireTokenSettings(authentication: Authentication): TokenAuthentication {
  const { token } = authentication;
  if (token) return { ...authentication, token };
  throw new ServiceError(
    'INVALID_REQUEST',
    {},
    {
      phrase: (phrases) =>
        phrases.translate('validation.required', { field: captionOf({ phrases }, 'auth', 'tokenUrl') }),
    },
  );
}

/** Calls other hosts without credentials. An answer of the receiver may refer to them. */
const onlyAt =
  (url: string, call: HttpCaller, plain: HttpCaller): HttpCaller =>
  (outgoing, signal) =>
    (outgoing.url.origin === parseHttpUrl(url).origin ? call : plain)(outgoing, signal);

/** Throws NOT_IMPLEMENTED for an unsupported type of authentication, and INVALID_REQUEST for an incomplete one. */
export function createHttpConnection(
  context: ConnectContext,
  { url, headers, authentication }: Endpoint,
): HttpConnection {
  const { http, digests, accessTokens } = context.service.transports;
  const plain: HttpCaller = (outgoing, signal) => http.send(outgoing, signal);
  if (!authentication) return { url, headers, call: plain };
  switch (authentication.type) {
    case 'BASIC':
      return { url, headers: { ...headers, ...basicAuthorization(authentication) }, call: plain };
    case 'DIGEST':
      return { url, headers, authentication, call: onlyAt(url, digests.wrap(plain, authentication), plain) };
    case 'OAUTH2': {
      const { call, hide } = accessTokens.wrap(plain, requireTokenSettings(authentication));
      return { url, headers, authentication, hide, call: onlyAt(url, call, plain) };
    }
    default:
      throw unsupportedChoice('auth', 'authType', authentication.type);
  }
}
