import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { HttpPool } from '../../../../src/server/platform/network/HttpPool.ts';
import { readBody } from '../../../../src/server/platform/network/readBody.ts';
import { sendOnce } from '../../../../src/server/platform/network/sendOnce.ts';
import { resolveHost, resolveHttpHost } from '../../../../src/server/platform/network/ssrfGuard.ts';

const server = createServer((request, response) => response.end(request.headers.host)).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const network = {
  loopback: false,
  lookup: async () => [{ address: '127.0.0.1', family: 4 }],
  simulatedHosts: new Map([['erp.demo.example', port]]),
};
afterAll(() => server.close());

const signal = () => AbortSignal.timeout(5000);
const requestOf = (url: string) => ({ method: 'GET', url: new URL(url), headers: {} });
const textOf = async (answer: Parameters<typeof readBody>[0]) => (await readBody(answer)).bytes.toString();

const reached = ['http://erp.demo.example/api', 'https://erp.demo.example/api', 'http://erp.demo.example:1/'];

test.each(reached)('a kept connection reaches the port of a simulated host: %s', async (url) => {
  const pool = new HttpPool(network);
  expect(await textOf(await pool.send(requestOf(url), signal()))).toBe(new URL(url).host);
  pool.close();
});

test.each(reached)('a single request reaches the port of a simulated host: %s', async (url) => {
  const addresses = await resolveHttpHost(new URL(url), network, signal());
  expect(await textOf(await sendOnce(requestOf(url), addresses, signal()))).toBe(new URL(url).host);
});

test.each<[string, (url: URL) => Promise<unknown>]>([
  ['http://127.0.0.1:9/', (url) => resolveHttpHost(url, network, signal())],
  ['http://other.example/', (url) => resolveHttpHost(url, network, signal())],
  ['tcp://erp.demo.example:61616', (url) => resolveHttpHost(url, network, signal())],
  ['http://erp.demo.example:61616', (url) => resolveHost(url, network, signal())],
  ['http://127.0.0.1:9/', (url) => new HttpPool(network).send(requestOf(url.href), signal())],
  ['http://other.example/', (url) => new HttpPool(network).send(requestOf(url.href), signal())],
])('loopback stays refused otherwise: %s', async (url, call) => {
  await expect(call(new URL(url))).rejects.toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
});
