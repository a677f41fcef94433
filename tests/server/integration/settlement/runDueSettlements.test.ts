import { beforeEach, expect, test, vi } from 'vitest';
import type { Row } from '../../../../src/contract/api/envelope.ts';
import { runDueSettlements } from '../../../../src/server/integration/settlement/runDueSettlements.ts';
import { serviceTextIn } from '../../../../src/server/platform/base/serviceText.ts';
import { account, serviceUnderTest } from '../../serviceUnderTest.ts';
import {
  clearAll,
  interfaceRow,
  loadEntries,
  loadStates,
  pendingRow,
  saveOnline,
  sendFresh,
  storeRows,
} from './settlementUnderTest.ts';

let asn: Row;

const at = (instant: string): void => {
  under.clock.now = new Date(instant);
};

const under = await serviceUnderTest();

/** The distribution center of the sample data is in Asia/Shanghai, eight hours ahead of UTC. */
beforeEach(async () => {
  await clearAll(under);
  at('2026-11-21T08:00:00Z');
  asn = interfaceRow(under.client.companyUuid, { interfaceName: 'asn' });
  await storeRows(under, 'interface', [asn]);
});

/** Resolves to the number of settlements that have ended. */
const countEnded = async (): Promise<number> =>
  (await loadEntries(under)).filter(({ success }) => success !== undefined).length;

/** Makes the due settlements. Resolves to their number. */
async function settle(): Promise<number> {
  const before = await countEnded();
  await runDueSettlements(under.service);
  return (await countEnded()) - before;
}

/**
 * Document → its state after the settlement at 23:30 in Shanghai, 15:30 UTC. Documents up to 3 days old are
 * reset, and those of 7 days or more are cancelled.
 */
const documents: { given: object; want: string }[] = [
  { given: { createTime: '2026-11-21T15:29:00.000Z' }, want: 'PENDING' },
  { given: { createTime: '2026-11-18T15:30:00.000Z' }, want: 'PENDING' },
  { given: { createTime: '2026-11-18T15:29:59.999Z' }, want: 'FAILED' },
  { given: { createTime: '2026-11-14T15:30:00.001Z' }, want: 'FAILED' },
  { given: { createTime: '2026-11-14T15:30:00.000Z' }, want: 'CANCELLED' },
  { given: { createTime: '2024-01-01T00:00:00.000Z' }, want: 'CANCELLED' },
  { given: { failureCount: 2 }, want: 'FAILED' },
  { given: { failureCount: 2, createTime: '2024-01-01T00:00:00.000Z' }, want: 'FAILED' },
  { given: { failureCount: undefined }, want: 'FAILED' },
  { given: { createTime: undefined }, want: 'FAILED' },
  { given: { status: 'BLOCKED' }, want: 'PENDING' },
  { given: { status: 'BLOCKED', createTime: '2026-11-01T00:00:00.000Z' }, want: 'CANCELLED' },
  { given: { status: 'PENDING' }, want: 'PENDING' },
  { given: { status: 'PENDING', createTime: '2026-11-01T00:00:00.000Z' }, want: 'CANCELLED' },
  { given: { status: 'RUNNING' }, want: 'RUNNING' },
  { given: { status: 'RUNNING', createTime: '2026-11-01T00:00:00.000Z' }, want: 'RUNNING' },
  { given: { status: 'SUCCESS', createTime: '2026-11-01T00:00:00.000Z' }, want: 'SUCCESS' },
  // A document that an operator cancelled does not change.
  { given: { status: 'CANCELLED' }, want: 'CANCELLED' },
];

test('a settlement changes each document by state, failures and age', async () => {
  const rows = documents.map(({ given }, index) => pendingRow(asn, { ...given, entityNo: `${index}` }));
  await storeRows(under, 'pendingData', rows);
  await saveOnline(under);
  at('2026-11-21T15:30:05Z');
  expect(await settle()).toBe(1);
  const wanted = Object.fromEntries(documents.map(({ want }, index) => [`${index}`, want]));
  expect(await loadStates(under)).toEqual(wanted);
});

const switches: { given: object; want: [young: string, old: string] }[] = [
  { given: {}, want: ['PENDING', 'CANCELLED'] },
  { given: { pendingReset: false }, want: ['FAILED', 'CANCELLED'] },
  { given: { pendingCancel: false }, want: ['PENDING', 'FAILED'] },
  // Without cancellation, documents of any age are reset.
  { given: { pendingCancel: false, resetDayRange: 30 }, want: ['PENDING', 'PENDING'] },
  { given: { pendingReset: false, pendingCancel: false }, want: ['FAILED', 'FAILED'] },
  { given: { failureCountStart: 4 }, want: ['FAILED', 'FAILED'] },
];

test.each(switches)('a settlement with $given changes the expected documents', async ({ given, want }) => {
  await storeRows(under, 'pendingData', [
    pendingRow(asn, { entityNo: 'young' }),
    pendingRow(asn, { entityNo: 'old', createTime: '2026-11-01T00:00:00.000Z' }),
  ]);
  await saveOnline(under, given);
  at('2026-11-21T15:30:00Z');
  await settle();
  expect(await loadStates(under)).toEqual({ young: want[0], old: want[1] });
});

test('a settlement updates documents and counts, and writes its entry and an interface log', async () => {
  const rows = [
    pendingRow(asn, { entityNo: 'young', failureReason: 'refused', errorCode: 'HTTP_STATUS' }),
    pendingRow(asn, { entityNo: 'old', status: 'BLOCKED', createTime: '2026-11-01T00:00:00.000Z' }),
    pendingRow(asn, { entityNo: 'between', createTime: '2026-11-16T00:00:00.000Z' }),
  ];
  await storeRows(under, 'pendingData', rows);
  const configUuid = await saveOnline(under);
  at('2026-11-21T15:30:05Z');
  await settle();

  const [young, old] = await Promise.all(
    rows.slice(0, 2).map(async ({ uuid }) => (await under.send(`GET /pendingData/${uuid}`)).row),
  );
  expect(young).toMatchObject({
    status: 'PENDING',
    failureCount: 0,
    version: 2,
    lastAction: {
      by: '',
      at: '2026-11-21T15:30:05.000Z',
      reason: 'Daily settlement “ERP interfaces”, 2026-11-21: within the reset day range (3 days)',
    },
  });
  expect(young).not.toHaveProperty('failureReason');
  expect(old).toMatchObject({
    status: 'CANCELLED',
    failureCount: 3,
    lastAction: {
      reason: 'Daily settlement “ERP interfaces”, 2026-11-21: cancel day range reached (7 days)',
    },
  });

  const counted = await under.send('POST /interfaceConfig/query', { body: { uuid: asn.uuid } });
  expect(counted.page.records[0]).toMatchObject({ pendingCount: 2, blockedCount: 0 });

  const entries = await under.send('POST /dailyKnotConfig/querylog', { body: { configUuid } });
  const [entry] = entries.page.records;
  expect(entry).toEqual({
    uuid: expect.any(String),
    companyUuid: under.client.companyUuid,
    configUuid,
    configType: 'ERP',
    day: '2026-11-21',
    timeZone: 'Asia/Shanghai',
    time: '2026-11-21T15:30:05.000Z',
    elapsedMs: 0,
    success: true,
    resetCount: 1,
    cancelCount: 1,
    message: 'Settled: 1 reset, 1 cancelled',
  });
  const whole = await under.send('POST /dailyKnotConfig/querylog', { body: { uuid: entry?.uuid } });
  expect(whole.page.records[0]).toMatchObject({
    resetUuids: [rows[0]?.uuid],
    cancelUuids: [rows[1]?.uuid],
    documents: [
      { action: 'RESET', interfaceName: 'asn', entityNo: 'young', failureCount: 3 },
      { action: 'CANCEL', interfaceName: 'asn', entityNo: 'old', failureCount: 3 },
    ],
  });

  const logs = await under.send('POST /interfacelog/query', { body: { interfaceUuid: asn.uuid } });
  expect(logs.page.records).toMatchObject([
    {
      level: 'WARN',
      type: 'SYSTEM',
      details: 'Daily settlement: 1 reset, 1 cancelled',
      interfaceName: 'asn',
    },
  ]);
});

test('the entry and the reason of a document are in the language of the reader', async () => {
  const pending = pendingRow(asn);
  await storeRows(under, 'pendingData', [pending]);
  await saveOnline(under);
  at('2026-11-21T15:30:05Z');
  await settle();
  expect(await loadEntries(under, 'zh-CN')).toMatchObject([{ message: '日结完成，重置 1 条，取消 0 条' }]);
  expect(await loadEntries(under)).toMatchObject([{ message: 'Settled: 1 reset, 0 cancelled' }]);
  for (const [lang, want] of [
    ['zh_CN', /^日结“ERP 接口”/],
    ['en_US', /^Daily settlement “ERP interfaces”/],
  ] as const) {
    const { row } = await under.send(`GET /pendingData/${pending.uuid}`, { lang });
    const reason = expect.stringMatching(want);
    expect(row).toMatchObject({ lastAction: { reason }, history: [{ kind: 'RESET', reason }] });
  }
});

const ranges: { given: (uuids: string[]) => object; want: string[] }[] = [
  { given: () => ({}), want: ['0', '1'] },
  { given: () => ({ configType: 'WCS' }), want: ['2', '3'] },
  { given: ([one]) => ({ interfaceRange: 'SELECTED', interfaceUuids: [one] }), want: ['0'] },
];

test.each(ranges)('a settlement includes the interfaces of range $#', async ({ given, want }) => {
  const families = ['ERP_DOWN', 'ERP_UP', 'WCS_DOWN', 'WCS_UP'];
  const rows = families.map((interfaceType) => interfaceRow(under.client.companyUuid, { interfaceType }));
  await storeRows(under, 'interface', rows);
  await storeRows(
    under,
    'pendingData',
    rows.map((row, index) => pendingRow(row, { entityNo: `${index}` })),
  );
  await saveOnline(under, given(rows.map(({ uuid }) => uuid)));
  at('2026-11-21T15:30:05Z');
  await settle();
  const after = await loadStates(under);
  expect(Object.keys(after).filter((name) => after[name] === 'PENDING')).toEqual(want);
});

test('a settlement plans interfaces with more than 100,000 pending documents in groups', async () => {
  const owners = [60_000, 40_000, 1].map((pendingCount) =>
    interfaceRow(under.client.companyUuid, { pendingCount }),
  );
  await storeRows(under, 'interface', owners);
  const rows = owners.flatMap((owner) => [1, 2].map(() => pendingRow(owner)));
  await storeRows(under, 'pendingData', rows);
  await saveOnline(under);
  at('2026-11-21T15:30:00Z');
  const select = vi.spyOn(under.store.repository, 'selectProperties');
  await settle();
  const found = await Promise.all(select.mock.results.map(({ value }) => value));
  const due = select.mock.calls.map(([{ entity }], call) =>
    entity === 'pendingData' ? found[call].length : 0,
  );
  select.mockRestore();
  // The groups follow the random uuids of the interfaces.
  expect(due.filter((count) => count > 0).toSorted()).toEqual([2, 4]);
  expect(await loadEntries(under)).toMatchObject([{ resetCount: 6 }]);
});

test('each time zone has its own instant, day and entry, and the company zone is the default', async () => {
  const { companyUuid } = under.client;
  const centers = { NY: 'America/New_York', BE: 'Europe/Berlin', XX: 'Nowhere/Atall' };
  for (const [code, timeZone] of Object.entries(centers))
    await storeRows(under, 'dc', [{ uuid: `dc-${code}`, companyUuid, code, name: code, timeZone }]);
  const owners = [...Object.keys(centers), undefined].map((dcCode) =>
    interfaceRow(companyUuid, { dcCode, interfaceType: 'WCS_UP' }),
  );
  await storeRows(under, 'interface', owners);
  const numbers = ['york', 'berlin', 'unknown', 'carrier'];
  await storeRows(
    under,
    'pendingData',
    owners.map((owner, index) => pendingRow(owner, { entityNo: numbers[index] })),
  );
  await saveOnline(under, { configType: 'WCS' });
  const course: [instant: string, day: string | undefined, settled: string[]][] = [
    ['2026-11-21T15:29:00Z', undefined, []],
    ['2026-11-21T15:30:00Z', '2026-11-21', ['carrier', 'unknown']],
    ['2026-11-21T22:29:00Z', undefined, []],
    ['2026-11-21T22:30:00Z', '2026-11-21', ['berlin']],
    ['2026-11-22T04:30:00Z', '2026-11-21', ['york']],
  ];
  const seen = new Set<string>();
  for (const [instant, day, settled] of course) {
    at(instant);
    expect([instant, await settle()]).toEqual([instant, day ? 1 : 0]);
    const after = await loadStates(under);
    const news = numbers.filter((name) => after[name] === 'PENDING' && !seen.has(name));
    expect([instant, news.sort()]).toEqual([instant, settled]);
    for (const name of news) seen.add(name);
    if (day) expect((await loadEntries(under)).at(-1)).toMatchObject({ day });
  }
  await under.store.repository.removeAll(
    'dc',
    Object.keys(centers).map((code) => `dc-${code}`),
  );
});

const clocks: { name: string; course: [instant: string, want: number][] }[] = [
  {
    name: 'runs once every day',
    course: [
      ['2026-11-21T15:29:59Z', 0],
      ['2026-11-21T15:30:00Z', 1],
      ['2026-11-21T15:31:00Z', 0],
      ['2026-11-22T15:29:00Z', 0],
      ['2026-11-22T15:30:00Z', 1],
    ],
  },
  {
    name: 'runs once after a stop',
    course: [
      ['2026-12-01T02:00:00Z', 1],
      ['2026-12-01T02:01:00Z', 0],
      ['2026-12-01T15:30:00Z', 1],
    ],
  },
  {
    name: 'skips instants before it went online',
    course: [
      ['2026-11-21T08:01:00Z', 0],
      ['2026-11-21T15:29:00Z', 0],
    ],
  },
];

test.each(clocks)('a settlement $name', async ({ course }) => {
  await saveOnline(under);
  for (const [instant, want] of course) {
    at(instant);
    expect([instant, await settle()]).toEqual([instant, want]);
  }
});

test('an offline configuration settles nothing, and a changed one settles no day twice', async () => {
  const uuid = await saveOnline(under);
  at('2026-11-21T15:30:00Z');
  expect(await settle()).toBe(1);
  expect((await sendFresh(under, `POST /dailyKnotConfig/offline?configUuid=${uuid}`)).success).toBe(true);
  at('2026-11-22T15:30:00Z');
  expect(await settle()).toBe(0);
  at('2026-11-23T08:00:00Z');
  await saveOnline(under, { uuid, settlementTime: '20:00' });
  at('2026-11-23T12:00:00Z');
  expect(await settle()).toBe(1);
  await sendFresh(under, `POST /dailyKnotConfig/offline?configUuid=${uuid}`);
  await saveOnline(under, { uuid, settlementTime: '21:00' });
  at('2026-11-23T13:00:00Z');
  expect(await settle()).toBe(0);
  at('2026-11-24T13:00:00Z');
  expect(await settle()).toBe(1);
});

test('a time zone without interfaces has no entry', async () => {
  await saveOnline(under, { configType: 'WCS' });
  at('2026-11-21T15:30:00Z');
  expect(await settle()).toBe(0);
  expect(await loadEntries(under)).toEqual([]);
});

test('a failure is logged with its cause and raises an alarm, and the next day runs again', async () => {
  const webhook = 'https://oapi.dingtalk.com/robot/send?access_token=t';
  const robot = await sendFresh(under, `POST ${account}/dingding`, {
    body: { name: 'night shift', webhook },
  });
  const rule = {
    name: 'settlement',
    dingDingUuid: robot.row.uuid,
    events: ['SETTLEMENT_FAILED'],
    threshold: 1,
  };
  expect(await sendFresh(under, 'POST /alarmRule', { body: { ...rule, mergeSeconds: 60 } })).toMatchObject({
    success: true,
  });
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await storeRows(under, 'pendingData', [pendingRow(asn, { entityNo: 'young' })]);
  await saveOnline(under);
  at('2026-11-21T15:30:00Z');
  const select = vi.spyOn(under.store.repository, 'selectProperties');
  const { selectProperties: original } = Object.getPrototypeOf(under.store.repository);
  select.mockImplementation((query, properties) => {
    if (query.entity === 'pendingData')
      return Promise.reject(new Error('canceling statement due to lock timeout'));
    return original.call(under.store.repository, query, properties);
  });
  await settle();
  select.mockRestore();
  error.mockRestore();
  expect(await loadEntries(under)).toMatchObject([
    {
      success: false,
      message: 'Failed: canceling statement due to lock timeout. 0 reset and 0 cancelled before that',
    },
  ]);
  expect(await under.database.query('SELECT data FROM alarm_line')).toMatchObject([
    { data: { event: 'SETTLEMENT_FAILED', reason: expect.stringContaining('lock timeout') } },
  ]);
  expect(await settle()).toBe(0);
  at('2026-11-22T15:30:00Z');
  expect(await settle()).toBe(1);
  expect(await loadStates(under)).toEqual({ young: 'PENDING' });
});

test('a settlement whose configuration goes offline meanwhile stops, and its entry says so', async () => {
  await storeRows(under, 'pendingData', [pendingRow(asn, { entityNo: 'young' })]);
  const configUuid = await saveOnline(under);
  at('2026-11-21T15:30:00Z');
  const select = vi.spyOn(under.store.repository, 'selectProperties');
  const { selectProperties: original } = Object.getPrototypeOf(under.store.repository);
  select.mockImplementation(async (query, properties) => {
    if (query.entity === 'pendingData')
      await sendFresh(under, `POST /dailyKnotConfig/offline?configUuid=${configUuid}`);
    return original.call(under.store.repository, query, properties);
  });
  await settle();
  select.mockRestore();
  expect(await loadEntries(under)).toMatchObject([
    {
      success: false,
      message: 'Stopped: the configuration was taken offline. 0 reset and 0 cancelled before that',
    },
  ]);
  expect(await loadStates(under)).toEqual({ young: 'FAILED' });
});

test('another process completes an interrupted settlement after five minutes, in the same entry', async () => {
  await storeRows(under, 'pendingData', [pendingRow(asn, { entityNo: 'left' })]);
  const configUuid = await saveOnline(under);
  at('2026-11-21T15:30:00Z');
  const begun = {
    uuid: 'begun',
    companyUuid: under.client.companyUuid,
    configUuid,
    timeZone: 'Asia/Shanghai',
    day: '2026-11-21',
    time: '2026-11-21T15:30:00.000Z',
    resetCount: 1,
    cancelCount: 0,
    resetUuids: ['done-before'],
    cancelUuids: [],
    documents: [],
    interfaceCounts: [{ interfaceUuid: asn.uuid, resetCount: 1, cancelCount: 0 }],
    leaseUntil: '2026-11-21T15:35:00.000Z',
  };
  await storeRows(under, 'dailySettlementLog', [begun]);
  at('2026-11-21T15:34:59Z');
  expect(await settle()).toBe(0);
  at('2026-11-21T15:35:00Z');
  expect(await settle()).toBe(1);
  const [entry, ...more] = await loadEntries(under);
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ uuid: 'begun', success: true, resetCount: 2, elapsedMs: 300_000 });
  expect(entry).not.toHaveProperty('leaseUntil');
  expect(entry).not.toHaveProperty('interfaceCounts');
  const { companyUuid } = under.client;
  const { records } = await under.store.repository.list({ entity: 'interfaceLog', companyUuid });
  expect(records.map(({ details }) => serviceTextIn(String(details), { locale: 'en-US' }))).toEqual([
    'Daily settlement: 2 reset, 0 cancelled',
  ]);
});

test('a configuration with an invalid stored time does not stop the settlement of another one', async () => {
  await storeRows(under, 'interface', [
    interfaceRow(under.client.companyUuid, { interfaceName: 'task', interfaceType: 'WCS_DOWN' }),
  ]);
  const broken = await saveOnline(under);
  await saveOnline(under, { configType: 'WCS' });
  await under.database.query(
    `UPDATE "document_dailySettlementConfig" SET data = data || '{"settlementTime": "noon"}' WHERE uuid = $1`,
    [broken],
  );
  at('2026-11-21T15:30:00Z');
  expect(await settle()).toBe(1);
  expect(await loadEntries(under)).toMatchObject([{ configType: 'WCS', success: true }]);
});
