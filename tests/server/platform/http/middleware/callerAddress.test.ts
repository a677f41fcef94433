import { expect, test } from 'vitest';
import {
  addressMatcher,
  callerAddress,
} from '../../../../../src/server/platform/http/middleware/callerAddress.ts';

const proxies = ['127.0.0.1', '10.0.0.0/8'];

const cases: readonly [
  peer: string,
  forwardedFor: string | undefined,
  trusted: readonly string[],
  want: string,
][] = [
  ['203.0.113.9', undefined, [], '203.0.113.9'],
  // No proxy is trusted by default, not even on the same machine.
  ['127.0.0.1', '203.0.113.9', [], '127.0.0.1'],
  ['127.0.0.1', '203.0.113.9', proxies, '203.0.113.9'],
  ['::ffff:127.0.0.1', '203.0.113.9', proxies, '203.0.113.9'],
  // The client sent the first address itself. The proxy added the second.
  ['127.0.0.1', '192.0.2.1, 203.0.113.9', proxies, '203.0.113.9'],
  ['198.51.100.7', '192.0.2.1', proxies, '198.51.100.7'],
  // Two proxies in a row.
  ['127.0.0.1', '203.0.113.9, 10.1.1.1', proxies, '203.0.113.9'],
  ['127.0.0.1', '10.2.2.2,10.1.1.1', proxies, '10.2.2.2'],
  ['127.0.0.1', ' , ', proxies, '127.0.0.1'],
  ['127.0.0.1', undefined, proxies, '127.0.0.1'],
  ['127.0.0.1', 'unknown', proxies, 'unknown'],
  // Some proxies write the port of the connection, too.
  ['127.0.0.1', '203.0.113.9:51234', proxies, '203.0.113.9'],
  ['127.0.0.1', '203.0.113.9:51234, 10.1.1.1:443', proxies, '203.0.113.9'],
  ['127.0.0.1', '[2001:db8::1]:51234', proxies, '2001:db8::1'],
  ['127.0.0.1', '[2001:db8::1]', proxies, '2001:db8::1'],
  ['127.0.0.1', '2001:db8::1:5123', proxies, '2001:db8::1:5123'],
];

test.each(cases)('peer %s, X-Forwarded-For %s, trusted %j → %s', (peer, forwardedFor, trusted, want) => {
  expect(callerAddress(peer, forwardedFor, addressMatcher(trusted))).toBe(want);
});
