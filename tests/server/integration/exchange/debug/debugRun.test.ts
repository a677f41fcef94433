import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { DebugRun } from '../../../../../src/generated/types.ts';
import { entityOf } from '../../../../../src/server/platform/operations/catalog.ts';
import { RecordRepository } from '../../../../../src/server/platform/store/records/RecordRepository.ts';
import { insertRows } from '../../../insertRows.ts';
import { type Answer, type Sent, succeeded } from '../../../serviceUnderTest.ts';
import { exchangeUnderTest, moveToOracle, source, withTables } from '../exchangeUnderTest.ts';

const exchange = await exchangeUnderTest();

afterAll(() => exchange.receiver.close());

beforeEach(() => {
  exchange.receiver.received.length = 0;
  exchange.receiver.answer = (response) => response.end('{"ok":true}');
});

const inDebug = ['online', 'debug'];
const given = JSON.stringify(source);
const { validate } = entityOf('debugRun').validators;

const ask = (interfaceUuid: string, input: object, sent?: Sent): Promise<Answer> =>
  exchange.service.send('POST /interfaceConfig/debugRun', {
    ...sent,
    body: { interfaceUuid, inputType: 'DATA', ...input },
  });

/** Resolves to the run, which must satisfy its entity's schema. */
async function runOf(interfaceUuid: string, input: object, sent?: Sent): Promise<DebugRun> {
  const { data } = await succeeded(ask(interfaceUuid, input, sent));
  expect(validate(data) ? [] : validate.errors).toEqual([]);
  return data as DebugRun;
}

const logsOf = async (interfaceUuid: string) => [
  ...(await exchange.logs('interfacelog', interfaceUuid)),
  ...(await exchange.logs('apiCallLog', interfaceUuid)),
];

const states = [
  { actions: [], mayBeSent: false },
  { actions: ['online'], mayBeSent: false },
  { actions: ['online', 'suspend'], mayBeSent: false },
  { actions: ['online', 'debug', 'unDebug'], mayBeSent: false },
  { actions: ['online', 'debug', 'offline'], mayBeSent: false },
  { actions: ['online', 'debug'], mayBeSent: true },
  { actions: ['online', 'suspend', 'debug'], mayBeSent: true },
];

test.each(states)('a run after $actions maps the document and stores nothing', async ({ actions }) => {
  const uuid = await exchange.interfaceAfter(actions);
  const run = await runOf(uuid, { data: given });
  expect(run).toMatchObject({ success: true, message: 'Mapped; nothing was sent', source: given });
  expect(JSON.parse(run.mapped ?? '')).toEqual({
    code: 'A-1',
    qty: 12,
    dc: '上海配送中心（示例）',
    day: '2026-11-21 16',
  });
  expect(run.steps).toHaveLength(4);
  expect(run.timings.map(({ stage }) => stage)).toEqual(['MAPPING']);
  expect(Object.keys(run)).not.toContain('request');
  expect(exchange.receiver.received).toEqual([]);
  expect(await logsOf(uuid)).toEqual([]);
});

test.each(states)('a run after $actions may send a document: $mayBeSent', async ({ actions, mayBeSent }) => {
  const uuid = await exchange.interfaceAfter(actions);
  const answer = await ask(uuid, { data: given, send: true });
  expect(exchange.receiver.received).toHaveLength(mayBeSent ? 1 : 0);
  expect(await logsOf(uuid)).toHaveLength(mayBeSent ? 2 : 0);
  expect(answer).toMatchObject(
    mayBeSent
      ? { success: true, data: { success: true, status: 200 } }
      : { status: 409, errorCode: 'ILLEGAL_TRANSITION', data: { uuid, debug: false } },
  );
});

test('a run after the expiry of debug sends nothing', async () => {
  const { clock } = exchange.service;
  const uuid = await exchange.interfaceAfter(inDebug);
  const { now } = clock;
  clock.now = new Date(now.getTime() + 31 * 60_000);
  const answer = await ask(uuid, { data: given, send: true });
  clock.now = now;
  expect(answer).toMatchObject({ status: 409, data: { uuid, debug: false } });
  expect(exchange.receiver.received).toEqual([]);
});

test('a run with sending returns request, response, status and stages, and writes logs', async () => {
  const uuid = await exchange.interfaceAfter(inDebug, { preFilter: 'qty', postFilter: 'qty = 12' });
  const waiting = await exchange.queue(uuid);
  const run = await runOf(uuid, { data: given, send: true });
  expect(run).toMatchObject({ success: true, message: 'Delivered: HTTP 200', status: 200 });
  expect(JSON.parse(run.request ?? '')).toMatchObject({ method: 'POST', body: { code: 'A-1', qty: 12 } });
  expect(JSON.parse(run.response ?? '')).toEqual({ status: 200, body: { ok: true } });
  expect(run.timings.map(({ stage }) => stage)).toEqual(['PRE_FILTER', 'MAPPING', 'POST_FILTER', 'SEND']);
  const [received] = exchange.receiver.received;
  expect(received?.headers['idempotency-key']).toBeUndefined();
  expect(await exchange.pendingOf(waiting)).toMatchObject({ status: 'PENDING', version: 1 });
  expect(await exchange.logs('interfacelog', uuid)).toMatchObject([
    { level: 'DEBUG', type: 'SEND', details: 'Delivered: HTTP 200' },
  ]);
  expect(await exchange.logs('apiCallLog', uuid)).toMatchObject([{ httpStatus: 200, success: true }]);
});

test.each<[what: string, document: (uuid: string) => Promise<object>]>([
  ['a given document', async () => ({ data: given })],
  [
    'a document of the queue',
    async (uuid) => ({ inputType: 'ORDER', orderNumber: `SO-${await exchange.queue(uuid)}` }),
  ],
])('a run that sends %s returns its result without its log entries', async (_what, documentOf) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const uuid = await exchange.interfaceAfter(inDebug);
  const input = { ...(await documentOf(uuid)), send: true };
  const insertAll = vi.spyOn(RecordRepository.prototype, 'insertAll').mockImplementation(async (records) => {
    if (records.some(({ entity }) => entity === 'interfaceLog')) throw new TypeError('refused');
  });
  const run = await runOf(uuid, input);
  insertAll.mockRestore();
  expect(run).toMatchObject({
    success: true,
    status: 200,
    message:
      'Delivered: HTTP 200. The log entries of this run could not be stored. The log of the service has the cause',
  });
  expect(run.steps).toHaveLength(4);
  expect(exchange.receiver.received).toHaveLength(1);
  expect(await logsOf(uuid)).toEqual([]);
});

test('an order number selects the newest document', async () => {
  const uuid = await exchange.interfaceAfter([]);
  const entityNo = `PO-${uuid}`;
  const dated = (day: number, no: string) => ({
    entityNo,
    createTime: `2026-11-0${day}T00:00:00.000Z`,
    data: JSON.stringify({ ...source, no }),
  });
  for (const over of [dated(1, 'old'), dated(3, 'newest'), dated(2, 'newer')]) {
    await exchange.queue(uuid, over);
  }
  const run = await runOf(uuid, { inputType: 'ORDER', orderNumber: entityNo });
  expect(JSON.parse(run.mapped ?? '')).toMatchObject({ code: 'newest' });
  expect(JSON.parse(run.source ?? '')).toMatchObject({ no: 'newest' });
});

test('a run without sending leaves the document of the order unchanged', async () => {
  const uuid = await exchange.interfaceAfter([]);
  const pending = await exchange.queue(uuid, { status: 'CANCELLED' });
  const before = await exchange.pendingOf(pending);
  const run = await runOf(uuid, { inputType: 'ORDER', orderNumber: `SO-${pending}`, send: false });
  expect(run).toMatchObject({ success: true, source: given });
  expect(await exchange.pendingOf(pending)).toEqual(before);
  expect(await logsOf(uuid)).toEqual([]);
});

test('a key with characters that no header carries arrives percent-encoded', async () => {
  const uuid = await exchange.interfaceAfter(inDebug);
  const pending = await exchange.queue(uuid, { idempotencyKey: '采购订单:1' });
  const order = { inputType: 'ORDER', orderNumber: `SO-${pending}`, send: true };
  expect(await runOf(uuid, order)).toMatchObject({ success: true });
  expect(exchange.receiver.received[0]?.headers['idempotency-key']).toBe(
    '%E9%87%87%E8%B4%AD%E8%AE%A2%E5%8D%95%3A1',
  );
});

test('a run with sending delivers the document of the order once', async () => {
  const uuid = await exchange.interfaceAfter(inDebug);
  const pending = await exchange.queue(uuid);
  const order = { inputType: 'ORDER', orderNumber: `SO-${pending}`, send: true };
  expect(await runOf(uuid, order)).toMatchObject({ success: true, status: 200, source: given });
  expect(exchange.receiver.received[0]?.headers['idempotency-key']).toBe(`key-${pending}`);
  expect(await exchange.pendingOf(pending)).toMatchObject({ status: 'SUCCESS' });
  expect(await exchange.countsOf(uuid)).toEqual({ pendingCount: 0, blockedCount: 0 });
  expect(await logsOf(uuid)).toMatchObject([{ entity: `SO-${pending}` }, { httpStatus: 200 }]);
  expect(await ask(uuid, order)).toMatchObject({
    status: 409,
    message: 'Only available while pending, failed, or blocked',
  });
  expect(exchange.receiver.received).toHaveLength(1);
});

test.each([
  ['en_US', 'Pending data with document number “X 1” not found'],
  ['zh_CN', '单据号为“X 1”的待处理数据不存在'],
] as const)('the error contains the order number that was not found: %s', async (lang, message) => {
  const uuid = await exchange.interfaceAfter([]);
  await exchange.queue(await exchange.interfaceAfter([]), { entityNo: 'X 1' });
  const order = { inputType: 'ORDER', orderNumber: 'X 1' };
  expect(await ask(uuid, order, { lang })).toMatchObject({ status: 404, errorCode: 'NOT_FOUND', message });
});

test.each([{ inputType: 'ORDER', orderNumber: 'SO-1' }, { data: given }, { data: given, send: true }])(
  'a run does not find an interface of another company: %j',
  async (input) => {
    const uuid = `of-another-${JSON.stringify(input).length}`;
    const keys = { uuid, companyUuid: 'another' };
    const found = { ...keys, interfaceName: uuid, status: 'ONLINE', debug: true };
    const pending = { ...keys, interfaceUuid: uuid, entityNo: 'SO-1', status: 'PENDING', data: given };
    await insertRows(exchange.service, 'interface', [found]);
    await insertRows(exchange.service, 'pendingData', [pending]);
    expect(await ask(uuid, input)).toMatchObject({ status: 404, message: 'Interface not found' });
  },
);

const broken = [
  { data: '{"no": 1,}', en: 'line 1, column 10', zh: '第 1 行第 10 列' },
  { data: '{\n  "no": "A-1"\n  "qty": 2\n}', en: 'line 3, column 3', zh: '第 3 行第 3 列' },
  { data: '{"lines": [1, 2', en: 'line 1, column 16', zh: '第 1 行第 16 列' },
  { data: 'no', en: 'line 1, column 1', zh: '第 1 行第 1 列' },
];

test.each(broken)('the error of $data names $en', async ({ data, en, zh }) => {
  const uuid = await exchange.interfaceAfter([]);
  const problem = (message: string) => ({
    status: 400,
    errorCode: 'INVALID_REQUEST',
    message,
    data: { problems: [{ field: 'data', message }] },
  });
  expect(await ask(uuid, { data })).toMatchObject(problem(`Data is not valid JSON: ${en}`));
  expect(await ask(uuid, { data }, { lang: 'zh_CN' })).toMatchObject(problem(`数据不是有效的 JSON：${zh}`));
});

test('a run refuses a name that an object has twice, in the input and in the queue', async () => {
  const uuid = await exchange.interfaceAfter([]);
  const data = '{"no":"A-1","qty":1,"qty":2}';
  const reason = 'Line 1, column 21: the name “qty” appears twice';
  expect(await ask(uuid, { data })).toMatchObject({
    status: 400,
    data: { problems: [{ field: 'data', message: expect.stringContaining(reason) }] },
  });
  await exchange.queue(uuid, { data, entityNo: 'A-1' });
  const { data: run } = await ask(uuid, { inputType: 'ORDER', orderNumber: 'A-1' });
  expect(run).toMatchObject({ success: false, message: expect.stringContaining(reason) });
});

test('a run keeps the characters of each number', async () => {
  const uuid = await exchange.interfaceAfter([]);
  const data = '{"no":"A-1","id":1234567890123456789,"price":1.10,"weight":1e400}';
  const { data: run } = await ask(uuid, { data });
  expect(run).toMatchObject({ success: true, source: data });
});

test.each([
  [{ inputType: 'DATA' }, 'data'],
  [{ inputType: 'ORDER' }, 'orderNumber'],
  [{ inputType: 'ORDER', orderNumber: '1', send: 'yes' }, 'send'],
])('a run refuses %j because of %s', async (input, field) => {
  const uuid = await exchange.interfaceAfter([]);
  expect(await ask(uuid, input)).toMatchObject({ status: 400, data: { problems: [{ field }] } });
});

const leftOut = [
  { over: { preFilter: 'qty > 100' }, filter: 'PRE_FILTER', stages: ['PRE_FILTER'], steps: 0 },
  { over: { postFilter: 'qty > 100' }, filter: 'POST_FILTER', stages: ['MAPPING', 'POST_FILTER'], steps: 4 },
];

test.each(leftOut)('the filter $over excludes the document', async ({ over, filter, stages, steps }) => {
  const uuid = await exchange.interfaceAfter(inDebug, over);
  const data = JSON.stringify({ ...source, qty: 3 });
  for (const send of [false, true]) {
    const run = await runOf(uuid, { data, send });
    expect(run).toMatchObject({ success: true, leftOutBy: filter });
    expect(run.timings.map(({ stage }) => stage)).toEqual(stages);
    expect(run.steps).toHaveLength(steps);
  }
  expect(exchange.receiver.received).toEqual([]);
});

const failing = [
  {
    data: JSON.stringify({ ...source, qty: 'some' }),
    en: 'Field mapping failed in 1 place: line 2, qty (Regular): Not a number: "some"',
    zh: '字段映射失败（1 处）：第 2 行，qty（常规）：不是数值："some"',
  },
  {
    data: '['.repeat(2000) + ']'.repeat(2000),
    en: 'The document is nested deeper than 500 levels',
    zh: '单据嵌套超过 500 层',
  },
];

test.each(failing)('a failed run returns its reason: $en', async ({ data, en, zh }) => {
  const uuid = await exchange.interfaceAfter(inDebug);
  expect(await runOf(uuid, { data })).toMatchObject({ success: false, message: en, source: data });
  const sent = await runOf(uuid, { data, send: true }, { lang: 'zh_CN' });
  expect(sent).toMatchObject({ success: false, message: zh });
  expect(exchange.receiver.received).toEqual([]);
  expect(await logsOf(uuid)).toMatchObject([{ level: 'ERROR', type: 'MAPPING', details: en }]);
});

test('a failed row has its error, and the other rows continue', async () => {
  const uuid = await exchange.interfaceAfter([]);
  const { steps, mapped } = await runOf(uuid, { data: JSON.stringify({ ...source, qty: 'some' }) });
  expect(steps.map(({ error }) => error)).toEqual([undefined, 'Not a number: "some"', undefined, undefined]);
  expect(JSON.parse(mapped ?? '')).toMatchObject({ code: 'A-1', day: '2026-11-21 16' });
});

test.each([false, true])('the run and its logs mask secrets, with sending: %s', async (send) => {
  exchange.receiver.answer = (response, { headers, body }) => response.end(JSON.stringify({ headers, body }));
  const uuid = await exchange.interfaceAfter(inDebug);
  const data = JSON.stringify({ ...source, no: 'open sesame k/e"y' });
  const run = await runOf(uuid, { data, send });
  const logs = await logsOf(uuid);
  expect(logs).toHaveLength(send ? 2 : 0);
  for (const shown of [run.source, run.mapped, run.steps[0]?.output, ...(send ? [run.response] : [])]) {
    expect(shown).toContain('[SECRET]');
  }
  const basic = Buffer.from('wms:open sesame').toString('base64');
  for (const secret of ['open sesame', 'k/e', basic]) {
    expect(JSON.stringify([run, logs])).not.toContain(secret);
  }
});

test('a run with an unsupported target maps the document and refuses to send it', async () => {
  const values = await withTables(exchange.service);
  const uuid = await exchange.interfaceAfter(inDebug, values);
  await moveToOracle(exchange.service, values);
  expect(await runOf(uuid, { data: given })).toMatchObject({ success: true });
  expect(await ask(uuid, { data: given, send: true })).toMatchObject({ status: 501 });
  expect(await logsOf(uuid)).toEqual([]);
});

const subTable = [
  {
    lineNo: 1,
    targetField: 'lines',
    type: 'ARRAY',
    functionType: 'SUB_TABLE',
    sourceField: 'items',
    expression: 'item',
  },
  ...Array.from({ length: 50 }, (_, index) => ({
    lineNo: index + 2,
    targetField: `lines[].f${index}`,
    type: 'INTEGER',
    functionType: 'REGULAR',
    sourceField: 'item.n',
  })),
];

test.each([
  { lines: 100, steps: 5001, cut: undefined },
  { lines: 500, steps: 20_000, cut: 5001 },
])('a trace of $lines lines has $steps steps', async ({ lines, steps, cut }) => {
  const uuid = await exchange.interfaceAfter([], { fieldMappings: subTable });
  const data = JSON.stringify({ items: Array.from({ length: lines }, (_, n) => ({ n })) });
  const run = await runOf(uuid, { data });
  expect(run.steps).toHaveLength(steps);
  expect(run.stepsCut).toBe(cut);
  expect(JSON.parse(run.mapped ?? '').lines).toHaveLength(lines);
});

test('a trace of long values is cut before the answer is too long', async () => {
  const uuid = await exchange.interfaceAfter([], {
    fieldMappings: Array.from({ length: 100 }, (_, index) => ({
      lineNo: index + 1,
      targetField: `f${index}`,
      type: 'STRING',
      functionType: 'REGULAR',
      sourceField: 'long',
    })),
  });
  const run = await runOf(uuid, { data: JSON.stringify({ long: 'x'.repeat(90_000) }) });
  expect(run.steps.length + (run.stepsCut ?? 0)).toBe(100);
  expect(run.stepsCut).toBeGreaterThan(40);
});

test.each([
  ['NUL', '"a\0b"'],
  ['deeply nested arrays', '['.repeat(200_000) + ']'.repeat(200_000)],
])('a response with %s completes the run', async (_, text) => {
  exchange.receiver.answer = (response) => response.end(text);
  const uuid = await exchange.interfaceAfter(inDebug);
  const pending = await exchange.queue(uuid);
  const order = { inputType: 'ORDER', orderNumber: `SO-${pending}`, send: true };
  expect(await runOf(uuid, order)).toMatchObject({ success: true, status: 200 });
  expect(await exchange.pendingOf(pending)).toMatchObject({ status: 'SUCCESS' });
  expect(await logsOf(uuid)).toHaveLength(2);
});

test('a shortened value contains no half of a surrogate pair', async () => {
  const uuid = await exchange.interfaceAfter(inDebug);
  const pending = await exchange.queue(uuid, { data: JSON.stringify({ qty: `${'x'.repeat(58)}😀😀` }) });
  const order = { inputType: 'ORDER', orderNumber: `SO-${pending}`, send: true };
  expect(await runOf(uuid, order)).toMatchObject({ success: false });
  expect(await exchange.pendingOf(pending)).toMatchObject({
    status: 'BLOCKED',
    failureReason: expect.stringContaining('xx\uFFFD…'),
  });
});

test('a run accepts a document of a million characters and refuses a larger body', async () => {
  const uuid = await exchange.interfaceAfter([]);
  const data = JSON.stringify({ ...source, remarks: '仓'.repeat(999_900) });
  expect(await runOf(uuid, { data })).toMatchObject({ success: true });
  const answer = await ask(uuid, { data: 'x'.repeat(4_200_000) });
  expect(answer).toMatchObject({ status: 413, errorCode: 'TOO_LARGE' });
});
