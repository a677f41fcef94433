import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { mappingFunctions } from '../../../../../src/mapping/functions/index.ts';
import { MappingError } from '../../../../../src/mapping/index.ts';
import { insertRows } from '../../../insertRows.ts';
import { account } from '../../../serviceUnderTest.ts';
import {
  type ExchangeUnderTest,
  exchangeUnderTest,
  moveToOracle,
  ofWcs,
  withTables,
} from '../exchangeUnderTest.ts';
import { startReceiver } from '../receiver.ts';

const gone = await startReceiver();
/** An address of a receiver that is closed. */
const silent = gone.url;
await gone.close();
const exchange = await exchangeUnderTest();
const { service, receiver } = exchange;

afterAll(() => receiver.close());

beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer = (response) => response.end('{"ok":true}');
});

/** Creates an interface in debug, and one document in its queue. */
async function prepare(
  over: Record<string, unknown> = {},
  pending: Record<string, unknown> = {},
  debug = true,
) {
  const interfaceUuid = await exchange.interfaceAfter(debug ? ['online', 'debug'] : ['online'], over);
  return { uuid: await exchange.queue(interfaceUuid, pending), interfaceUuid };
}

const run = (uuid: string) => service.send(`POST /pendingData/debug?uuid=${uuid}`);
const pendingOf = (uuid: string) => exchange.pendingOf(uuid);
const counts = (interfaceUuid: string) => exchange.countsOf(interfaceUuid);
const logs: ExchangeUnderTest['logs'] = (path, interfaceUuid) => exchange.logs(path, interfaceUuid);

test('a debug run maps a document, sends it with authentication and parameters, and completes it', async () => {
  const { uuid, interfaceUuid } = await prepare();
  const answer = await run(uuid);
  expect(answer).toMatchObject({ success: true, data: { success: true, message: 'Delivered: HTTP 200' } });
  const [received] = receiver.received;
  expect(received).toMatchObject({
    method: 'POST',
    url: '/api/articles',
    headers: {
      authorization: `Basic ${Buffer.from('wms:open sesame').toString('base64')}`,
      'content-type': 'application/json',
      'idempotency-key': `key-${uuid}`,
      'x-tenant': 'east',
      'x-api-key': 'k/e"y',
    },
  });
  expect(JSON.parse(received?.body ?? '')).toEqual({
    code: 'A-1',
    qty: 12,
    dc: '上海配送中心（示例）',
    day: '2026-11-21 16',
  });
  expect(await pendingOf(uuid)).toMatchObject({
    status: 'SUCCESS',
    failureCount: 0,
    lastRunTime: service.clock.now.toISOString(),
    lastAction: { by: 'tester' },
  });
  expect(await counts(interfaceUuid)).toEqual({ pendingCount: 0, blockedCount: 0 });
});

test('the trace has every step, the request and the response, and each log has one entry', async () => {
  const { uuid, interfaceUuid } = await prepare();
  const { steps, request, response } = (await run(uuid)).data as Record<string, string> & { steps: object[] };
  expect(steps[1]).toEqual({
    lineNo: 2,
    targetField: 'qty',
    functionType: 'REGULAR',
    input: '"12"',
    output: '12',
  });
  expect(steps).toHaveLength(4);
  expect(JSON.parse(request ?? '')).toMatchObject({
    method: 'POST',
    url: `${receiver.url}/api/articles`,
    body: { code: 'A-1' },
  });
  expect(JSON.parse(response ?? '')).toEqual({ status: 200, body: { ok: true } });
  expect(await logs('interfacelog', interfaceUuid)).toMatchObject([
    { level: 'DEBUG', type: 'SEND', entity: `SO-${uuid}`, details: 'Delivered: HTTP 200' },
  ]);
  expect(await logs('apiCallLog', interfaceUuid)).toMatchObject([
    { direction: 'OUT', method: 'POST', httpStatus: 200, success: true, responseBody: '{"ok":true}' },
  ]);
});

test('answers and logs mask secrets that the receiver repeats', async () => {
  receiver.answer = (response, { headers, body }) => {
    response.statusCode = 500;
    response.end(JSON.stringify({ headers, body, hint: 'open sesame' }));
  };
  const { uuid, interfaceUuid } = await prepare();
  const answer = await run(uuid);
  const everything = JSON.stringify([
    answer,
    await pendingOf(uuid),
    await logs('interfacelog', interfaceUuid),
    await logs('apiCallLog', interfaceUuid),
  ]);
  expect(receiver.received[0]?.headers['x-api-key']).toBe('k/e"y');
  expect(everything).toContain('[SECRET]');
  expect(everything).toContain('east');
  for (const secret of ['open sesame', 'k/e', Buffer.from('wms:open sesame').toString('base64')]) {
    expect(everything).not.toContain(secret);
  }
});

test('a report and the logs mark an answer that is too long', async () => {
  receiver.answer = (response) => response.end('x'.repeat(1_100_000));
  const { uuid, interfaceUuid } = await prepare();
  const message = 'Delivered: HTTP 200. The response is larger than 1 MB; only its beginning was kept';
  const { row: report } = await run(uuid);
  expect(report).toMatchObject({ success: true, message });
  expect(String(report.response)).toMatch(/^\{"status":200,"truncated":true,"body":"xxx/);
  expect(await logs('apiCallLog', interfaceUuid)).toMatchObject([{ success: true, message }]);
});

const failures = [
  {
    why: 'the receiver refuses',
    answer: 503,
    want: { errorCode: 'HTTP_STATUS', failureReason: 'The receiver responded with HTTP 503' },
  },
  {
    why: 'the receiver refuses with HTTP 200',
    answer: 200,
    body: '{"success":false,"message":"The period is closed"}',
    want: {
      errorCode: 'RECEIVER_REFUSED',
      failureReason: 'The receiver responded with HTTP 200 and refused the document: The period is closed',
    },
  },
  {
    why: 'a sign-in page answers',
    answer: 200,
    body: '<!doctype html><title>Sign in</title>',
    want: {
      errorCode: 'HTML_ANSWER',
      failureReason:
        'The receiver responded with HTTP 200, but with a web page, so the document did not arrive: Sign in',
    },
  },
  {
    why: 'the receiver refuses the document for good',
    answer: 422,
    body: '{"error":{"message":"Unknown article 4711"}}',
    want: {
      status: 'BLOCKED',
      errorCode: 'HTTP_STATUS',
      failureReason: 'The receiver responded with HTTP 422: Unknown article 4711',
    },
  },
  { why: 'the receiver redirects', answer: 302, want: { status: 'BLOCKED', errorCode: 'HTTP_STATUS' } },
  {
    why: 'a row of the mapping fails',
    pending: { data: '{"no": "A-1", "qty": "some"}' },
    want: {
      status: 'BLOCKED',
      errorCode: 'MAPPING_FAILED',
      failureReason: 'Field mapping failed in 1 place: line 2, qty (Regular): Not a number: "some"',
    },
  },
  {
    why: 'the document is not JSON',
    pending: { data: '{' },
    want: { status: 'BLOCKED', errorCode: 'INVALID_DATA' },
  },
  {
    why: 'the document is missing',
    pending: { data: undefined },
    want: { status: 'BLOCKED', errorCode: 'NO_DATA' },
  },
  {
    why: 'the filter fails',
    over: { preFilter: '$number(no) > 1' },
    want: {
      status: 'BLOCKED',
      errorCode: 'FILTER_FAILED',
      failureReason: 'Pre-filter: Not a number: "A-1"',
    },
  },
  { why: 'the receiver is closed', closed: true, want: { errorCode: 'CONNECTION_FAILED' } },
];

test.each(failures)(
  'the failure count increases if $why',
  async ({ answer, body, pending, over, closed, want }) => {
    receiver.answer = (response) => {
      response.writeHead(answer ?? 200, { Location: `${receiver.url}/elsewhere` }).end(body);
    };
    const { uuid, interfaceUuid } = await prepare(closed ? { ...ofWcs, address: silent } : over, pending);
    const { success, data } = await run(uuid);
    expect({ success, data }).toMatchObject({ success: true, data: { success: false } });
    expect(await pendingOf(uuid)).toMatchObject({ status: 'FAILED', failureCount: 1, ...want });
    const blockedCount = 'status' in want ? 1 : 0;
    expect(await counts(interfaceUuid)).toEqual({ pendingCount: 1, blockedCount });
    expect(receiver.received.some(({ url }) => url === '/elsewhere')).toBe(false);
    expect(await logs('interfacelog', interfaceUuid)).toMatchObject([{ level: 'ERROR' }]);
  },
);

test('a failure, a block and a recovery queue alarms for the robot', async () => {
  const { row: robot } = await service.send(`POST ${account}/dingding`, {
    body: { name: 'Depot', webhook: 'https://oapi.dingtalk.com/robot/send?access_token=x' },
  });
  const alarm = { alarmEnabled: true, dingDingUuid: robot.uuid };
  const { uuid, interfaceUuid } = await prepare(alarm, { failureCount: 3, interfaceName: 'asn' });
  const another = await exchange.queue(interfaceUuid);
  receiver.answer = (response) => response.writeHead(503).end();
  await run(uuid);
  await run(uuid);
  receiver.answer = (response) => response.end();
  await run(another);
  await service.send(`POST /pendingData/reset?uuid=${uuid}`);
  await run(uuid);
  const lines = await service.store.alarmOutbox.findLines(robot.uuid, '', 100);
  const stored503 = expect.stringMatching(/接收方返回 HTTP 503.*The receiver responded with HTTP 503/);
  const failure = { interfaceUuid, entityNo: `SO-${uuid}`, reason: stored503 };
  expect(lines.map(({ data }) => data)).toMatchObject([
    { event: 'FAILED', ...failure },
    { event: 'BLOCKED', ...failure },
    { event: 'RECOVERED', interfaceUuid, recovered: { count: 1, numbers: [`SO-${uuid}`] } },
  ]);
});

test.each([
  [{ status: 'BLOCKED', failureCount: 5, failureReason: 'refused' }, 1],
  [{ status: 'FAILED', failureCount: 1, nextRunTime: '2026-11-21T09:00:00.000Z' }, 0],
  [{ status: 'PENDING' }, 0],
])('a document whose mapping gets no turn stays %j', async (pending, blockedCount) => {
  const { uuid, interfaceUuid } = await prepare({}, pending);
  vi.spyOn(mappingFunctions.REGULAR, 'compile').mockReturnValueOnce(() => {
    throw new MappingError('turnLimit');
  });
  expect((await run(uuid)).data).toMatchObject({ success: false });
  expect(await pendingOf(uuid)).toMatchObject(pending);
  expect(await counts(interfaceUuid)).toEqual({ pendingCount: 1, blockedCount });
  expect(receiver.received).toEqual([]);
});

test('a run whose result cannot be stored is reported as such, and its document stays in the queue', async () => {
  vi.spyOn(console, 'error').mockReturnValueOnce();
  vi.spyOn(service.service.exchange, 'finish').mockRejectedValueOnce(new Error('connect ECONNREFUSED'));
  const { uuid } = await prepare();
  expect((await run(uuid)).data).toMatchObject({
    success: false,
    status: 200,
    message:
      'The result of the run could not be stored, so the document stays in the queue. The log of the service has the cause',
  });
  expect(await pendingOf(uuid)).toMatchObject({ status: 'RUNNING' });
});

test('a document that fails too often is blocked', async () => {
  receiver.answer = (response) => response.writeHead(500).end();
  const { uuid, interfaceUuid } = await prepare({}, { status: 'FAILED', failureCount: 4 });
  await run(uuid);
  expect(await pendingOf(uuid)).toMatchObject({ status: 'BLOCKED', failureCount: 5 });
  expect(await counts(interfaceUuid)).toEqual({ pendingCount: 1, blockedCount: 1 });
});

test.each([
  [{ preFilter: 'qty > 100' }, 'Pre-filter', 0],
  [{ postFilter: "code != 'A-1'" }, 'Post-filter', 4],
])('the filter %j excludes the document, and the run succeeds', async (over, filter, steps) => {
  const { uuid } = await prepare(over, { data: '{"no":"A-1","qty":3}' });
  const { data } = await run(uuid);
  expect(data).toMatchObject({ success: true, message: `Excluded by the ${filter}; nothing was sent` });
  expect((data as { steps: unknown[] }).steps).toHaveLength(steps);
  expect(receiver.received).toEqual([]);
  expect((await pendingOf(uuid)).status).toBe('SUCCESS');
});

test('a GET request has the mapped document in its query', async () => {
  const { uuid } = await prepare({ method: 'GET' });
  await run(uuid);
  const { url, body: sent } = receiver.received[0] ?? {};
  expect(new URL(url ?? '', receiver.url).searchParams.get('qty')).toBe('12');
  expect(sent).toBe('');
});

test('a request in form mode contains the action and the form ID', async () => {
  const { uuid } = await prepare({
    requestMode: 'FORM',
    requestAction: 'Save',
    formId: 'BD_MATERIAL',
    fieldMappings: [],
  });
  await run(uuid);
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toEqual({
    action: 'Save',
    formid: 'BD_MATERIAL',
    data: { no: 'A-1', qty: '12', dc: 'SH01' },
  });
});

const refused = [
  { why: 'debug is off', debug: false, want: { status: 409, errorCode: 'ILLEGAL_TRANSITION' } },
  { why: 'debug is over', later: true, want: { status: 409, errorCode: 'ILLEGAL_TRANSITION' } },
  {
    why: 'the document is done',
    pending: { status: 'SUCCESS' },
    want: { status: 409, errorCode: 'ILLEGAL_TRANSITION' },
  },
  {
    why: 'the document is running',
    pending: { status: 'RUNNING' },
    want: { status: 409, errorCode: 'ILLEGAL_TRANSITION' },
  },
  {
    why: 'the target is not supported',
    elsewhere: true,
    want: {
      status: 501,
      errorCode: 'NOT_IMPLEMENTED',
      message: 'The service does not support this yet: Database type: Oracle',
    },
  },
];

test.each(refused)(
  'the service refuses a debug run and changes nothing if $why',
  async ({ debug, later, pending, elsewhere, want }) => {
    const values = elsewhere ? await withTables(service) : {};
    const { uuid } = await prepare(values, pending, debug);
    if (elsewhere) await moveToOracle(service, values);
    const before = await pendingOf(uuid);
    const { now } = service.clock;
    if (later) service.clock.now = new Date(now.getTime() + 31 * 60_000);
    expect(await run(uuid)).toMatchObject({ success: false, ...want });
    service.clock.now = now;
    expect(await pendingOf(uuid)).toEqual(before);
    expect(receiver.received).toEqual([]);
  },
);

test('two parallel runs send a document once', async () => {
  receiver.answer = (response) => setTimeout(() => response.end(), 100);
  const { uuid } = await prepare();
  const answers = await Promise.all([run(uuid), run(uuid)]);
  expect(answers.map(({ success }) => success).sort()).toEqual([false, true]);
  expect(receiver.received).toHaveLength(1);
});

test('a batch runs the possible documents and returns the reasons for the others', async () => {
  receiver.answer = (response, { body }) => response.writeHead(body.includes('"A-2"') ? 500 : 200).end();
  const { uuid, interfaceUuid } = await prepare();
  const others = [
    { status: 'FAILED', data: '{"no":"A-2"}' },
    { status: 'SUCCESS', data: '{"no":"A-3"}' },
  ].map((over, index) => ({
    uuid: `${uuid}-${index}`,
    interfaceUuid,
    entityNo: `${index}`,
    ...over,
  }));
  await insertRows(service, 'pendingData', others);
  const uuids = [uuid, ...others.map((row) => row.uuid), 'nobody'];
  const answer = await service.send('POST /pendingData/batch', { body: { action: 'debug', uuids } });
  expect(answer.data).toEqual({
    done: 1,
    skipped: [
      { uuid: `${uuid}-0`, name: '0', reason: 'The receiver responded with HTTP 500' },
      { uuid: `${uuid}-1`, name: '1', reason: 'Only available while pending, failed, or blocked' },
      { uuid: 'nobody', reason: 'Pending data not found' },
    ],
  });
  expect(receiver.received).toHaveLength(2);
});
