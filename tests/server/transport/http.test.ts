import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HttpPool } from '../../../src/server/network/HttpPool.ts';
import { type Delivery, deliver } from '../../../src/server/transport/deliver.ts';
import { httpTarget } from '../../../src/server/transport/http/httpTarget.ts';
import type { Target } from '../../../src/server/transport/Target.ts';
import { type Receiver, startReceiver } from '../exchange/receiver.ts';
import { namesOf } from '../relay/partner.ts';

let receiver: Receiver;
let pool: HttpPool;
const lookup = namesOf({
  'erp.example': ['127.0.0.1'],
  'metadata.example': ['10.0.0.1', '169.254.169.254'],
});

beforeAll(async () => {
  receiver = await startReceiver();
  pool = new HttpPool({ loopback: true, lookup });
});
afterAll(async () => {
  pool.close();
  await receiver.close();
});
beforeEach(() => {
  receiver.answer = (response) => response.end('{"ok":true}');
  receiver.received.length = 0;
});

const target = (over: Partial<Target> = {}): Target =>
  httpTarget(pool, {
    method: 'POST',
    url: receiver.url,
    headers: {},
    bodyOf: (document) => document,
    ...over,
  });

const portOf = () => new URL(receiver.url).port;

test('an answer that does not come in time', async () => {
  receiver.answer = () => undefined;
  const delivery = await deliver(target(), {}, {}, 100);
  expect(delivery.failure).toMatchObject({ code: 'TIMEOUT', parameters: { seconds: 0.1 } });
});

test('an answer that drips', async () => {
  receiver.answer = (response) => {
    const timer = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(timer));
  };
  const delivery = await deliver(target(), {}, {}, 150);
  expect(delivery).toMatchObject({ status: 200, failure: { code: 'TIMEOUT' } });
  expect(delivery.elapsedMs).toBeLessThan(1000);
});

test('an answer without end is cut off', async () => {
  let written = 0;
  receiver.answer = (response) => {
    const write = (): void => {
      while (!response.destroyed && written < 1e9) {
        written += 65_536;
        if (!response.write('x'.repeat(65_536))) break;
      }
    };
    response.on('drain', write);
    write();
  };
  const delivery = await deliver(target(), {}, {});
  expect(delivery).toMatchObject({ status: 200, failure: { code: 'RESPONSE_TOO_LARGE' } });
  expect(written).toBeLessThan(1e8);
});

test.each([
  ['a header with a line break', { headers: { 'x-a': 'b\r\nx-c: d' } }],
  ['a header without a name', { headers: { ' ': 'b' } }],
  ['no address', { url: 'erp' }],
  ['credentials in the address', { url: 'http://a:b@127.0.0.1/' }],
])('%s: the request cannot be made', async (_, over) => {
  expect(await deliver(target(over), {}, {})).toMatchObject({ failure: { code: 'REQUEST_INVALID' } });
  expect(receiver.received).toEqual([]);
});

test.each(['POST', 'PUT'])(
  '%s carries the document, what its target wants and its own key',
  async (method) => {
    const delivery = await deliver(
      target({ method, url: `${receiver.url}/items`, headers: { 'x-tenant': 'east' } }),
      { no: '货-1' },
      { 'Idempotency-Key': 'k-1' },
    );
    expect(delivery).toMatchObject({
      kind: 'HTTP',
      method,
      url: `${receiver.url}/items`,
      status: 200,
      responseText: '{"ok":true}',
      requestBody: { no: '货-1' },
    });
    expect(delivery.failure).toBeUndefined();
    expect(receiver.received).toMatchObject([
      {
        method,
        url: '/items',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'k-1', 'x-tenant': 'east' },
        body: '{"no":"货-1"}',
      },
    ]);
  },
);

const refused = async (url: string, over = pool): Promise<Delivery> =>
  deliver(httpTarget(over, { method: 'POST', url, headers: {}, bodyOf: (document) => document }), {}, {});

test.each(['http://metadata.example/', 'http://169.254.169.254/', 'http://[::ffff:169.254.169.254]/'])(
  '%s is not called, however it is written',
  async (url) => {
    expect((await refused(url)).failure).toMatchObject({
      code: 'ADDRESS_NOT_ALLOWED',
      parameters: { address: expect.stringMatching(/169\.254|a9fe:a9fe/) },
    });
  },
);

test('loopback is not called unless it is allowed, by name or by address', async () => {
  const strict = new HttpPool({ loopback: false, lookup });
  for (const host of ['127.0.0.1', 'erp.example']) {
    const { failure } = await refused(`http://${host}:${portOf()}/`, strict);
    expect(failure).toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
  }
  expect(receiver.received).toEqual([]);
  strict.close();
});

test('many documents share few connections', async () => {
  const ports = new Set<unknown>();
  receiver.answer = (response) => {
    ports.add(response.socket?.remotePort);
    response.end('{"ok":true}');
  };
  const url = `http://erp.example:${portOf()}/`;
  for (let round = 0; round < 25; round += 1)
    await Promise.all(Array.from({ length: 8 }, () => deliver(target({ url }), {}, {})));
  expect(receiver.received).toHaveLength(200);
  expect(ports.size).toBeLessThanOrEqual(16);
});

test('a connection that the receiver has closed meanwhile is no failure', async () => {
  const url = `http://erp.example:${portOf()}/closing`;
  let first = true;
  receiver.answer = (response) => {
    if (first) response.end('{}');
    // The second request meets a connection that ends as it arrives.
    else if (response.req.socket === socket) response.req.socket.destroy();
    else response.end('{}');
    if (first) socket = response.req.socket;
    first = false;
  };
  let socket: unknown;
  expect(await deliver(target({ url }), {}, {})).toMatchObject({ status: 200 });
  expect(await deliver(target({ url }), {}, {})).toMatchObject({ status: 200 });
});
