import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { ServiceError } from '../ServiceError.ts';
import { isCallable } from './isCallable.ts';
import { isLoopback } from './isLoopback.ts';

/** Resolves a name to all of its addresses, as `lookup` of node:dns/promises does. */
export type Lookup = (hostname: string) => Promise<LookupAddress[]>;

/** How far a call may go. */
export interface Reach {
  readonly origins: ReadonlySet<string>;
  /** Loopback needs no place on the list, and its addresses can be called. */
  readonly loopback: boolean;
  readonly lookup: Lookup;
}

const literalOf = (host: string): LookupAddress[] => {
  const family = isIP(host);
  return family === 0 ? [] : [{ address: host, family }];
};

/**
 * Resolves the host of a URL, once: whoever connects does so to what was checked here. Throws HOST_NOT_ALLOWED for a host that
 * is not on the list and ADDRESS_NOT_ALLOWED when any of its addresses may not be called; rejects as `lookup` does.
 */
export async function addressesOf(url: URL, { origins, loopback, lookup }: Reach): Promise<LookupAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const literal = literalOf(host);
  const isHere = host === 'localhost' || literal.some(isLoopback);
  if (!origins.has(url.origin) && !(loopback && isHere)) {
    throw new ServiceError('HOST_NOT_ALLOWED', { host: url.host });
  }
  const addresses = literal.length > 0 ? literal : await lookup(host);
  const refused = addresses.find((address) => !isCallable(address, loopback));
  if (refused) throw new ServiceError('ADDRESS_NOT_ALLOWED', { host: url.host, address: refused.address });
  return addresses;
}
