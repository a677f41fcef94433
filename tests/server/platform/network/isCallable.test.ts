import { isIP } from 'node:net';
import { expect, test } from 'vitest';
import { isCallable } from '../../../../src/server/platform/network/isCallable.ts';

const callable = (address: string, loopback: boolean): boolean =>
  isCallable({ address, family: isIP(address) }, loopback);

test.each([
  ['10.0.0.5', 'private'],
  ['172.16.0.1', 'private'],
  ['192.168.1.1', 'private'],
  ['100.64.0.1', 'shared'],
  ['8.8.8.8', 'public'],
  ['::ffff:10.0.0.5', 'private, mapped'],
  ['64:ff9b::8.8.8.8', 'public, through NAT64'],
  ['fd12:3456::1', 'private'],
  ['2606:4700::1111', 'public'],
])('%s is callable (%s)', (address) => {
  expect([callable(address, false), callable(address, true)]).toEqual([true, true]);
});

test.each([['127.0.0.1'], ['127.255.255.254'], ['::1'], ['::ffff:127.0.0.1'], ['::ffff:7f00:1']])(
  '%s is loopback and callable in development only',
  (address) => {
    expect([callable(address, false), callable(address, true)]).toEqual([false, true]);
  },
);

test.each([
  ['0.0.0.0', 'unspecified'],
  ['0.1.2.3', 'this network'],
  ['169.254.169.254', 'metadata'],
  ['169.254.0.1', 'link-local'],
  ['100.100.100.200', 'metadata'],
  ['168.63.129.16', 'metadata'],
  ['192.0.0.192', 'protocol assignments'],
  ['224.0.0.1', 'multicast'],
  ['239.255.255.250', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::127.0.0.1', 'loopback, compatible'],
  ['::169.254.169.254', 'metadata, compatible'],
  ['::ffff:0.0.0.0', 'unspecified, mapped'],
  ['::ffff:169.254.169.254', 'metadata, mapped'],
  ['::ffff:a9fe:a9fe', 'metadata, mapped, in hexadecimal'],
  ['::ffff:0:127.0.0.1', 'loopback, translated'],
  ['64:ff9b::127.0.0.1', 'loopback through NAT64'],
  ['64:ff9b::a9fe:a9fe', 'metadata through NAT64'],
  ['64:ff9b:1::7f00:1', 'local NAT64'],
  ['2002:7f00:1::', 'loopback in 6to4'],
  ['2001:0:7f00:1::', 'Teredo'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local with its zone'],
  ['febf::1', 'link-local'],
  ['ff02::1', 'multicast'],
  ['fd00:ec2::254', 'metadata'],
  ['fd20:ce::254', 'metadata'],
])('%s is never callable (%s)', (address) => {
  expect([callable(address, false), callable(address, true)]).toEqual([false, false]);
});
