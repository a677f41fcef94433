import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { ServiceError } from '../ServiceError.ts';
import { isCallable } from './isCallable.ts';
import { isLoopback } from './isLoopback.ts';
import { overNetwork } from './overNetwork.ts';

/** Resolves a name to all of its addresses, as `lookup` of node:dns/promises does. */
export type Lookup = (hostname: string) => Promise<LookupAddress[]>;

/** How far a call may go. */
export interface Reach {
  /** Whether scheme, host and port are on the list. */
  readonly isConfigured: (origin: string) => Promise<boolean>;
  /** Loopback needs no place on the list, and its addresses can be called. */
  readonly loopback: boolean;
  readonly lookup: Lookup;
}

function literalOf(host: string): LookupAddress[] | undefined {
  const family = isIP(host);
  return family === 0 ? undefined : [{ address: host, family }];
}

/**
 * Resolves the host of a URL, once: whoever connects does so to what was checked here. Throws HOST_NOT_ALLOWED for a host that
 * is not on the list and ADDRESS_NOT_ALLOWED when any of its addresses may not be called; rejects with NoAnswer.
 */
export async function addressesOf(
  { hostname, host, origin }: URL,
  { isConfigured, loopback, lookup }: Reach,
  signal: AbortSignal,
): Promise<LookupAddress[]> {
  const name = hostname.replace(/^\[|\]$/g, '');
  const literal = literalOf(name);
  const isHere = name === 'localhost' || (literal?.some(isLoopback) ?? false);
  if (!(loopback && isHere) && !(await isConfigured(origin))) {
    throw new ServiceError('HOST_NOT_ALLOWED', { host });
  }
  const addresses = literal ?? (await overNetwork(lookup(name), signal));
  const refused = addresses.find((address) => !isCallable(address, loopback));
  if (refused) throw new ServiceError('ADDRESS_NOT_ALLOWED', { host, address: refused.address });
  return addresses;
}
