import type { LookupAddress } from 'node:dns';
import { isHere, type Network, resolved } from '../network/resolved.ts';
import { ServiceError } from '../ServiceError.ts';

/** How far a call may go. Loopback, where it can be called, needs no place on the list. */
export interface Reach extends Network {
  /** Whether scheme, host and port are on the list. */
  readonly isConfigured: (origin: string) => Promise<boolean>;
}

/** The addresses of a URL's host; throws HOST_NOT_ALLOWED for one that is not on the list, otherwise as `resolved` does. */
export async function addressesOf(url: URL, reach: Reach, signal: AbortSignal): Promise<LookupAddress[]> {
  if (!(reach.loopback && isHere(url)) && !(await reach.isConfigured(url.origin))) {
    throw new ServiceError('HOST_NOT_ALLOWED', { host: url.host });
  }
  return resolved(url, reach, signal);
}
