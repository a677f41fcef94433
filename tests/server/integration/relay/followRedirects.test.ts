import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { type Hop, nextHopOf } from '../../../../src/server/integration/relay/followRedirects.ts';

const post: Hop = { method: 'POST', url: new URL('https://a.example/x?y=1'), key: 'k', body: '{}' };

/** Returns the next request as text: method, address, key, body. */
function nextRequest(status: number, location: string | undefined, hop = post): string | undefined {
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
])('status %i of a %s to %s changes method and body as specified', (status, method, location, want) => {
  expect(nextRequest(status, location, { ...post, method })).toBe(want);
});

test.each([
  ['https://b.example/z', 'another host'],
  ['//b.example/z', 'another host'],
  ['\\\\b.example/z', 'another host, with backslashes'],
  ['http://a.example/z', 'another scheme'],
  ['https://a.example:8443/z', 'another port'],
  ['https://a.example.b.example/z', 'a host with the same beginning'],
  ['https://a.example@b.example/z', 'a host behind a user name'],
])('the key is not sent to %s (%s)', (location) => {
  expect(nextRequest(307, location)).toMatch(/ - \{\}$/);
});

test.each([
  [200, '/z'],
  [300, '/z'],
  [304, '/z'],
  [302, undefined],
  [302, ''],
  [302, 'http://[::'],
])('status %i with location %s is not a redirect', (status, location) => {
  expect(nextRequest(status, location)).toBeUndefined();
});
