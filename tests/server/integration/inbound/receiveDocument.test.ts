import { expect, test } from 'vitest';
import type { Row } from '../../../../src/contract/api/envelope.ts';
import { inboundUnderTest, type Posting } from './inboundUnderTest.ts';

const uuids: Record<string, string> = {};

const inbound = await inboundUnderTest();
const { interfaceAfter } = inbound;
uuids.item = await interfaceAfter(['online'], { interfaceName: 'item', entityIdentifier: 'no' });
uuids.paused = await interfaceAfter(['online', 'suspend'], { interfaceName: 'paused' });
uuids.all = await interfaceAfter(['online'], { interfaceName: 'twin' });
uuids.own = await interfaceAfter(['online'], { interfaceName: 'twin', ownerCode: 'OWN1' });
uuids.there = await interfaceAfter(['online'], { interfaceName: 'twin', dcCode: 'GZ01' });
const returns = { eventTypes: ['RETURN_COMPLETED', 'STOCK_ADJUSTED'] };
uuids.returns = await interfaceAfter(['online'], { interfaceName: 'returns', ...returns });
uuids.more = await interfaceAfter(['online', 'suspend'], { interfaceName: 'more returns', ...returns });
uuids.far = await interfaceAfter(['online'], { interfaceName: 'far', dcCode: 'GZ01', ...returns });
uuids.owners = await interfaceAfter(['online'], { interfaceName: 'owners', ownerCode: 'OWN1', ...returns });
uuids.asleep = await interfaceAfter([], { interfaceName: 'asleep', ...returns });

const pendingOf = async (interfaceUuid = ''): Promise<readonly Row[]> => {
  const { store, client } = inbound.service;
  const query = { entity: 'pendingData', companyUuid: client.companyUuid, equals: { interfaceUuid } };
  return (await store.repository.list(query)).records;
};

const keyed = (key: string, text?: string): Posting => ({ headers: { 'Idempotency-Key': key }, text });

test('the service stores a document unchanged and returns its receipt', async () => {
  const text = '{ "no": "A-1",\n "qty": 12.50 }';
  const { status, data } = await inbound.post('/exchange/item', keyed('first', text));
  expect({ status, data }).toEqual({
    status: 202,
    data: {
      uuid: expect.any(String),
      interfaceName: 'item',
      entityNo: 'A-1',
      idempotencyKey: 'first',
      status: 'PENDING',
      repeated: false,
    },
  });
  const [stored] = await pendingOf(uuids.item);
  expect(stored).toMatchObject({ data: text, entityNo: 'A-1', status: 'PENDING', idempotencyKey: 'first' });
  expect((await inbound.calls()).find(({ interfaceUuid }) => interfaceUuid === uuids.item)).toMatchObject({
    direction: 'IN',
    interfaceName: 'item',
    interfaceType: 'ERP_DOWN',
    httpStatus: 202,
    success: true,
    requestBody: expect.stringContaining('A-1'),
    responseBody: expect.stringContaining('"idempotencyKey":"first"'),
    elapsedMs: expect.any(Number),
  });
});

const documents: readonly [given: string, companyUuid: () => unknown][] = [
  ['another text', () => '4711'],
  ['a number', () => 7],
  ['the own company', () => inbound.service.client.companyUuid],
];

test.each(
  documents.flatMap(([given, companyUuid]) => [
    [given, companyUuid, '/exchange/item', false] as const,
    [given, companyUuid, '/exchange/item', true] as const,
    [given, companyUuid, '/exchangeEvent/STOCKTAKE_COMPLETED', false] as const,
    [given, companyUuid, '/exchangeEvent/STOCKTAKE_COMPLETED', true] as const,
  ]),
)('a document may have %s in a property companyUuid (case %#)', async (_, companyUuid, path, signedIn) => {
  const text = JSON.stringify({ no: 'C-1', companyUuid: companyUuid() });
  expect(await inbound.post(path, { text, signedIn })).toMatchObject({ status: 202 });
  if (path === '/exchange/item') expect((await pendingOf(uuids.item)).at(-1)?.data).toBe(text);
});

test('a document in its declared charset is stored with its characters', async () => {
  const bytes = Buffer.from('{"no":"\xca\xd5"}', 'latin1');
  const headers = { 'Content-Type': 'application/json; charset=GBK' };
  expect(await inbound.post('/exchange/item', { bytes, headers })).toMatchObject({ status: 202 });
  expect((await pendingOf(uuids.item)).at(-1)?.data).toBe('{"no":"收"}');
});

test('a suspended interface accepts documents', async () => {
  expect((await inbound.post('/exchange/paused')).status).toBe(202);
  expect(await pendingOf(uuids.paused)).toHaveLength(1);
});

const repetitions: readonly [given: string, first: Posting, second: Posting, second: object, rows: number][] =
  [
    ['the same request again', keyed('k1'), keyed('k1'), { status: 202, repeated: true }, 1],
    ['another document', keyed('k2'), keyed('k2', '{"no":"B"}'), { status: 409 }, 1],
    ['another key', keyed('k3'), keyed('k4'), { status: 202, repeated: false }, 2],
    ['no key', {}, {}, { status: 202, repeated: false }, 2],
    ['an empty key', keyed(''), keyed(''), { status: 202, repeated: false }, 2],
  ];

test.each(repetitions)('idempotency works for %s', async (_, first, second, want, rows) => {
  const before = (await pendingOf(uuids.all)).length;
  const one = await inbound.post('/exchange/twin?dcCode=SH01', first);
  const two = await inbound.post('/exchange/twin?dcCode=SH01', second);
  const { status, success, errorCode, row } = two;
  expect(success ? { status, repeated: row.repeated } : { status }).toEqual(want);
  expect(success || errorCode === 'IDEMPOTENCY_MISMATCH').toBe(true);
  if (success) expect(row.uuid === one.row.uuid).toBe(row.repeated);
  expect((await pendingOf(uuids.all)).length - before).toBe(rows);
});

test('a hundred parallel requests under one key store one document', async () => {
  const before = (await pendingOf(uuids.all)).length;
  const posting = keyed('hundredfold');
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => inbound.post('/exchange/twin?dcCode=SH01', posting)),
  );
  expect(new Set(answers.map(({ row }) => row.uuid)).size).toBe(1);
  expect(answers.filter(({ row }) => row.repeated === false)).toHaveLength(1);
  expect((await pendingOf(uuids.all)).length - before).toBe(1);
});

test.each([
  ['dcCode=SH01', 'all'],
  ['dcCode=SH01&ownerCode=OWN1', 'own'],
  ['dcCode=SH01&ownerCode=OWN2', 'all'],
  ['dcCode=GZ01', 'there'],
])('the parameters %s select the interface %s', async (parameters, name) => {
  const before = (await pendingOf(uuids[name])).length;
  await inbound.post(`/exchange/twin?${parameters}`);
  expect((await pendingOf(uuids[name])).length - before).toBe(1);
});

test.each([
  ['RETURN_COMPLETED', '', ['far', 'more returns', 'owners', 'returns']],
  ['STOCK_ADJUSTED', '?dcCode=SH01', ['more returns', 'owners', 'returns']],
  ['STOCK_ADJUSTED', '?dcCode=SH01&ownerCode=OWN2', ['more returns', 'returns']],
  ['STOCKTAKE_COMPLETED', '', []],
])('the event %s%s reaches the interfaces %j', async (event, parameters, names) => {
  const { status, row } = await inbound.post(
    `/exchangeEvent/${event}${parameters}`,
    keyed(`${event}${parameters}`),
  );
  expect({ status, refusals: row.refusals, eventType: row.eventType }).toEqual({
    status: 202,
    refusals: [],
    eventType: event,
  });
  const receipts = row.receipts as Row[];
  expect(receipts.map(({ interfaceName }) => interfaceName).sort()).toEqual(names);
  expect(new Set(receipts.map(({ uuid }) => uuid)).size).toBe(names.length);
});

test('an event reaches the other interfaces despite a refusal, and fails with the first refusal if all refuse', async () => {
  const path = '/exchangeEvent/RETURN_COMPLETED?dcCode=SH01';
  await inbound.post(`${path}&ownerCode=OWN2`, keyed('twice', '{"no":"R-1"}'));
  const { status, row } = await inbound.post(path, keyed('twice', '{"no":"R-2"}'));
  const refusals = row.refusals as readonly Record<string, unknown>[];
  expect({ status, receipts: (row.receipts as Row[]).map(({ interfaceName }) => interfaceName) }).toEqual({
    status: 202,
    receipts: ['owners'],
  });
  expect(refusals.map(({ interfaceName }) => interfaceName).sort()).toEqual(['more returns', 'returns']);
  expect(refusals[0]).toMatchObject({
    errorCode: 'IDEMPOTENCY_MISMATCH',
    message: expect.stringContaining('twice'),
  });
  const logged = (await inbound.calls()).filter(({ requestBody }) => requestBody === '{"no":"R-2"}');
  const results = logged.map(({ interfaceName, success, errorCode }) => [interfaceName, success, errorCode]);
  expect(results.toSorted()).toEqual([
    ['more returns', false, 'IDEMPOTENCY_MISMATCH'],
    ['owners', true, undefined],
    ['returns', false, 'IDEMPOTENCY_MISMATCH'],
  ]);

  const again = await inbound.post(path, keyed('twice', '{"no":"R-3"}'));
  expect(again).toMatchObject({ status: 409, errorCode: 'IDEMPOTENCY_MISMATCH' });
});

test('parallel requests with a new correct key are all accepted', async () => {
  await inbound.secure({});
  const posted = Array.from({ length: 20 }, () => inbound.post('/exchange/item'));
  expect((await Promise.all(posted)).map(({ status }) => status)).toEqual(posted.map(() => 202));
});
