import { readFileSync } from 'node:fs';
import { Agent, get, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { log } from '../../../../src/server/platform/base/log.ts';
import { drainTimeout, listen } from '../../../../src/server/platform/http/listen.ts';

test('an unused connection stays open for longer than in the pool of nginx, 60 s', async () => {
  const server = await listen({ fetch: () => new Response() }, '127.0.0.1', 0);
  onTestFinished(server.close);
  const { headers } = await fetch(server.url);
  expect(headers.get('Keep-Alive')).toBe('timeout=75');
});

test('a port in use is refused with the variable that sets another one and the error of the system', async () => {
  const server = await listen({ fetch: () => new Response() }, '127.0.0.1', 0);
  onTestFinished(server.close);
  const port = Number(new URL(server.url).port);
  await expect(listen({ fetch: () => new Response() }, '127.0.0.1', port)).rejects.toMatchObject({
    message: `Cannot listen on HOST 127.0.0.1, PORT ${port}: another process uses this port. Stop that process, or set PORT to another number.`,
    cause: { code: 'EADDRINUSE' },
  });
});

test('a server logs connections that it cannot accept, and continues', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue();
  onTestFinished(() => error.mockRestore());
  const fetch = (_request: Request, bindings: unknown) => {
    const { server } = (bindings as HttpBindings).incoming.socket as Socket & { readonly server: Server };
    for (const message of ['accept EMFILE 1', 'accept EMFILE 2']) server.emit('error', new Error(message));
    return new Response('answered');
  };
  const server = await listen({ fetch }, '127.0.0.1', 0);
  onTestFinished(server.close);
  expect(await (await globalThis.fetch(server.url)).text()).toBe('answered');
  expect(error.mock.calls.map(([, message]) => message)).toEqual([
    'HTTP server: Error: accept EMFILE 1',
    'HTTP server: Error: accept EMFILE 2',
  ]);
});

test('a stop ends a kept connection with the answer to its running request', async () => {
  let finish: ((answer: Response) => void) | undefined;
  const fetch = () =>
    new Promise<Response>((resolve) => {
      finish = resolve;
    });
  const server = await listen({ fetch }, '127.0.0.1', 0);
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const statuses: (number | undefined)[] = [];
  get(server.url, { agent }, (response) => {
    statuses.push(response.statusCode);
    response.resume();
  });
  await expect.poll(() => finish).toBeDefined();
  const start = performance.now();
  const closed = server.close();
  finish?.(new Response());
  await closed;
  expect(statuses).toEqual([200]);
  expect(performance.now() - start).toBeLessThan(drainTimeout / 2);
});

test.each([
  { file: 'compose.yaml', pattern: /stop_grace_period: (\d+)s/ },
  { file: 'scripts/service/interface-console.service', pattern: /TimeoutStopSec=(\d+)/ },
])('with $file, requests and then deliveries have time to end', ({ file, pattern }) => {
  const [, seconds] = pattern.exec(readFileSync(file, 'utf8')) ?? [];
  expect(Number(seconds) * 1000).toBeGreaterThanOrEqual(3 * drainTimeout);
});
