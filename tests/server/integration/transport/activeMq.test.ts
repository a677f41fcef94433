import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  activeMqSource,
  activeMqTarget,
} from '../../../../src/server/integration/transport/activeMq/activeMqTransport.ts';
import { BrokerCache } from '../../../../src/server/integration/transport/activeMq/Broker.ts';
import {
  parseStompAddress,
  TcpSocket,
} from '../../../../src/server/integration/transport/activeMq/TcpSocket.ts';
import { deliverDocument } from '../../../../src/server/integration/transport/DeliveryTarget.ts';
import type { AcceptResult } from '../../../../src/server/integration/transport/DocumentSource.ts';
import { Transports } from '../../../../src/server/integration/transport/Transports.ts';
import { inTime } from '../../../../src/server/platform/base/inTime.ts';
import type { Network } from '../../../../src/server/platform/network/ssrfGuard.ts';
import { findClosedPort, startTcpServer } from '../connection/connectionUnderTest.ts';
import { createLookup } from '../relay/partner.ts';
import { stompBroker } from './stompBroker.ts';

const lookup = createLookup({ 'mq.example': ['127.0.0.1'], 'metadata.example': ['169.254.169.254'] });
const network: Network = { loopback: true, lookup };
const transports = new Transports(network);

const broker = await stompBroker();
afterAll(async () => {
  await transports.close();
  await broker.close();
});
beforeEach(() => {
  broker.messages.length = 0;
  broker.dead.length = 0;
  broker.takes = true;
});

const at = (url: string, password = 'open sesame') =>
  parseStompAddress({
    url,
    headers: {},
    authentication: { type: 'BASIC', username: 'wms', password, secrets: [] },
    secrets: [],
  });
const good = () => at(`tcp://mq.example:${broker.port}`);
const deliver = (document: unknown, key: string, address = good(), milliseconds?: number) =>
  deliverDocument(activeMqTarget(transports.cacheOf(BrokerCache), address, 'wms.items'), document, {
    idempotencyKey: key,
    milliseconds,
  });

test.each([
  ['tcp://mq.example', { port: 61613, encrypted: false, displayUrl: 'tcp://mq.example:61613' }],
  ['ssl://mq.example:61614?x=1', { port: 61614, encrypted: true }],
  ['https://mq.example', { port: 61612, encrypted: true, displayUrl: 'ssl://mq.example:61612' }],
  ['nio://[::1]:1', { host: '::1', port: 1, encrypted: false, displayUrl: 'tcp://[::1]:1' }],
  ['mq.example', { host: '', port: 61613, encrypted: false, displayUrl: 'tcp://:61613' }],
])('parseStompAddress reads %s', (url, want) => {
  expect(at(url)).toMatchObject({ ...want, username: 'wms', password: 'open sesame' });
});

test('the transport sends many documents as persistent messages over one connection', async () => {
  const before = broker.connections;
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, no) => deliver({ no, name: '货: 1' }, `货:${no}`)),
  );
  expect(all.filter(({ failure }) => failure)).toEqual([]);
  expect(all[0]).toMatchObject({
    kind: 'ACTIVE_MQ',
    method: 'SEND',
    url: `tcp://mq.example:${broker.port}/queue/wms.items`,
  });
  expect(JSON.stringify(all)).not.toContain('sesame');
  expect(broker.connections - before).toBeLessThanOrEqual(1);
  expect(broker.messages).toHaveLength(50);
  expect(broker.messages[0]).toMatchObject({
    destination: '/queue/wms.items',
    body: '{"no":0,"name":"货: 1"}',
    headers: { IdempotencyKey: '货:0', persistent: 'true', 'content-type': 'application/json' },
  });
  // ActiveMQ treats a message with a content length as bytes instead of text.
  expect(broker.messages[0]?.headers['content-length']).toBeUndefined();
});

test('a message without a receipt of the broker ends with a timeout, and the next one uses another connection', async () => {
  await deliver({}, 'first');
  const before = broker.connections;
  broker.takes = false;
  expect((await deliver({}, 'k', good(), 150)).failure).toMatchObject({ code: 'TIMEOUT' });
  broker.takes = true;
  expect((await deliver({}, 'k')).failure).toBeUndefined();
  expect(broker.connections - before).toBe(1);
});

test('a message fails if the broker closes the connection, and a repetition succeeds', async () => {
  await deliver({}, 'first');
  broker.takes = false;
  const lost = deliver('lost', 'lost');
  await expect.poll(() => broker.ignored).toContain('"lost"');
  broker.drop();
  expect((await lost).failure).toMatchObject({ code: 'CONNECTION_FAILED' });
  broker.takes = true;
  expect((await deliver('lost', 'lost')).failure).toBeUndefined();
});

test.each([
  ['a wrong password', async () => `tcp://mq.example:${broker.port}`, 'BROKER_REFUSED', 'no'],
  ['a closed port', async () => `tcp://mq.example:${await findClosedPort()}`, 'CONNECTION_FAILED'],
  ['an unknown host', async () => 'tcp://nowhere.example', 'CONNECTION_FAILED'],
  ['an address that is not allowed', async () => 'tcp://metadata.example', 'ADDRESS_NOT_ALLOWED'],
  [
    'OpenWire',
    async () =>
      `tcp://mq.example:${await startTcpServer((socket) => socket.write('\0\0\x01\x40\x01ActiveMQ'))}`,
    'NOT_STOMP',
  ],
  [
    'a server that closes the connection',
    async () => `tcp://mq.example:${await startTcpServer((socket) => socket.end())}`,
    'NOT_STOMP',
  ],
  ['a port without TLS', async () => `ssl://mq.example:${broker.port}`, 'TIMEOUT'],
])('the delivery fails for %s', async (_, url, code, password?: string) => {
  expect((await deliver({}, 'k', at(await url(), password), 400)).failure).toMatchObject({ code });
});

/** Bytes that arrive, with or without the end of a frame → why the socket closes. */
test.each<[bytes: number, hasFrames: boolean, code?: string]>([
  [20_000_000, false],
  [20_000_001, false, 'RESPONSE_TOO_LARGE'],
  [20_000_001, true],
])('a socket that gets %i bytes, with frames: %s, closes with %s', async (bytes, hasFrames, code) => {
  const port = await startTcpServer((peer) => peer.write(Buffer.alloc(bytes, 'x')));
  const socket = new TcpSocket(at(`tcp://mq.example:${port}`), network);
  let arrived = 0;
  socket.onmessage = ({ data }) => {
    arrived += (data as ArrayBuffer).byteLength;
    if (hasFrames) socket.frameReceived();
  };
  await expect.poll(() => socket.cause !== undefined || arrived === bytes).toBe(true);
  expect(socket.cause).toEqual(code && expect.objectContaining({ code, parameters: { megabytes: 20 } }));
  socket.close();
});

test('a socket that is closed before it connects ends its connection and never opens', async () => {
  const events: string[] = [];
  const port = await startTcpServer((peer) => peer.once('close', () => events.push('peer closed')));
  const socket = new TcpSocket(at(`tcp://mq.example:${port}`), network);
  socket.onopen = () => events.push('open');
  socket.onclose = (event) => events.push(`closed, clean: ${(event as CloseEvent).wasClean}`);
  socket.close();
  await expect.poll(() => events).toEqual(['closed, clean: true', 'peer closed']);
});

/** Subscribes to the queue. `fateOf` returns the result for each document, by its text. */
async function listenTo(fateOf: (text: string | undefined) => AcceptResult | Error) {
  const taken: [text: string | undefined, key: string][] = [];
  const troubles: unknown[] = [];
  let connections = 0;
  const source = activeMqSource(transports.cacheOf(BrokerCache), good(), 'wms.items', 10);
  const subscription = await source.subscribe(
    async ({ text, idempotencyKey }) => {
      const fate = fateOf(text);
      if (fate instanceof Error) throw fate;
      if (fate === 'TAKEN') taken.push([text, idempotencyKey]);
      return fate;
    },
    (failure) => troubles.push(failure),
    () => {
      connections += 1;
    },
  );
  return { taken, troubles, connections: () => connections, close: subscription.close };
}

test('the subscription accepts messages in their order and acknowledges them', async () => {
  for (const no of [1, 2, 3]) await deliver(no, `k-${no}`);
  const { taken, troubles, close } = await listenTo(() => 'TAKEN');
  await expect.poll(() => broker.messages).toEqual([]);
  expect(taken).toEqual([
    ['1', 'k-1'],
    ['2', 'k-2'],
    ['3', 'k-3'],
  ]);
  await close();
  expect(troubles).toEqual([]);
});

const gbk = Buffer.from([0xca, 0xd5, 0xbb, 0xf5]);

test.each([
  ['the charset of its header', { 'content-type': 'text/plain;charset=GBK' }, '收货'],
  ['UTF-8, which it is not', {}, undefined],
  ['an unknown charset, which it is not', { 'content-type': 'text/plain;charset=nope' }, undefined],
])('the subscription reads a message in %s', async (_, headers, want) => {
  broker.messages.push({ id: 'm-gbk', destination: '/queue/wms.items', headers, body: gbk });
  const { taken, close } = await listenTo(() => 'TAKEN');
  await expect.poll(() => taken).toEqual([[want, 'm-gbk']]);
  await close();
});

test('the broker repeats a failed message before later ones, and a refused one becomes a dead letter', async () => {
  for (const no of [1, 2, 3, 4]) await deliver(no, `k-${no}`);
  let failures = 2;
  const { taken, troubles, close } = await listenTo((text) => {
    if (text === '3') return 'REFUSED';
    if (text !== '2' || failures === 0) return 'TAKEN';
    failures -= 1;
    return new Error('not now');
  });
  await expect.poll(() => taken.map(([text]) => text)).toEqual(['1', '2', '4']);
  await expect.poll(() => broker.messages).toEqual([]);
  await close();
  expect(broker.dead.map(({ body }) => body)).toEqual(['3']);
  expect(troubles).toEqual([new Error('not now'), new Error('not now')]);
});

test('the subscription reconnects after a lost connection', async () => {
  const { taken, troubles, connections, close } = await listenTo(() => 'TAKEN');
  await deliver(1, 'k-1');
  await expect.poll(() => taken).toHaveLength(1);
  expect(connections()).toBe(1);
  broker.drop();
  await expect.poll(() => troubles).not.toEqual([]);
  await deliver(2, 'k-2');
  await expect.poll(() => taken).toHaveLength(2);
  expect(connections()).toBe(2);
  await close();
});

test('the subscription and the connections close although the broker does not confirm the end', async () => {
  await deliver(1, 'k-1');
  const { taken, close } = await listenTo(() => 'TAKEN');
  await expect.poll(() => taken).toHaveLength(1);
  broker.takes = false;
  await inTime(close(), 4000);
  await inTime(transports.close(), 4000);
});
