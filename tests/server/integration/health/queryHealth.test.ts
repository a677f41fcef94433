import { afterEach, describe, expect, test } from 'vitest';
import type { Row } from '../../../../src/contract/api/envelope.ts';
import type { Health } from '../../../../src/generated/types.ts';
import type { ThroughputAmounts } from '../../../../src/server/integration/health/Throughput.ts';
import { serviceUnderTest } from '../../serviceUnderTest.ts';
import { clearAll, interfaceRow, pendingRow, storeRows } from '../settlement/settlementUnderTest.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const ago = (milliseconds: number): Date => new Date(under.clock.now.getTime() - milliseconds);

const under = await serviceUnderTest();
const { companyUuid } = under.client;

/**
 * Moves the clock past the lifetime of all cached answers, by a multiple of every bucket length. Removes all
 * records and throughput.
 */
afterEach(async () => {
  under.clock.now = new Date(under.clock.now.getTime() + 120 * minute);
  await clearAll(under);
  await under.database.query('DELETE FROM throughput');
});

const interfaceOf = async (given: Readonly<Record<string, unknown>> = {}): Promise<Row> => {
  const row = interfaceRow(companyUuid, given);
  await storeRows(under, 'interface', [row]);
  return row;
};
const pending = (of: Row, given: Readonly<Record<string, unknown>> = {}): Promise<void> =>
  storeRows(under, 'pendingData', [pendingRow(of, { createTime: ago(day).toISOString(), ...given })]);
const add = (of: Row, at: Date, amounts: Partial<ThroughputAmounts>) =>
  under.store.throughput.add([{ companyUuid, interfaceUuid: of.uuid, at, ...amounts }]);
const ask = async (body: object = {}, lang: 'en_US' | 'zh_CN' = 'en_US') => {
  const answer = await under.send('POST /health/query', { body: { window: 'HOUR', ...body }, lang });
  expect(answer.success, answer.message).toBe(true);
  return answer.data as Health;
};
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

test('a company without interfaces has empty figures', async () => {
  expect(await ask()).toMatchObject({
    window: 'HOUR',
    at: '2026-11-21T08:00:00.000Z',
    since: '2026-11-21T07:01:00.000Z',
    bucketSeconds: 60,
    interfaceCount: 0,
    pendingCount: 0,
    received: 0,
    findings: [],
    interfaces: [],
  });
});

test('the answer has figures, series, and the worst interface first', async () => {
  const busy = await interfaceOf({ interfaceName: 'Busy' });
  const idle = await interfaceOf({ interfaceName: 'Idle' });
  const late = await interfaceOf({ interfaceName: 'Late' });
  const failing = await interfaceOf({ interfaceName: 'Failing', failureReason: 'HTTP 500' });
  const blocked = await interfaceOf({ interfaceName: 'Blocked' });
  await pending(failing);
  await pending(blocked, { status: 'BLOCKED', createTime: ago(minute).toISOString() });
  await pending(late, { createTime: ago(2 * day).toISOString() });
  await pending(late, { status: 'SUCCESS', createTime: ago(9 * day).toISOString() });
  await add(busy, ago(0), { received: 3, delivered: 2, elapsedMs: 100 });
  await add(failing, ago(5 * minute), { received: 1, failed: 2, elapsedMs: 60 });
  await add(failing, ago(2 * day), { received: 70 });
  const health = await ask();
  expect(health).toMatchObject({
    interfaceCount: 5,
    received: 4,
    delivered: 2,
    failed: 2,
    averageElapsedMs: 40,
    pendingCount: 3,
    blockedCount: 1,
    oldestPending: ago(2 * day).toISOString(),
  });
  expect(health.series.received.slice(-6)).toEqual([1, 0, 0, 0, 0, 3]);
  expect(health.interfaces.map((row) => row.interfaceName)).toEqual([
    'Blocked',
    'Failing',
    'Late',
    'Busy',
    'Idle',
  ]);
  expect(health.interfaces[1]).toEqual({
    uuid: failing.uuid,
    interfaceName: 'Failing',
    interfaceType: 'ERP_DOWN',
    dcCode: 'SH01',
    status: 'ONLINE',
    pendingCount: 1,
    blockedCount: 0,
    failureReason: 'HTTP 500',
    oldestPending: ago(day).toISOString(),
    received: 1,
    delivered: 0,
    failed: 2,
    series: expect.objectContaining({ failed: expect.any(Array) }),
  });
  expect(health.interfaces[4]).toMatchObject({ uuid: idle.uuid, received: 0 });

  const week = await ask({ window: 'WEEK' });
  expect([week.received, sum(week.series.received), week.series.received.length]).toEqual([74, 74, 84]);
});

test('interfaces without a problem keep their order while documents arrive', async () => {
  const active = await interfaceOf({ interfaceName: 'Active' });
  const busy = await interfaceOf({ interfaceName: 'Busy' });
  await interfaceOf({ interfaceName: 'An idle one' });
  await add(active, ago(0), { delivered: 1 });
  await add(busy, ago(0), { delivered: 9 });
  await pending(busy, { createTime: ago(minute / 2).toISOString() });
  expect((await ask()).interfaces.map((row) => row.interfaceName)).toEqual(['Active', 'Busy', 'An idle one']);
});

test('a family or a list of uuids limits the answer, and the list gets no findings', async () => {
  const down = await interfaceOf({ status: 'OFFLINE' });
  const up = await interfaceOf({ interfaceType: 'ERP_UP' });
  await pending(down);
  await add(up, ago(0), { received: 1 });
  await add(down, ago(0), { received: 10 });
  expect(await ask({ interfaceType: 'ERP_UP' })).toMatchObject({
    interfaceCount: 1,
    received: 1,
    findings: [],
  });
  expect(await ask({ interfaceType: 'WCS_UP' })).toMatchObject({ interfaceCount: 0, received: 0 });
  const { interfaces, received, findings } = await ask({ uuids: [down.uuid] });
  expect([interfaces.map(({ uuid }) => uuid), received, findings]).toEqual([[down.uuid], 10, []]);
});

describe('findings', () => {
  const listFindings = async (body: object = {}) =>
    (await ask(body)).findings.map(({ kind, interfaceName }) => [kind, interfaceName]);

  test('each interface has one finding, and the most serious one is first', async () => {
    const offline = await interfaceOf({ interfaceName: 'Offline', status: 'OFFLINE', failureReason: 'no' });
    const suspended = await interfaceOf({ interfaceName: 'Suspended', status: 'SUSPENDED' });
    const down = await interfaceOf({
      interfaceName: 'Down',
      failureReason: 'HTTP 503',
      receiverDownSince: ago(minute).toISOString(),
    });
    const blocked = await interfaceOf({ interfaceName: 'Blocked', failureReason: 'HTTP 500' });
    const failing = await interfaceOf({ interfaceName: 'Failing', failureReason: 'HTTP 404' });
    await interfaceOf({ interfaceName: 'Drained', status: 'OFFLINE', failureReason: 'HTTP 404' });
    await pending(failing, { nextRunTime: ago(-minute).toISOString() });
    await pending(blocked, { status: 'BLOCKED' });
    await pending(down, { nextRunTime: ago(-minute).toISOString() });
    await pending(suspended);
    await pending(offline, { status: 'BLOCKED' });
    expect(await listFindings({ window: 'WEEK' })).toEqual([
      ['OFFLINE', 'Offline'],
      ['SUSPENDED', 'Suspended'],
      ['RECEIVER_DOWN', 'Down'],
      ['BLOCKED', 'Blocked'],
      ['FAILING', 'Failing'],
    ]);
    const { findings } = await ask({}, 'zh_CN');
    expect(findings[2]).toMatchObject({
      message: '已暂停投递，待处理 1 条。系统至少每 5 分钟重试一次，重置单据可立即重试。HTTP 503',
      since: ago(minute).toISOString(),
    });
    expect(findings[3]).toEqual({
      kind: 'BLOCKED',
      message: '1 条单据已阻塞，请排除原因后重置。HTTP 500',
      since: ago(day).toISOString(),
      uuid: blocked.uuid,
      interfaceName: 'Blocked',
      interfaceType: 'ERP_DOWN',
    });
  });

  test('a source that fails is a finding, with and without pending documents', async () => {
    const failed = { pullFailedSince: ago(minute).toISOString(), pullFailureReason: 'HTTP 503' };
    const empty = await interfaceOf({ interfaceName: 'Empty', ...failed, failureReason: 'HTTP 503' });
    const waiting = await interfaceOf({ interfaceName: 'Waiting', ...failed, failureReason: 'HTTP 503' });
    const failing = await interfaceOf({ interfaceName: 'Failing', ...failed, failureReason: 'HTTP 404' });
    await interfaceOf({ interfaceName: 'Offline', ...failed, status: 'OFFLINE' });
    for (const row of [waiting, failing]) await pending(row, { nextRunTime: ago(-minute).toISOString() });
    const { findings, interfaces } = await ask();
    expect(findings.map(({ kind, interfaceName }) => `${kind} ${interfaceName}`).toSorted()).toEqual([
      'FAILING Failing',
      'PULL_FAILED Empty',
      'PULL_FAILED Failing',
      'PULL_FAILED Waiting',
    ]);
    expect(findings.find(({ interfaceName }) => interfaceName === 'Empty')).toEqual({
      kind: 'PULL_FAILED',
      message: 'The service tries again automatically. HTTP 503',
      since: failed.pullFailedSince,
      uuid: empty.uuid,
      interfaceName: 'Empty',
      interfaceType: 'ERP_DOWN',
    });
    expect(interfaces.at(-1)).toMatchObject({ interfaceName: 'Offline' });
  });

  type Given = Readonly<Record<string, unknown>>;
  const reasons: { name: string; of: Given; documents: Given[]; want: string }[] = [
    {
      name: 'of its oldest blocked document after a delivery',
      of: {},
      documents: [
        { status: 'FAILED', failureReason: 'HTTP 429', arrival: 1 },
        { status: 'BLOCKED', failureReason: 'HTTP 400', arrival: 2 },
        { status: 'BLOCKED', failureReason: 'HTTP 422', arrival: 3 },
      ],
      want: 'HTTP 400',
    },
    {
      name: 'of its last failure, if no delivery followed',
      of: { failureReason: 'HTTP 500' },
      documents: [{ status: 'BLOCKED', failureReason: 'HTTP 400' }],
      want: 'HTTP 500',
    },
  ];

  test.each(reasons)('a blocked interface has the reason $name', async ({ of, documents, want }) => {
    const owner = await interfaceOf(of);
    for (const document of documents) await pending(owner, document);
    const { findings, interfaces } = await ask();
    expect(findings.find(({ kind }) => kind === 'BLOCKED')?.message).toMatch(new RegExp(`^\\d.* ${want}$`));
    expect(interfaces[0]?.failureReason).toBe(want);
  });

  const stalls: { name: string; given: object; of?: object; ended?: number; want: boolean }[] = [
    { name: 'that has been due for long', given: { status: 'PENDING' }, want: true },
    { name: 'with an overdue retry', given: { nextRunTime: -3 }, want: true },
    { name: 'that has just arrived', given: { status: 'PENDING', createTime: -1 }, want: false },
    { name: 'with a later retry', given: { nextRunTime: 3 }, want: false },
    { name: 'that is running', given: { status: 'RUNNING' }, want: false },
    {
      name: 'of a suspended interface',
      given: { status: 'PENDING' },
      of: { status: 'SUSPENDED' },
      want: false,
    },
    { name: 'of a resumed interface', given: { status: 'PENDING' }, of: { modifiedAt: -1 }, want: false },
    { name: 'with a new reset', given: { status: 'PENDING', lastAction: { by: 'x', at: -1 } }, want: false },
    { name: 'with recent deliveries', given: { status: 'PENDING' }, ended: -1, want: false },
    { name: 'without recent deliveries', given: { status: 'PENDING' }, ended: -5, want: true },
  ];

  /** Replaces numbers, which are minutes from now, by instants. */
  const timed = (given: object): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        typeof value === 'number'
          ? ago(-value * minute).toISOString()
          : typeof value === 'object'
            ? timed(value)
            : value,
      ]),
    );

  test.each(stalls)('a document $name is stalled: $want', async ({ given, of = {}, ended, want }) => {
    const owner = await interfaceOf(timed(of));
    await pending(owner, timed(given));
    if (ended !== undefined) await add(owner, ago(-ended * minute), { delivered: 1 });
    expect((await listFindings()).some(([kind]) => kind === 'STALLED')).toBe(want);
  });

  test.each<[what: string, earlier: object, later: object, want: boolean]>([
    ['behind a blocked one', { status: 'BLOCKED' }, { status: 'PENDING' }, true],
    ['behind one with a later retry', { nextRunTime: 3 }, { status: 'PENDING' }, true],
    [
      'behind a blocked one with its number',
      { status: 'BLOCKED', entityNo: 'A' },
      { status: 'PENDING', entityNo: 'A' },
      false,
    ],
  ])('a document %s is stalled: %j, %j → %s', async (_what, earlier, later, want) => {
    const owner = await interfaceOf();
    await pending(owner, { ...timed(earlier), arrival: 1 });
    await pending(owner, { ...timed(later), arrival: 2 });
    expect((await listFindings()).some(([kind]) => kind === 'STALLED')).toBe(want);
  });

  const silences: { name: string; days: number[]; today?: number; status?: string; want: boolean }[] = [
    { name: 'every day except today', days: [1, 2, 3, 4, 5, 6, 7], want: true },
    { name: 'on four days including a week ago', days: [1, 2, 5, 7], want: true },
    { name: 'on three days', days: [1, 2, 7], want: false },
    { name: 'on five days without a week ago', days: [1, 2, 3, 4, 5], want: false },
    { name: 'every day and today', days: [1, 2, 3, 4, 5, 6, 7], today: 90, want: false },
    { name: 'every day in the offline state', days: [1, 2, 3, 4, 5, 6, 7], status: 'OFFLINE', want: false },
  ];

  test.each(silences)('interface with data $name is silent: $want', async ({ days, today, status, want }) => {
    const owner = await interfaceOf({ interfaceName: 'Quiet', ...(status && { status }) });
    for (const past of days) await add(owner, ago(past * day + 60 * minute), { received: 5 });
    if (today !== undefined) await add(owner, ago(today * minute), { received: 1 });
    expect(await listFindings()).toEqual(want ? [['SILENT', 'Quiet']] : []);
  });

  test('the silence finding has the time of the last data', async () => {
    const owner = await interfaceOf();
    for (const past of [1, 2, 3, 7]) await add(owner, ago(past * day + 61 * minute), { received: 5 });
    const { findings } = await ask();
    expect(findings[0]).toMatchObject({
      message: 'No data now, although data arrived at this time on 4 of the past 7 days',
      since: ago(day + 61 * minute).toISOString(),
    });
  });
});
