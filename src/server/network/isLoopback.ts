import type { LookupAddress } from 'node:dns';
import { BlockList } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a list holds an address; one of IPv4 also as `::ffff:127.0.0.1`. The zone of `fe80::1%eth0` is no part of it. */
export const isOn = (list: BlockList, { address, family }: LookupAddress): boolean =>
  list.check(address.replace(/%.*/, ''), family === 6 ? 'ipv6' : 'ipv4');

/** The own machine. */
export const isLoopback = (address: LookupAddress): boolean => isOn(loopback, address);
