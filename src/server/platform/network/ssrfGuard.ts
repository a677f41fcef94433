import type { LookupAddress } from 'node:dns';
import dns from 'node:dns/promises';
import { isIP } from 'node:net';
import { ServiceError } from '../base/ServiceError.ts';
import { isCallable, isLoopback } from './isCallable.ts';
import { wrapNetworkErrors } from './wrapNetworkErrors.ts';

/** Resolves a name to all of its addresses, as `lookup` of node:dns/promises does. */
export type HostLookup = (hostname: string) => Promise<LookupAddress[]>;

/** Who can be called at all, by this service as a whole. */
export interface Network {
  /** Loopback can be called (RELAY_LOOPBACK): for development, where partners are programs beside this one. */
  readonly loopback: boolean;
  /** Injected, so that tests have names of their own. */
  readonly lookup: HostLookup;
}

export const lookupAllAddresses: HostLookup = (host) => dns.lookup(host, { all: true });

/** As connections want it: without the brackets that a URL puts around an address of IPv6. */
const hostNameOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

function parseLiteralAddress(host: string): LookupAddress[] | undefined {
  const family = isIP(host);
  return family === 0 ? undefined : [{ address: host, family }];
}

/** The address that a URL has instead of a name. */
export const literalAddressOf = (url: URL): LookupAddress[] | undefined =>
  parseLiteralAddress(hostNameOf(url));

/** Throws ADDRESS_NOT_ALLOWED when any of a host's addresses may not be called. */
export function assertCallable(host: string, addresses: readonly LookupAddress[], loopback: boolean): void {
  const refused = addresses.find((address) => !isCallable(address, loopback));
  if (refused) throw new ServiceError('ADDRESS_NOT_ALLOWED', { host, address: refused.address });
}

/** Whether a URL leads to this machine by its very words. */
export const isLocalUrl = (url: URL): boolean =>
  hostNameOf(url) === 'localhost' || (literalAddressOf(url)?.some(isLoopback) ?? false);

/**
 * Resolves the host of a URL, once: whoever connects does so to what was checked here. Throws ADDRESS_NOT_ALLOWED when any of
 * its addresses may not be called; rejects with NoAnswer.
 */
export async function resolveHost(
  url: URL,
  { loopback, lookup }: Network,
  signal: AbortSignal,
): Promise<LookupAddress[]> {
  const addresses = literalAddressOf(url) ?? (await wrapNetworkErrors(lookup(hostNameOf(url)), signal));
  assertCallable(url.host, addresses, loopback);
  return addresses;
}
