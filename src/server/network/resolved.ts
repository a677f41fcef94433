import type { LookupAddress } from 'node:dns';
import dns from 'node:dns/promises';
import { isIP } from 'node:net';
import { ServiceError } from '../ServiceError.ts';
import { isCallable } from './isCallable.ts';
import { isLoopback } from './isLoopback.ts';
import { overNetwork } from './overNetwork.ts';

/** Resolves a name to all of its addresses, as `lookup` of node:dns/promises does. */
export type Lookup = (hostname: string) => Promise<LookupAddress[]>;

/** Who can be called at all, by this service as a whole. */
export interface Network {
  /** Loopback can be called (RELAY_LOOPBACK): for development, where partners are programs beside this one. */
  readonly loopback: boolean;
  /** Injected, so that tests have names of their own. */
  readonly lookup: Lookup;
}

export const everyAddress: Lookup = (host) => dns.lookup(host, { all: true });

/** As connections want it: without the brackets that a URL puts around an address of IPv6. */
const nameOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

function literalIn(host: string): LookupAddress[] | undefined {
  const family = isIP(host);
  return family === 0 ? undefined : [{ address: host, family }];
}

/** The address that a URL has instead of a name. */
export const literalOf = (url: URL): LookupAddress[] | undefined => literalIn(nameOf(url));

/** Throws ADDRESS_NOT_ALLOWED when any of a host's addresses may not be called. */
export function refuseUncallable(host: string, addresses: readonly LookupAddress[], loopback: boolean): void {
  const refused = addresses.find((address) => !isCallable(address, loopback));
  if (refused) throw new ServiceError('ADDRESS_NOT_ALLOWED', { host, address: refused.address });
}

/** Whether a URL leads to this machine by its very words. */
export const isHere = (url: URL): boolean =>
  nameOf(url) === 'localhost' || (literalOf(url)?.some(isLoopback) ?? false);

/**
 * Resolves the host of a URL, once: whoever connects does so to what was checked here. Throws ADDRESS_NOT_ALLOWED when any of
 * its addresses may not be called; rejects with NoAnswer.
 */
export async function resolved(
  url: URL,
  { loopback, lookup }: Network,
  signal: AbortSignal,
): Promise<LookupAddress[]> {
  const addresses = literalOf(url) ?? (await overNetwork(lookup(nameOf(url)), signal));
  refuseUncallable(url.host, addresses, loopback);
  return addresses;
}
