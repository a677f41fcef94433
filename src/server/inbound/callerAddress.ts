import type { AddressTest } from './addressList.ts';

/**
 * The address of who calls: the peer of the connection, or, as far as that is a trusted proxy, the last hop of its X-Forwarded-For that is
 * none. Every proxy appends the address that it saw, so only what trusted ones have appended can be believed.
 */
export function callerAddress(
  peer: string,
  forwardedFor: string | undefined,
  isTrusted: AddressTest,
): string {
  const hops = (forwardedFor ?? '').split(',').flatMap((hop) => hop.trim() || []);
  let caller = peer;
  for (const hop of hops.reverse()) {
    if (!isTrusted(caller)) break;
    caller = hop;
  }
  return caller;
}
