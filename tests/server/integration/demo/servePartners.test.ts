import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { hosts } from '../../../../src/server/integration/demo/partners/hosts.ts';
import { servePartners } from '../../../../src/server/integration/demo/partners/servePartners.ts';

const simulatedHosts = new Map<string, number>();
let end: () => Promise<void>;
end = await servePartners(simulatedHosts, {
  random: () => 0,
  translate: (key) => key,
  now: () => new Date(0),
});
afterAll(() => end());

type PartnerResponse = readonly [status: number | undefined, type: string | undefined, body: unknown];

/** Sends a request with this header `Host`. */
const send = (host: string, path: string): Promise<PartnerResponse> =>
  new Promise((resolve, reject) => {
    const port = simulatedHosts.get(hosts.erp);
    const outgoing = request({ host: '127.0.0.1', port, path, headers: { Host: host } }, (response) => {
      const { statusCode, headers } = response;
      json(response).then((body) => resolve([statusCode, headers['content-type'], body]), reject);
    });
    outgoing.on('error', reject).end();
  });

test('every partner has the port of the server', () => {
  expect([...simulatedHosts.keys()]).toEqual(Object.values(hosts));
  expect(new Set(simulatedHosts.values()).size).toBe(1);
});

test.each([
  ['robot.demo.example', '/send', 200, { errcode: 0, errmsg: 'ok' }],
  ['robot.demo.example:8080', '/send?sign=1', 200, { errcode: 0, errmsg: 'ok' }],
  ['stranger.example', '/send', 404, expect.objectContaining({ success: false })],
  ['erp.demo.example', '//', 404, expect.objectContaining({ success: false })],
])('the host %s answers %s with %i', async (host, path, status, body) => {
  expect(await send(host, path)).toEqual([status, 'application/json; charset=utf-8', body]);
});

test('the server counts the requests to each path of a host', async () => {
  const statuses: unknown[] = [];
  for (let count = 0; count < 13; count += 1) {
    const [status] = await send('erp.demo.example', '/api/shipments');
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array(11).fill(200), 503, 200]);
});
