import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Row } from '../../../../src/contract/api/envelope.ts';
import { ActiveAlarms } from '../../../../src/server/integration/alarms/store/ActiveAlarms.ts';
import { acceptDocuments } from '../../../../src/server/integration/exchange/accept/acceptDocuments.ts';
import { maxPending } from '../../../../src/server/integration/exchange/accept/assertAccepting.ts';
import { LockedInterfacesError } from '../../../../src/server/integration/exchange/queue/LockedInterfacesError.ts';
import type { PullJob } from '../../../../src/server/integration/schedule/pullJobs.ts';
import { runPull } from '../../../../src/server/integration/schedule/runPull.ts';
import { Schedules } from '../../../../src/server/integration/schedule/Schedules.ts';
import { sendDuePulls } from '../../../../src/server/integration/schedule/sendDuePulls.ts';
import { ServiceError } from '../../../../src/server/platform/base/ServiceError.ts';
import { createServiceText, serviceTextIn } from '../../../../src/server/platform/base/serviceText.ts';
import type { ServiceContext } from '../../../../src/server/platform/operations/ServiceContext.ts';
import { exchangeUnderTest } from '../exchange/exchangeUnderTest.ts';
import { runDue } from '../exchange/runDue.ts';

const sent: PullJob[] = [];

const exchange = await exchangeUnderTest();
const jobs: NonNullable<ServiceContext['jobs']> = {
  send: async (_queue, data) => void sent.push(data as PullJob),
};
/** A service with fake jobs, which only record the messages. */
const service = { ...exchange.service.service, jobs };

afterAll(() => exchange.receiver.close());

beforeEach(async () => {
  sent.length = 0;
  exchange.receiver.received.length = 0;
});

const scheduled = {
  interfaceType: 'ERP_DOWN',
  menuName: '商品（示例）',
  triggerStrategy: 'CRON',
  executionStrategy: 'INTERVAL',
  intervalMinutes: 5,
  method: 'GET',
};

const online = (over: object = {}) =>
  exchange.interfaceAfter(['online'], {
    ...scheduled,
    entityIdentifier: 'no',
    eventTypes: undefined,
    ...over,
  });

/** Sets the receiver's answer to a pull. */
function answer(body: string, status = 200) {
  exchange.receiver.answer = (response) => {
    response.statusCode = status;
    response.end(body);
  };
}

const at = (minutes: number) => {
  const { clock } = exchange.service;
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  return clock.now.toISOString();
};

async function rowsOf(entity: string, interfaceUuid: string): Promise<readonly Row[]> {
  const { companyUuid } = exchange.service.client;
  const query = { entity, companyUuid, equals: { interfaceUuid } };
  return (await service.store.repository.list(query)).records;
}

const interfaceOf = (uuid: string) =>
  service.store.repository.find('interface', 'uuid', uuid, [exchange.service.client.companyUuid]);

const scheduleEntries = async (uuid: string) =>
  (await rowsOf('interfaceLog', uuid))
    .filter(({ type }) => type === 'SCHEDULE')
    .map((entry) => ({ ...entry, details: serviceTextIn(String(entry.details), { locale: 'zh-CN' }) }));

test('a pull accepts each document of the response and logs the counts', async () => {
  const uuid = await online();
  answer('[{"no":"A-1"},{"no":"A-2"}]');
  const now = at(1);
  await runPull(service, { interfaceUuid: uuid, at: now });

  expect(exchange.receiver.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /api/articles',
  ]);
  const pending = await rowsOf('pendingData', uuid);
  expect(pending.map(({ entityNo }) => entityNo).sort()).toEqual(['A-1', 'A-2']);
  expect(await interfaceOf(uuid)).toMatchObject({ lastScheduleTime: now, pendingCount: 2 });
  expect(await scheduleEntries(uuid)).toMatchObject([
    { level: 'INFO', details: '已拉取单据：新增 2 份，已存在 0 份，拒收 0 份' },
  ]);
  expect(await rowsOf('apiCallLog', uuid)).toMatchObject([
    { direction: 'OUT', method: 'GET', url: `${exchange.receiver.url}/api/articles`, success: true },
  ]);
});

test('a repeated pull of the same instant stores no document twice', async () => {
  const uuid = await online();
  answer('[{"no":"B-1"},{"no":"B-1"},{"no":"B-2"}]');
  const job = { interfaceUuid: uuid, at: at(1) };
  await runPull(service, job);
  await runPull(service, job);
  expect(await rowsOf('pendingData', uuid)).toHaveLength(3);
  expect((await scheduleEntries(uuid)).map(({ details }) => details).sort()).toEqual([
    '已拉取单据：新增 0 份，已存在 3 份，拒收 0 份',
    '已拉取单据：新增 3 份，已存在 0 份，拒收 0 份',
  ]);
});

test('a pull sends no request for an earlier instant or an interface that is offline or removed', async () => {
  const uuid = await online();
  const earlier = exchange.service.clock.now.toISOString();
  answer('[]');
  await runPull(service, { interfaceUuid: uuid, at: at(1) });
  await runPull(service, { interfaceUuid: uuid, at: earlier });
  await exchange.service.send(`POST /interfaceConfig/offline?uuid=${uuid}`);
  await runPull(service, { interfaceUuid: uuid, at: at(1) });
  await runPull(service, { interfaceUuid: 'gone', at: at(1) });
  expect(exchange.receiver.received).toHaveLength(1);
  expect(await scheduleEntries(uuid)).toEqual([]);
});

test('one of two parallel pulls sends a request', async () => {
  const uuid = await online();
  answer('[{"no":"C-1"}]');
  const job = { interfaceUuid: uuid, at: at(1) };
  await Promise.all([runPull(service, job), runPull(service, job)]);
  expect(exchange.receiver.received).toHaveLength(1);
});

test('a suspended interface pulls documents into its queue', async () => {
  const uuid = await exchange.interfaceAfter(['online', 'suspend'], {
    ...scheduled,
    eventTypes: undefined,
  });
  answer('{"no":"D-1"}');
  await runPull(service, { interfaceUuid: uuid, at: at(1) });
  expect(await rowsOf('pendingData', uuid)).toMatchObject([{ status: 'PENDING' }]);
});

test('a refused document does not affect the others', async () => {
  const uuid = await online();
  answer(JSON.stringify([{ no: 'E-1' }, { no: 'E-2', text: 'x'.repeat(1_000_001) }]));
  await runPull(service, { interfaceUuid: uuid, at: at(1) });
  expect(await rowsOf('pendingData', uuid)).toMatchObject([{ entityNo: 'E-1' }]);
  expect(await scheduleEntries(uuid)).toMatchObject([
    {
      level: 'WARN',
      details: expect.stringMatching(
        /^已拉取单据：新增 1 份，已存在 0 份，拒收 1 份\n第 2 份单据（E-2）：.*1 MB/,
      ),
    },
  ]);
});

test.each([
  ['its interface', maxPending.interface, (uuid: string) => uuid],
  ['its company', maxPending.company, () => online()],
])('a pull fails before its call while %s has too many pending documents', async (_, pending, fullOf) => {
  const uuid = await online();
  const change = { interfaceUuid: await fullOf(uuid), pending, blocked: 0 };
  const { interfaceCounts } = service.store;
  await interfaceCounts.add([change], new Date());
  onTestFinished(async () => {
    await interfaceCounts.add([{ ...change, pending: -pending }], new Date());
  });
  answer('[{"no":"A-1"},{"no":"A-2"}]');
  await runPull(service, { interfaceUuid: uuid, at: at(1) }, { pauses: [] });
  expect(exchange.receiver.received).toEqual([]);
  expect(await scheduleEntries(uuid)).toMatchObject([
    {
      level: 'ERROR',
      details: expect.stringMatching(/^拉取单据失败。接口“.*”或其所属企业的待处理单据过多\n/),
    },
  ]);
});

/** Accepts documents after these errors. */
function refuseFirst(uuid: string, ...errors: readonly Error[]) {
  const { exchange: queue } = exchange.service.service;
  const accept = queue.accept.bind(queue);
  const left = [...errors];
  return vi.spyOn(queue, 'accept').mockImplementation(async (call) => {
    const error = call.interfaceUuid === uuid && call.documents[0]?.text.includes('A-2') && left.shift();
    if (error) throw error;
    return accept(call);
  });
}

test('a pull over HTTP repeats a document until it is accepted', async () => {
  const uuid = await online();
  const full = new ServiceError('TOO_MANY_PENDING', { name: 'A', seconds: 30 });
  onTestFinished(
    refuseFirst(uuid, new LockedInterfacesError([uuid]), full, new Error('restart')).mockRestore,
  );
  answer('[{"no":"A-1"},{"no":"A-2"},{"no":"A-3"}]');
  await runPull(service, { interfaceUuid: uuid, at: at(1) }, { pauses: [1, 1, 1] });
  expect(await scheduleEntries(uuid)).toMatchObject([
    { level: 'INFO', details: '已拉取单据：新增 3 份，已存在 0 份，拒收 0 份' },
  ]);
});

test('a pull over HTTP fails when its pauses have passed, and names the lock', async () => {
  const uuid = await online();
  const lock = new LockedInterfacesError([uuid]);
  onTestFinished(refuseFirst(uuid, lock, lock).mockRestore);
  answer('[{"no":"A-1"},{"no":"A-2"}]');
  await runPull(service, { interfaceUuid: uuid, at: at(1) }, { pauses: [1] });
  expect(await scheduleEntries(uuid)).toMatchObject([
    {
      level: 'ERROR',
      details: expect.stringMatching(/^拉取单据失败。接口“run \d+”正由另一操作占用\n.*新增 1 份/),
    },
  ]);
  expect(await rowsOf('apiCallLog', uuid)).toMatchObject([{ errorCode: 'INTERFACE_LOCKED' }]);
});

test('the interface keeps the failure reason of a pull until the next successful one', async () => {
  const uuid = await online();
  answer('no such thing', 503);
  await runPull(service, { interfaceUuid: uuid, at: at(1) });
  const reason = expect.stringContaining('来源返回 HTTP 503');
  expect(await interfaceOf(uuid)).toMatchObject({ failureReason: reason });
  expect(await scheduleEntries(uuid)).toMatchObject([{ level: 'ERROR', details: reason }]);
  expect(await rowsOf('apiCallLog', uuid)).toMatchObject([
    { direction: 'OUT', success: false, errorCode: 'HTTP_STATUS', message: reason },
  ]);

  answer('[]');
  await runPull(service, { interfaceUuid: uuid, at: at(5) });
  expect(await interfaceOf(uuid)).not.toHaveProperty('failureReason');
});

/** Takes an interface online whose alarms go to a robot of its own. */
async function onlineWithRobot() {
  const robot = {
    name: `Group ${Math.random()}`,
    webhook: 'https://oapi.dingtalk.com/robot/send?access_token=x',
    language: 'en-US',
  };
  const { row } = await exchange.service.send('POST /iwms-account/account/dingding', { body: robot });
  const uuid = await online({ alarmEnabled: true, dingDingUuid: row.uuid });
  const events = async () => {
    const lines = await service.store.alarmOutbox.findLines(row.uuid, '', 100);
    return lines.map(({ data }) => data.event);
  };
  return { uuid, events };
}

test('a delivery ends neither the alarm nor the reason of a source that fails', async () => {
  const { uuid, events } = await onlineWithRobot();
  answer('no such thing', 503);
  const since = at(1);
  await runPull(service, { interfaceUuid: uuid, at: since });
  await acceptDocuments(service, uuid, [{ text: '{"no":"F-1"}' }]);
  expect(await runDue(service, uuid, 'F-1')).toBe(1);
  expect(await rowsOf('pendingData', uuid)).toMatchObject([{ status: 'SUCCESS' }]);
  const reason = expect.stringContaining('503');
  expect(await interfaceOf(uuid)).toMatchObject({ failureReason: reason, failureCount: 0 });
  answer('no such thing', 503);
  await runPull(service, { interfaceUuid: uuid, at: at(5) });
  expect(await interfaceOf(uuid)).toMatchObject({
    failureReason: reason,
    pullFailureReason: reason,
    pullFailedSince: since,
  });
  expect(await events()).toEqual(['FAILED', 'FAILED']);

  answer('[]');
  await runPull(service, { interfaceUuid: uuid, at: at(5) });
  const row = await interfaceOf(uuid);
  for (const property of ['failureReason', 'pullFailureReason', 'pullFailedSince'])
    expect(row).not.toHaveProperty(property);
  expect(await events()).toEqual(['FAILED', 'FAILED', 'RECOVERED']);
});

test('an interface that goes online again has no failed pull', async () => {
  const uuid = await online();
  answer('', 500);
  await runPull(service, { interfaceUuid: uuid, at: at(1) });
  for (const action of ['offline', 'online'])
    await exchange.service.send(`POST /interfaceConfig/${action}?uuid=${uuid}`);
  expect(await interfaceOf(uuid)).not.toHaveProperty('pullFailedSince');
});

test('a successful pull keeps the reason of documents that fail', async () => {
  const uuid = await online();
  answer('', 500);
  await runPull(service, { interfaceUuid: uuid, at: at(1) });
  await acceptDocuments(service, uuid, [{ text: '{"no":"G-1","qty":"many"}' }]);
  expect(await runDue(service, uuid, 'G-1')).toBe(1);
  answer('[]');
  await runPull(service, { interfaceUuid: uuid, at: at(1) });
  expect(await interfaceOf(uuid)).toMatchObject({ failureReason: expect.stringContaining('qty') });
  expect(await interfaceOf(uuid)).not.toHaveProperty('pullFailedSince');
});

test('a failed pull raises an alarm, and the next success raises a recovery', async () => {
  // A run locks the active alarms before the interface, too. Another order would be a deadlock.
  const locks = [
    vi.spyOn(ActiveAlarms.prototype, 'begin'),
    vi.spyOn(Schedules.prototype, 'setFailure'),
    vi.spyOn(ActiveAlarms.prototype, 'end'),
    vi.spyOn(Schedules.prototype, 'clearFailure'),
  ];
  const { uuid, events } = await onlineWithRobot();
  answer('', 500);
  await runPull(service, { interfaceUuid: uuid, at: at(1) });
  answer('[]');
  await runPull(service, { interfaceUuid: uuid, at: at(5) });
  expect(await events()).toEqual(['FAILED', 'RECOVERED']);
  const order = locks.map(({ mock }) => mock.invocationCallOrder.at(-1));
  expect(order).toEqual(order.toSorted((a = 0, b = 0) => a - b));
});

test('a pull of an upload interface requires the WMS base path', async () => {
  const uuid = await online({
    interfaceType: 'ERP_UP',
    menuName: '收货确认（示例）',
  });
  await runPull(service, { interfaceUuid: uuid, at: at(1) });
  expect(await interfaceOf(uuid)).toMatchObject({ failureReason: expect.stringContaining('WMS 基础路径') });
});

test('a pull of an upload interface requests the warehouse', async () => {
  const { send } = exchange.service;
  const basic = { failureThreshold: 5, retryIntervalMinutes: 5, pageSize: 20, timeZone: 'Asia/Shanghai' };
  const wmsBasePath = `${exchange.receiver.url}/wms/`;
  const saved = await send('POST /globalConfig/save', { body: { ...basic, wmsBasePath } });
  expect(saved.message).toBeUndefined();
  const uuid = await online({
    interfaceType: 'ERP_UP',
    interfaceName: 'receipts up',
    menuName: '收货确认（示例）',
  });
  answer('{"records":[{"no":"R-1"}]}');
  await runPull(service, { interfaceUuid: uuid, at: at(1) });
  expect(exchange.receiver.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /wms/receipts%20up',
  ]);
  expect(await rowsOf('pendingData', uuid)).toMatchObject([{ entityNo: 'R-1', direction: 'UP' }]);
});

test('sendDuePulls sends a due pull until it has run', async () => {
  const uuid = await online();
  const own = async () => (await sendDuePulls(service)).filter(({ interfaceUuid }) => interfaceUuid === uuid);
  answer('[]');
  at(1);
  const first = await own();
  expect(first).toHaveLength(1);
  // The pull has not run yet, so the same job is sent again. The job queue drops duplicates.
  expect(await own()).toEqual(first);
  for (const job of first) await runPull(service, job);
  expect(await own()).toEqual([]);
  at(60);
  const later = await own();
  expect(later).toHaveLength(1);
  expect(sent).toEqual(expect.arrayContaining([...first, ...later]));
});

test('an interface with an invalid stored schedule does not stop the pulls of the others', async () => {
  const broken = await online({ executionStrategy: 'EXPRESSION', cronExpression: '* * * * *' });
  const uuid = await online();
  await exchange.service.database.query(
    `UPDATE document_interface SET data = data || '{"cronExpression": "hourly"}' WHERE uuid = $1`,
    [broken],
  );
  at(1);
  expect((await sendDuePulls(service)).map(({ interfaceUuid }) => interfaceUuid)).toContain(uuid);
  await service.store.repository.removeAll('interface', [broken]);
});

test.each([
  ['online', scheduled, ['online'], true],
  ['suspended', scheduled, ['online', 'suspend'], true],
  ['offline', scheduled, [], false],
  ['without a schedule', { triggerStrategy: 'EVENT', eventTypes: ['STOCK_ADJUSTED'] }, ['online'], false],
])('the action runNow is available as declared: %s', async (_, over, actions, isAllowed) => {
  const uuid = await exchange.interfaceAfter(actions, { eventTypes: undefined, ...over });
  const answer = await exchange.service.send(`POST /interfaceConfig/runNow?uuid=${uuid}`);
  expect(answer).toMatchObject(
    isAllowed ? { success: true, data: { uuid } } : { status: 409, errorCode: 'ILLEGAL_TRANSITION' },
  );
});

test.each([
  ['en_US', 'A pull of interface “$name” is running. Run it again after this pull has ended'],
  ['zh_CN', '接口“$name”正在拉取单据，请在本次拉取结束后重试'],
] as const)('runNow refuses during a pull (%s): %s', async (lang, message) => {
  const uuid = await online();
  const name = String((await interfaceOf(uuid))?.interfaceName);
  const runNow = () => exchange.service.send(`POST /interfaceConfig/runNow?uuid=${uuid}`, { lang });
  const { clock } = exchange.service;
  const end = new Date(clock.now.getTime() + 60_000);
  await service.store.leases.acquire(`pull ${uuid}`, 'another process', clock.now, end);
  expect(await runNow()).toMatchObject({
    status: 409,
    errorCode: 'ILLEGAL_TRANSITION',
    message: message.replace('$name', name),
    data: { uuid },
  });
  clock.now = end;
  expect(await runNow()).toMatchObject({ success: true });
});

test('runNow answers the last failure in the language of the caller', async () => {
  const uuid = await online();
  const { store, phrasesOf } = exchange.service.service;
  const text = createServiceText(phrasesOf, ({ locale }) => `failed in ${locale}`);
  await store.schedules.setFailure(uuid, text, new Date());
  const { row } = await exchange.service.send(`POST /interfaceConfig/runNow?uuid=${uuid}`);
  expect(row.failureReason).toBe('failed in en-US');
});
