import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { type Hop, nextHopOf } from '../../../../src/server/integration/relay/followRedirects.ts';

const post: Hop = { method: 'POST', url: new URL('https://a.example/x?y=1'), key: 'k', body: '{}' };

/** Returns the next request as text: method, address, key, body. */
function redirected(status: number, location: string | undefined, hop = post): string | undefined {
  const next = nextHopOf(hop, { statusCode: status, headers: { location } } as IncomingMessage);
  return next && [next.method, next.url.href, next.key ?? '-', next.body ?? '-'].join(' ');
}

test.each([
  [301, 'POST', '/z', 'GET https://a.example/z k -'],
  [302, 'POST', 'z', 'GET https://a.example/z k -'],
  [303, 'POST', '?q', 'GET https://a.example/x?q k -'],
  [303, 'PUT', '/z', 'GET https://a.example/z k -'],
  [301, 'PUT', '/z', 'PUT https://a.example/z k {}'],
  [302, 'DELETE', '/z', 'DELETE https://a.example/z k {}'],
  [307, 'POST', '/z', 'POST https://a.example/z k {}'],
  [308, 'POST', 'https://a.example:443/z', 'POST https://a.example/z k {}'],
])('%i of a %s to %s', (status, method, location, want) => {
  expect(redirected(status, location, { ...post, method })).toBe(want);
});

test.each([
  ['https://b.example/z', 'another host'],
  ['//b.example/z', 'another host'],
  ['\\\\b.example/z', 'another host, with backslashes'],
  ['http://a.example/z', 'another scheme'],
  ['https://a.example:8443/z', 'another port'],
  ['https://a.example.b.example/z', 'a host that begins alike'],
  ['https://a.example@b.example/z', 'a host behind a name'],
])('the key does not go to %s (%s)', (location) => {
  expect(redirected(307, location)).toMatch(/ - \{\}$/);
});

test.each([
  [200, '/z'],
  [300, '/z'],
  [304, '/z'],
  [302, undefined],
  [302, ''],
  [302, 'http://[::'],
])('%i to %s is no redirect', (status, location) => {
  expect(redirected(status, location)).toBeUndefined();
});
