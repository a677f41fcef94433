import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { drainTimeout, listen } from '../../../../src/server/platform/http/listen.ts';

test('an unused connection stays open for longer than in the pool of nginx, 60 s', async () => {
  const server = await listen({ fetch: () => new Response() }, '127.0.0.1', 0);
  onTestFinished(server.close);
  const { headers } = await fetch(server.url);
  expect(headers.get('Keep-Alive')).toBe('timeout=75');
});

test.each([
  { file: 'compose.yaml', pattern: /stop_grace_period: (\d+)s/ },
  { file: 'scripts/service/interface-console.service', pattern: /TimeoutStopSec=(\d+)/ },
])('with $file, requests and then deliveries have time to end', ({ file, pattern }) => {
  const [, seconds] = pattern.exec(readFileSync(file, 'utf8')) ?? [];
  expect(Number(seconds) * 1000).toBeGreaterThanOrEqual(3 * drainTimeout);
});
