import { expect, test } from 'vitest';
import { networkOf } from '../../../../src/server/platform/security/attemptLimits.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['1::2:3:4:5:6', '1:0:0:2'],
  ['unknown', 'unknown'],
  ['', ''],
])('attempts from %s count for %s', (address, want) => {
  expect(networkOf(address)).toBe(want);
});
