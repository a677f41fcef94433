import { BlockList, isIP } from 'node:net';
import { createMiddleware } from 'hono/factory';
import { isAddressRange } from '../../../../contract/validation/formats.ts';
import type { ServiceEnv } from '../../operations/ServiceContext.ts';

/** Returns whether a list contains an address. */
type AddressMatcher = (address: string) => boolean;

const ipFamilyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Returns a test whether an address is in one of these ranges. Entries that are no range match nothing. An
 * IPv4 address equals `::ffff:10.0.0.1`, in the list and in the test. The zone of `fe80::1%eth0` is ignored.
 */
export function addressMatcher(entries: readonly string[]): AddressMatcher {
  const list = new BlockList();
  for (const entry of entries) {
    if (!isAddressRange(entry)) continue;
    const [network = '', length] = entry.split('/');
    const family = ipFamilyOf(network);
    list.addSubnet(network, Number(length ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => {
    const withoutZone = address.replace(/%.*/, '');
    return isIP(withoutZone) !== 0 && list.check(withoutZone, ipFamilyOf(withoutZone));
  };
}

/** The address of a hop without the port that some proxies write: `203.0.113.7:51234`, `[2001:db8::1]:51234`. */
const addressOf = (hop: string): string => hop.replace(/^\[(.+)\](?::\d+)?$|^(\d+\.[\d.]+):\d+$/, '$1$2');

/**
 * Returns the address of the caller: the peer of the connection. If the peer is a trusted proxy, the last hop
 * of X-Forwarded-For that is not trusted. Every proxy appends the address that it saw, so only entries of
 * trusted proxies are reliable.
 */
export function callerAddress(
  peer: string,
  forwardedFor: string | undefined,
  isTrusted: AddressMatcher,
): string {
  const hops = (forwardedFor ?? '').split(',').flatMap((hop) => addressOf(hop.trim()) || []);
  let caller = peer;
  for (const hop of hops.reverse()) {
    if (!isTrusted(caller)) break;
    caller = hop;
  }
  return caller;
}

/** Identifies the caller. `trustedProxies` are addresses and ranges whose X-Forwarded-For is trusted. */
export function identifyCaller(trustedProxies: readonly string[]) {
  const isTrusted = addressMatcher(trustedProxies);
  return createMiddleware<ServiceEnv>(async (context, next) => {
    const peer = context.env?.incoming?.socket.remoteAddress ?? '';
    context.set('callerAddress', callerAddress(peer, context.req.header('X-Forwarded-For'), isTrusted));
    await next();
  });
}
