import { isIPv6 } from 'node:net';

/**
 * Limits of sign-in attempts: the number that is free, and then the seconds between two. Strangers at other
 * addresses do not lock an operator out. Many names from one address are limited as well.
 */
export const attemptLimits = {
  operatorAtAddress: { free: 5, seconds: 60 },
  address: { free: 30, seconds: 10 },
};

/**
 * Returns the network for which attempts from an address count: an IPv4 address, or the first 64 bits of an IPv6
 * address, because one caller often has all addresses of such a network.
 */
export function networkOf(address: string): string {
  const ipv4 = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (ipv4 !== undefined || !isIPv6(address)) return ipv4 ?? address;
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`);
  const [first = [], last = []] = hostname.split('::').map((part) => part.match(/\w+/g) ?? []);
  const zeros = Array(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
