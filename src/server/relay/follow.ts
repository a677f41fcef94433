import type { IncomingMessage } from 'node:http';
import { masked } from '../exchange/masked.ts';
import { overNetwork } from '../network/overNetwork.ts';
import { sendOnce } from '../network/sendOnce.ts';
import type { Call } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';
import { addressesOf, type Reach } from './addressesOf.ts';
import type { Hop } from './Hop.ts';
import { redirectOf } from './redirectOf.ts';
import { refuseUrl } from './refuseUrl.ts';

/** Redirects that are followed. */
export const redirectLimit = 5;

/** Characters of an address that a refusal repeats. */
const longestPlace = 200;

/** The last answer, its body not read yet. */
export interface Arrival {
  readonly response: IncomingMessage;
  readonly url: URL;
  /** It is one redirect too many. */
  readonly givenUp: boolean;
}

const headersOf = ({ key, body }: Hop) => ({
  Accept: 'application/json, */*;q=0.8',
  'Accept-Encoding': 'identity',
  ...(body !== undefined && { 'Content-Type': 'application/json' }),
  ...(key !== undefined && { iwmsApiKey: key }),
});

async function send(hop: Hop, reach: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  const addresses = await addressesOf(hop.url, reach, signal);
  return overNetwork(sendOnce({ ...hop, headers: headersOf(hop) }, addresses, signal), signal);
}

/** A refusal of what a receiver led to names the place and the reason; what went wrong on the network stays as it is. */
async function sendOn(
  call: Call,
  next: Hop,
  reach: Reach,
  signal: AbortSignal,
  secrets: readonly string[],
): Promise<IncomingMessage> {
  try {
    refuseUrl(call, next.url);
    return await send(next, reach, signal);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const place = masked(next.url.href, secrets).slice(0, longestPlace);
    throw new ServiceError('REDIRECT_NOT_ALLOWED', { place, reason: error.sentence(call.say) });
  }
}

/**
 * Sends a request and goes where redirects lead. Throws what the first request is refused with, and REDIRECT_NOT_ALLOWED for
 * a later one, each checked in full; rejects with NoAnswer.
 */
export async function follow(call: Call, first: Hop, reach: Reach, signal: AbortSignal): Promise<Arrival> {
  const secrets = first.key === undefined ? [] : [first.key];
  let hop = first;
  let response = await send(hop, reach, signal);
  for (let redirects = 0; ; redirects++) {
    const next = redirectOf(hop, response);
    if (!next || redirects === redirectLimit) {
      return { response, url: hop.url, givenUp: next !== undefined };
    }
    response.destroy();
    response = await sendOn(call, next, reach, signal, secrets);
    hop = next;
  }
}
