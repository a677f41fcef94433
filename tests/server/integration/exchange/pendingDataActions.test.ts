import { beforeEach, expect, test } from 'vitest';
import type { Row } from '../../../../src/contract/api/envelope.ts';
import { findObstacle } from '../../../../src/contract/model/lifecycle.ts';
import { updateInterfaceCounts } from '../../../../src/server/integration/exchange/queue/updateInterfaceCounts.ts';
import { entityOf } from '../../../../src/server/platform/operations/catalog.ts';
import { toKeyedRecord } from '../../../../src/server/platform/store/records/KeyedRecord.ts';
import { createErp, interfaceOf } from '../../samples.ts';
import { serviceUnderTest } from '../../serviceUnderTest.ts';

let interfaceUuid: string;
let round = 0;

const service = await serviceUnderTest();
const body = await interfaceOf(service, (await createErp(service)).erp);

beforeEach(async () => {
  round += 1;
  const sent = { ...body, interfaceName: `queue ${round}` };
  interfaceUuid = (await service.send('POST /interfaceConfig', { body: sent })).row.uuid;
});

/** Puts documents in these states into the queue of the interface. */
async function queue(...states: string[]): Promise<string[]> {
  const { companyUuid } = service.client;
  const rows = states.map((status, index) => ({
    uuid: `${round}-${index}`,
    companyUuid,
    interfaceUuid,
    interfaceName: `queue ${round}`,
    entityNo: `SO-${round}-${index}`,
    status,
    ...(status === 'PENDING'
      ? { failureCount: 0 }
      : { failureCount: 3, failureReason: 'refused', nextRunTime: '2026-11-22T00:00:00.000Z' }),
    version: 1,
  }));
  await service.store.transaction(async (tables) => {
    const { model } = entityOf('pendingData');
    await tables.repository.insertAll(rows.map((row) => toKeyedRecord(model, companyUuid, row)));
    const changes = rows.map((after) => ({ after }));
    await updateInterfaceCounts(tables, changes, service.clock.now);
  });
  return rows.map(({ uuid }) => uuid);
}

const counts = async () => {
  const { page } = await service.send('POST /interfaceConfig/query', { body: { uuid: interfaceUuid } });
  const { pendingCount, blockedCount, version } = page.records[0] ?? ({} as Row);
  return { pendingCount, blockedCount, version };
};

const states = ['PENDING', 'RUNNING', 'SUCCESS', 'FAILED', 'BLOCKED', 'CANCELLED'];
const leadsTo: Record<string, Record<string, string>> = {
  reset: { FAILED: 'PENDING', BLOCKED: 'PENDING', CANCELLED: 'PENDING' },
  cancel: { PENDING: 'CANCELLED', FAILED: 'CANCELLED', BLOCKED: 'CANCELLED' },
};
const cells = Object.keys(leadsTo).flatMap((action) => states.map((state) => ({ action, state })));

/** Returns a document as it is stored. Answers also have `interfaceDebug`. */
const kept = ({ interfaceDebug: _, ...row }: Row): Omit<Row, 'interfaceDebug'> => row;

test.each(cells)('the action $action in state $state follows the lifecycle', async ({ action, state }) => {
  const [uuid] = await queue(state);
  const { row: before } = await service.send(`GET /pendingData/${uuid}`);
  const wanted = leadsTo[action]?.[state];
  const isOffered = findObstacle(entityOf('pendingData').model.lifecycle, action, before) === undefined;
  expect(isOffered).toBe(wanted !== undefined);

  const reason = action === 'cancel' ? '&reason=ordered%20twice' : '';
  const answer = await service.send(`POST /pendingData/${action}?uuid=${uuid}${reason}`);
  expect(answer.success).toBe(isOffered);
  const { row: after } = await service.send(`GET /pendingData/${uuid}`);
  if (!isOffered) {
    expect(answer).toMatchObject({ errorCode: 'ILLEGAL_TRANSITION', data: kept(before) });
    expect(after).toEqual(before);
    return;
  }
  expect(answer.row).toEqual(kept(after));
  expect(after).not.toHaveProperty('nextRunTime');
  expect(after).toMatchObject({
    status: wanted,
    failureCount: action === 'reset' ? 0 : before.failureCount,
    version: 2,
    lastAction: {
      by: 'tester',
      at: service.clock.now.toISOString(),
      ...(action === 'cancel' && { reason: 'ordered twice' }),
    },
  });
  expect(after.failureReason).toBe(action === 'reset' ? undefined : before.failureReason);
});

test('each action updates the counts of the interface and keeps its version', async () => {
  const [failed, blocked, cancelled] = await queue('FAILED', 'BLOCKED', 'CANCELLED', 'SUCCESS', 'RUNNING');
  const { version } = await counts();
  const table = [
    { call: '', pendingCount: 3, blockedCount: 1 },
    { call: `cancel?uuid=${failed}&reason=x`, pendingCount: 2, blockedCount: 1 },
    { call: `reset?uuid=${blocked}`, pendingCount: 2, blockedCount: 0 },
    { call: `reset?uuid=${cancelled}`, pendingCount: 3, blockedCount: 0 },
  ];
  for (const { call, ...wanted } of table) {
    if (call) expect((await service.send(`POST /pendingData/${call}`)).success).toBe(true);
    expect([call, await counts()]).toEqual([call, { ...wanted, version }]);
  }
});

test.each([
  { steps: [], minutes: 0, want: false },
  { steps: ['online'], minutes: 0, want: false },
  { steps: ['online', 'debug'], minutes: 0, want: true },
  { steps: ['online', 'debug', 'unDebug'], minutes: 0, want: false },
  { steps: ['online', 'debug'], minutes: 31, want: false },
])(
  'a document can be debugged after $steps and $minutes minutes: $want',
  async ({ steps, minutes, want }) => {
    const [uuid] = await queue('FAILED');
    for (const step of steps)
      expect((await service.send(`POST /interfaceConfig/${step}?uuid=${interfaceUuid}`)).success).toBe(true);
    const { now } = service.clock;
    service.clock.now = new Date(now.getTime() + minutes * 60_000);
    const { row } = await service.send(`GET /pendingData/${uuid}`);
    const { page } = await service.send('POST /pendingData/query', { body: { interfaceUuid } });
    service.clock.now = now;
    expect([row, ...page.records].map(({ interfaceDebug }) => interfaceDebug)).toEqual([want, want]);
    expect(findObstacle(entityOf('pendingData').model.lifecycle, 'debug', row) === undefined).toBe(want);
  },
);

test('cancelling requires a reason', async () => {
  const [uuid] = await queue('PENDING');
  expect(await service.send(`POST /pendingData/cancel?uuid=${uuid}`)).toMatchObject({ status: 400 });
  const noReason = { action: 'cancel', uuids: [uuid] };
  expect(await service.send('POST /pendingData/batch', { body: noReason })).toMatchObject({ status: 400 });
});

test('a batch stores the reason on each document, returns the skipped ones and updates the counts', async () => {
  const uuids = await queue('PENDING', 'RUNNING', 'FAILED');
  const sent = {
    action: 'cancel',
    filter: { interfaceName: `queue ${round}` },
    expectedCount: 3,
    reason: 'ordered twice',
  };
  expect((await service.send('POST /pendingData/batch', { body: sent })).data).toEqual({
    done: 2,
    skipped: [
      {
        uuid: uuids[1],
        name: `SO-${round}-1`,
        reason: 'Only available while pending, failed, or blocked',
      },
    ],
  });
  expect(await counts()).toMatchObject({ pendingCount: 1, blockedCount: 0 });
  const done = { by: 'tester', at: service.clock.now.toISOString(), reason: 'ordered twice' };
  expect((await service.send(`GET /pendingData/${uuids[2]}`)).row).toMatchObject({
    status: 'CANCELLED',
    failureReason: 'refused',
    lastAction: done,
    history: [{ ...done, kind: 'CANCELLED' }],
  });
});

test('an interface with pending data can be removed after cancelling', async () => {
  const uuids = await queue('FAILED');
  const remove = () => service.send(`POST /interfaceConfig/remove?uuid=${interfaceUuid}`);
  expect(await remove()).toMatchObject({ errorCode: 'ILLEGAL_TRANSITION' });
  await service.send('POST /pendingData/batch', { body: { action: 'cancel', uuids, reason: 'over' } });
  expect((await remove()).success).toBe(true);
});

test('a document of a removed interface is readable and cannot be reset', async () => {
  const uuids = await queue('CANCELLED', 'SUCCESS');
  const [cancelled] = uuids;
  expect((await service.send(`POST /interfaceConfig/remove?uuid=${interfaceUuid}`)).success).toBe(true);
  const kept = await service.send(`GET /pendingData/${cancelled}`);
  expect(kept.row).toMatchObject({ status: 'CANCELLED', interfaceName: `queue ${round}` });

  const reason = 'Interface not found';
  expect(await service.send(`POST /pendingData/reset?uuid=${cancelled}`)).toMatchObject({
    errorCode: 'NOT_FOUND',
    message: reason,
  });
  const many = await service.send('POST /pendingData/batch', {
    body: { action: 'reset', uuids: [cancelled] },
  });
  expect(many.data).toEqual({ done: 0, skipped: [{ uuid: cancelled, name: `SO-${round}-0`, reason }] });
  expect((await service.send(`GET /pendingData/${cancelled}`)).row).toEqual(kept.row);
});
