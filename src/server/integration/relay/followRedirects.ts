import type { IncomingMessage } from 'node:http';
import { apiKeyHeader } from '../../../contract/api/apiKeyHeader.ts';
import { ServiceError } from '../../platform/base/ServiceError.ts';
import { sendOnce } from '../../platform/network/sendOnce.ts';
import {
  type HttpAddress,
  isLocalUrl,
  type Network,
  resolveHttpHost,
} from '../../platform/network/ssrfGuard.ts';
import { wrapNetworkErrors } from '../../platform/network/wrapNetworkErrors.ts';
import type { OperationCall } from '../../platform/operations/ServiceContext.ts';
import { maskSecrets } from '../../platform/security/redactor.ts';
import { assertValidUrl } from './assertValidUrl.ts';

/** One request of a relayed call. */
export interface Hop {
  readonly method: string;
  readonly url: URL;
  /** API key (schemas/SPECIFICATION.md section 3.8, "Test request payload"). */
  readonly key?: string;
  readonly body?: string;
}

/** Allowed destinations of a call. Loopback, if allowed, need not be on the list. */
export interface RelayNetwork extends Network {
  /** Returns whether scheme, host and port are on the list. */
  readonly isConfigured: (origin: string) => Promise<boolean>;
}

/**
 * Returns the addresses of a URL's host. Throws HOST_NOT_ALLOWED if it is not on the list, otherwise the
 * errors of `resolveHttpHost`.
 */
async function resolveListedHost(
  url: URL,
  reach: RelayNetwork,
  signal: AbortSignal,
): Promise<readonly HttpAddress[]> {
  if (!(reach.loopback && isLocalUrl(url)) && !(await reach.isConfigured(url.origin))) {
    throw new ServiceError('HOST_NOT_ALLOWED', { host: url.host });
  }
  return resolveHttpHost(url, reach, signal);
}

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/** Redirects change a request as in browsers (Fetch standard, "HTTP-redirect fetch"). */
const becomesGet = (status: number, method: string): boolean =>
  status === 303 || ((status === 301 || status === 302) && method === 'POST');

/** Returns the next hop of an answer, if it is a redirect. The key goes only to the same origin. */
export function nextHopOf(hop: Hop, { statusCode = 0, headers }: IncomingMessage): Hop | undefined {
  const { location = '' } = headers;
  if (location === '' || !redirectStatuses.has(statusCode) || !URL.canParse(location, hop.url))
    return undefined;
  const url = new URL(location, hop.url);
  const key = url.origin === hop.url.origin ? hop.key : undefined;
  return becomesGet(statusCode, hop.method) ? { method: 'GET', url, key } : { ...hop, url, key };
}

/** Maximum number of redirects. */
export const maxRedirects = 5;

/** Maximum characters of an address in a refusal. */
const maxAddressLength = 200;

/** The last answer, with its body unread. */
export interface FinalResponse {
  readonly response: IncomingMessage;
  readonly url: URL;
  /** The last answer is one redirect too many. */
  readonly hasTooManyRedirects: boolean;
}

const headersOf = ({ key, body }: Hop) => ({
  Accept: 'application/json, */*;q=0.8',
  'Accept-Encoding': 'identity',
  ...(body !== undefined && { 'Content-Type': 'application/json' }),
  ...(key !== undefined && { [apiKeyHeader]: key }),
});

async function sendHop(hop: Hop, reach: RelayNetwork, signal: AbortSignal): Promise<IncomingMessage> {
  const addresses = await resolveListedHost(hop.url, reach, signal);
  return wrapNetworkErrors(sendOnce({ ...hop, headers: headersOf(hop) }, addresses, signal), signal);
}

/** Adds the place and the reason to the refusal of a redirect; network errors stay unchanged. */
async function sendRedirect(
  call: OperationCall,
  next: Hop,
  reach: RelayNetwork,
  signal: AbortSignal,
  secrets: readonly string[],
): Promise<IncomingMessage> {
  try {
    assertValidUrl(call, next.url);
    return await sendHop(next, reach, signal);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const place = maskSecrets(next.url.href, secrets).slice(0, maxAddressLength);
    throw new ServiceError('REDIRECT_NOT_ALLOWED', { place, reason: error.messageIn(call.phrases) });
  }
}

/**
 * Sends a request and follows redirects, each checked in full. Throws the refusal of the first request, and
 * REDIRECT_NOT_ALLOWED for a later one; rejects with NoAnswerError.
 */
export async function followRedirects(
  call: OperationCall,
  first: Hop,
  reach: RelayNetwork,
  signal: AbortSignal,
): Promise<FinalResponse> {
  const secrets = first.key === undefined ? [] : [first.key];
  let hop = first;
  let response = await sendHop(hop, reach, signal);
  for (let redirects = 0; ; redirects++) {
    const next = nextHopOf(hop, response);
    if (!next || redirects === maxRedirects) {
      return { response, url: hop.url, hasTooManyRedirects: next !== undefined };
    }
    response.destroy();
    response = await sendRedirect(call, next, reach, signal, secrets);
    hop = next;
  }
}
