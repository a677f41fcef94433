import { expect, test } from 'vitest';
import { addressMatcher } from '../../../../../src/server/platform/http/middleware/callerAddress.ts';

const cases: readonly [list: readonly string[], address: string, isOn: boolean][] = [
  [['10.0.0.1'], '10.0.0.1', true],
  [['10.0.0.1'], '10.0.0.2', false],
  [['10.0.0.0/8'], '10.200.3.4', true],
  [['10.0.0.0/8'], '11.0.0.1', false],
  [['0.0.0.0/0'], '203.0.113.9', true],
  [['0.0.0.0/0'], '2001:db8::1', false],
  [['10.0.0.1'], '::ffff:10.0.0.1', true],
  [['::ffff:10.0.0.1'], '10.0.0.1', true],
  [['::ffff:10.0.0.0/104'], '10.9.9.9', true],
  [['::ffff:10.0.0.0/104'], '11.9.9.9', false],
  [['2001:db8::/32'], '2001:db8:5::9', true],
  [['2001:db8::/32'], '2001:db9::9', false],
  [['2001:DB8:0:0::1'], '2001:db8::1', true],
  [['::1'], '127.0.0.1', false],
  [['fe80::/10'], 'fe80::1%eth0', true],
  [['192.168.1.0/24', '::1'], '::1', true],
  // Invalid entries of the list match no address, and an invalid address matches no entry.
  [['999.1.1.1', '10.0.0.0/33', '10.0.0.0/', '::1/129', ''], '10.0.0.1', false],
  [['0.0.0.0/0', '::/0'], 'unknown', false],
  [['0.0.0.0/0', '::/0'], '', false],
  [[], '10.0.0.1', false],
];

test.each(cases)('the list %j contains %s: %s', (list, address, isOn) => {
  expect(addressMatcher(list)(address)).toBe(isOn);
});
