import type { LookupAddress } from 'node:dns';
import { BlockList } from 'node:net';

const loopbackAddresses = new BlockList();
loopbackAddresses.addSubnet('127.0.0.0', 8, 'ipv4');
loopbackAddresses.addAddress('::1', 'ipv6');

/**
 * Returns whether a list contains an address; an IPv4 address also as `::ffff:127.0.0.1`. The zone of
 * `fe80::1%eth0` is ignored.
 */
const isInBlockList = (list: BlockList, { address, family }: LookupAddress): boolean =>
  list.check(address.replace(/%.*/, ''), family === 6 ? 'ipv6' : 'ipv4');

export const isLoopback = (address: LookupAddress): boolean => isInBlockList(loopbackAddresses, address);

/**
 * Networks without ERPs (IANA's registries of special-purpose addresses), and the metadata services of
 * clouds.
 */
const blockedIPv4: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8], // unspecified, "this network"
  ['127.0.0.0', 8], // loopback, for the forms below
  ['169.254.0.0', 16], // link-local; metadata of most clouds
  ['192.0.0.0', 24], // protocol assignments
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
  ['100.100.100.200', 32], // metadata: Alibaba Cloud
  ['168.63.129.16', 32], // metadata: Azure
];

const blockedIPv6: readonly [network: string, prefix: number][] = [
  ['::', 96], // unspecified, and IPv4 written as "compatible"
  ['::ffff:0:0:0', 96], // IPv4, translated
  ['64:ff9b:1::', 48], // IPv4 behind a NAT64 of one's own
  ['2001::', 32], // Teredo: IPv4 within
  ['2002::', 16], // 6to4: IPv4 within
  ['fe80::', 10], // link-local
  ['ff00::', 8], // multicast
  ['fd00:ec2::254', 128], // metadata: AWS
  ['fd20:ce::254', 128], // metadata: Google Cloud
];

const blockedAddresses = new BlockList();
for (const [network, prefix] of blockedIPv4) {
  blockedAddresses.addSubnet(network, prefix, 'ipv4');
  // The same network as a NAT64 translates it.
  blockedAddresses.addSubnet(`64:ff9b::${network}`, 96 + prefix, 'ipv6');
}
for (const [network, prefix] of blockedIPv6) blockedAddresses.addSubnet(network, prefix, 'ipv6');

/**
 * Returns whether the service may connect to an address. Private networks are allowed, loopback only with
 * `loopbackAllowed`.
 */
export const isCallable = (address: LookupAddress, loopbackAllowed: boolean): boolean =>
  isLoopback(address) ? loopbackAllowed : !isInBlockList(blockedAddresses, address);
