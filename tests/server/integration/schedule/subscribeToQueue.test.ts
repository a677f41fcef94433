import { setTimeout as delay, setImmediate as immediate } from 'node:timers/promises';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { maxPending } from '../../../../src/server/integration/exchange/accept/assertAccepting.ts';
import { Relay } from '../../../../src/server/integration/relay/Relay.ts';
import {
  SubscriptionLogger,
  subscribeToQueue,
} from '../../../../src/server/integration/schedule/subscribeToQueue.ts';
import { ServiceError } from '../../../../src/server/platform/base/ServiceError.ts';
import { lookupAllAddresses } from '../../../../src/server/platform/network/ssrfGuard.ts';
import { entityOf } from '../../../../src/server/platform/operations/catalog.ts';
import { toKeyedRecord } from '../../../../src/server/platform/store/records/KeyedRecord.ts';
import { auth, createErp, erpOf, interfaceOf } from '../../samples.ts';
import { serviceUnderTest } from '../../serviceUnderTest.ts';
import { stompBroker } from '../transport/stompBroker.ts';

let count = 0;

const oauthFields = { authType: 'OAUTH2', tokenUrl: 'https://login.example.com/token' };

const broker = await stompBroker();
const service = await serviceUnderTest(undefined, new Relay({ loopback: false }), {
  loopback: true,
  lookup: lookupAllAddresses,
});
const created = await createErp(service);
const dataSourceUuid = created.dataSource;
const body = {
  ...(await interfaceOf(service, created.erp)),
  type: 'ACTIVE_MQ',
  path: undefined,
  address: `tcp://127.0.0.1:${broker.port}`,
  queueName: 'items',
};
afterAll(async () => {
  await service.service.transports.close();
  await broker.close();
});
beforeEach(() => {
  broker.messages.length = 0;
  broker.dead.length = 0;
});

const act = async (action: string, uuid: string) =>
  expect(await service.send(`POST /interfaceConfig/${action}?uuid=${uuid}`)).toMatchObject({ success: true });

/** Creates an interface that is online. Resolves to its uuid. */
async function online(over: object = {}): Promise<string> {
  count += 1;
  const sent = { ...body, interfaceName: `queue ${count}`, ...over };
  const { row } = await service.send('POST /interfaceConfig', { body: sent });
  await act('online', row.uuid);
  return row.uuid;
}

const find = async (path: string, query: object) =>
  (await service.send(`POST /${path}/query`, { body: query })).page.records;

/** Resolves to level and first line of the entries that the queue of an interface left, oldest first. */
const logged = async (interfaceUuid: string) =>
  (await find('interfacelog', { interfaceUuid, type: 'SCHEDULE' }))
    .map(({ level, details }) => `${level} ${String(details).split('\n').join(' / ')}`)
    .toReversed();

const failureOf = async (uuid: string) => (await find('interfaceConfig', { uuid }))[0]?.failureReason;

const counts = (refused = 0) => `Documents fetched: 0 new, 0 already known, ${refused} rejected`;
const trouble = (message: string) =>
  `Documents could not be fetched. The document could not be processed: ${message}`;
const mismatch = (key: string) =>
  `Message ${key}: The idempotency key “${key}” already belongs to another document. Use a new key for this one`;

/** Puts messages into the broker's queue, each with its key. */
const put = (messages: readonly (readonly [key: string, text: string | Buffer])[]) => {
  for (const [key, text] of messages) {
    count += 1;
    broker.messages.push({
      id: `m-${count}`,
      destination: '/queue/items',
      headers: { IdempotencyKey: key },
      body: text,
    });
  }
};

test('the logger writes a problem once until the recovery, and each refusal', async () => {
  const uuid = await online();
  const logger = new SubscriptionLogger(service.service, uuid);
  await logger.logRecovery();
  expect([await logged(uuid), await failureOf(uuid)]).toEqual([[], undefined]);

  await logger.logTrouble(new Error('first'));
  await logger.logTrouble(new Error('repeated'));
  expect(await logged(uuid)).toEqual([`ERROR ${trouble('first')} / ${counts()}`]);
  expect(await failureOf(uuid)).toBe(trouble('first'));

  await logger.logRecovery();
  expect(await failureOf(uuid)).toBeUndefined();

  await logger.logTrouble(new Error('second'));
  expect(await failureOf(uuid)).toBe(trouble('second'));

  await logger.logRefusal({ error: new ServiceError('IDEMPOTENCY_MISMATCH', { key: 'k' }), key: 'k' });
  expect((await logged(uuid)).slice(1)).toEqual([
    `ERROR ${trouble('second')} / ${counts()}`,
    `WARN ${counts(1)} / ${mismatch('k')}`,
  ]);
});

type Step = (logger: SubscriptionLogger) => void;
const connect: Step = (logger) => logger.logConnection();
const lose: Step = (logger) => void logger.logTrouble(new Error('broken'));
const close: Step = (logger) => logger.close();
const wait: Step = () => vi.advanceTimersByTime(30_000);

test.each<{ given: string; steps: readonly Step[]; isRecovery: boolean }>([
  { given: 'lasts', steps: [connect, wait], isRecovery: true },
  { given: 'the broker ends at once', steps: [connect, lose, wait], isRecovery: false },
  { given: 'is closed at once', steps: [connect, close, wait], isRecovery: false },
  { given: 'completes during the close', steps: [close, connect, wait], isRecovery: false },
])('a connection that $given after a problem', async ({ steps, isRecovery }) => {
  const uuid = await online();
  const logger = new SubscriptionLogger(service.service, uuid);
  await logger.logTrouble(new Error('broken'));
  const writes = vi.spyOn(service.store.schedules, 'findInterface');
  onTestFinished(() => writes.mockRestore());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const step of steps) step(logger);
  vi.useRealTimers();
  await immediate();
  expect(writes).toHaveBeenCalledTimes(isRecovery ? 1 : 0);
  await expect.poll(() => failureOf(uuid)).toBe(isRecovery ? undefined : trouble('broken'));
});

test('the logger writes events in their order, also if the first write is slow', async () => {
  const uuid = await online();
  const logger = new SubscriptionLogger(service.service, uuid);
  await logger.logTrouble(new Error('before'));
  const { schedules } = service.store;
  const findInterface = schedules.findInterface.bind(schedules);
  const slowly = async (sought: string) => {
    await delay(200);
    return findInterface(sought);
  };
  vi.spyOn(schedules, 'findInterface').mockImplementationOnce(slowly);
  await Promise.all([logger.logRecovery(), logger.logTrouble(new Error('after'))]);
  expect(await failureOf(uuid)).toBe(trouble('after'));
});

test('a connection ends the problem of an earlier process', async () => {
  const uuid = await online();
  await new SubscriptionLogger(service.service, uuid).logTrouble(new Error('broken'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  new SubscriptionLogger(service.service, uuid).logConnection();
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  await expect.poll(() => failureOf(uuid)).toBeUndefined();
});

test('the logger writes the problem that follows a refused document', async () => {
  const uuid = await online();
  const logger = new SubscriptionLogger(service.service, uuid);
  await logger.logTrouble(new Error('before'));
  await logger.logRefusal({ error: new ServiceError('IDEMPOTENCY_MISMATCH', { key: 'k' }), key: 'k' });
  expect(await failureOf(uuid)).toBeUndefined();
  await logger.logTrouble(new Error('after'));
  expect(await failureOf(uuid)).toBe(trouble('after'));
});

test('the subscription accepts documents, and refuses one with the key of another', async () => {
  const uuid = await online();
  put([
    ['a', '{"no":"1"}'],
    ['a', '{"no":"2"}'],
    ['b', '{"no":"3"}'],
  ]);
  const { close } = await subscribeToQueue(service.service, uuid);
  await expect.poll(() => broker.messages).toEqual([]);
  await close();
  expect((await find('pendingData', { interfaceUuid: uuid })).map(({ data }) => data).toSorted()).toEqual([
    '{"no":"1"}',
    '{"no":"3"}',
  ]);
  expect(broker.dead.map(({ body }) => body)).toEqual(['{"no":"2"}']);
  expect(await logged(uuid)).toEqual([`WARN ${counts(1)} / ${mismatch('a')}`]);
});

test('a message that is no text in its charset becomes a dead letter', async () => {
  const uuid = await online();
  put([
    ['gbk', Buffer.from([0xca, 0xd5])],
    ['e', '{"no":"6"}'],
  ]);
  const { close } = await subscribeToQueue(service.service, uuid);
  await expect.poll(() => broker.messages).toEqual([]);
  await close();
  expect((await find('pendingData', { interfaceUuid: uuid })).map(({ data }) => data)).toEqual([
    '{"no":"6"}',
  ]);
  expect(broker.dead).toMatchObject([{ headers: { IdempotencyKey: 'gbk' } }]);
  expect(await logged(uuid)).toEqual([
    expect.stringMatching(/^WARN .*1 rejected \/ Message gbk: The document is not text in its charset/),
  ]);
});

test('the document of an interface that goes offline stays in the queue, without a log entry', async () => {
  const uuid = await online();
  const { close } = await subscribeToQueue(service.service, uuid);
  await act('offline', uuid);
  const { connections } = broker;
  put([['c', '{"no":"4"}']]);
  broker.serve();
  await expect.poll(() => broker.connections, { timeout: 20_000 }).toBeGreaterThan(connections);
  await close();
  expect(broker.messages.map(({ body }) => body)).toEqual(['{"no":"4"}']);
  expect(broker.dead).toEqual([]);
  expect(await logged(uuid)).toEqual([]);
});

test('a document stays in the queue while its interface has too many pending documents', async () => {
  const uuid = await online();
  const change = { interfaceUuid: uuid, pending: maxPending.interface, blocked: 0 };
  await service.store.interfaceCounts.add([change], new Date());
  const { close } = await subscribeToQueue(service.service, uuid);
  put([['d', '{"no":"5"}']]);
  broker.serve();
  await expect.poll(() => logged(uuid), { timeout: 20_000 }).toHaveLength(1);
  await close();
  expect(broker.messages.map(({ body }) => body)).toEqual(['{"no":"5"}']);
  expect(broker.dead).toEqual([]);
  expect(await logged(uuid)).toEqual([expect.stringMatching(/^ERROR .* has too many pending documents/)]);
});

test('a subscription that begins during an outage of the database rejects', async () => {
  const uuid = await online();
  vi.spyOn(service.store.schedules, 'findInterface').mockRejectedValueOnce(new Error('database is down'));
  await expect(subscribeToQueue(service.service, uuid)).rejects.toThrow('database is down');
});

test('the log has the reason of a subscription that cannot begin', async () => {
  const { store, client, send } = service;
  const { companyUuid } = client;
  const { row: oauth } = await send('POST /auth', { body: { ...auth, name: 'OAuth', ...oauthFields } });
  const { row: erp } = await send('POST /erp', {
    body: { ...erpOf(dataSourceUuid, oauth.uuid), name: 'OAuth ERP' },
  });
  const uuid = await online();
  // The service refuses such an ERP configuration. The store accepts it.
  await store.transaction(async ({ repository }) => {
    const [row] = await repository.findAll('interface', 'uuid', [uuid], companyUuid);
    const changed = { ...row, uuid, erpUuid: erp.uuid };
    await repository.update(toKeyedRecord(entityOf('interface').model, companyUuid, changed));
  });
  await (await subscribeToQueue(service.service, uuid)).close();
  expect(await logged(uuid)).toEqual([
    expect.stringMatching(/^ERROR Documents could not be fetched\. .*OAuth/),
  ]);
});

test.each([
  ['without a queue', () => online({ type: 'HTTP', path: '/x', address: undefined, queueName: undefined })],
  ['that does not exist', async () => 'gone'],
])('an interface %s has an empty subscription', async (_, create) => {
  const uuid = await create();
  const connections = broker.connections;
  const { close } = await subscribeToQueue(service.service, uuid);
  await close();
  expect([await logged(uuid), broker.connections]).toEqual([[], connections]);
});
