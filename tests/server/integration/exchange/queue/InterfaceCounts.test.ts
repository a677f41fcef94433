import { afterAll, expect, test } from 'vitest';
import { openPostgresDatabase } from '../../../../../scripts/testing/testDatabases.ts';
import type { CountChange } from '../../../../../src/server/integration/exchange/queue/InterfaceCounts.ts';
import { addAppendedCounts } from '../../../../../src/server/integration/exchange/queue/updateInterfaceCounts.ts';
import { queueUnderTest } from '../queueUnderTest.ts';

const opened = await openPostgresDatabase();
const queue = await queueUnderTest(async () => opened);
afterAll(() => queue.close());

const add = (change: CountChange) =>
  queue.service.store.transaction((tables) => tables.interfaceCounts.add([change], new Date()));

/** Runs `work` while another transaction keeps the counts of the interface locked. */
async function whileLocked(interfaceUuid: string, work: () => Promise<unknown>): Promise<void> {
  await queue.service.store.transaction(async (tables) => {
    await tables.interfaceCounts.add([{ interfaceUuid, pending: 0, blocked: 0 }], new Date());
    await work();
  });
}

/** Returns the counts in the row of the interface, and the number of appended changes. */
async function stored(interfaceUuid: string) {
  const [row] = await opened.database.query(
    `SELECT apart->'pendingCount' AS pending, apart->'blockedCount' AS blocked,
            (SELECT count(*)::int FROM counter_change WHERE record_uuid = uuid) AS appended
       FROM document_interface WHERE uuid = $1`,
    [interfaceUuid],
  );
  return row;
}

test('documents are accepted while the counts are locked, and every read counts them', async () => {
  const interfaceUuid = await queue.online();
  await queue.postAll(interfaceUuid, ['A', 'B']);
  await whileLocked(interfaceUuid, async () => {
    await queue.postAll(interfaceUuid, ['C', 'D', 'E']);
    expect(await queue.countsOf(interfaceUuid)).toEqual({ pendingCount: 5, blockedCount: 0 });
  });
  const health = await queue.service.send('POST /health/query', { body: { window: 'HOUR' } });
  expect(health).toMatchObject({ data: { pendingCount: 5 } });
  expect(await stored(interfaceUuid)).toMatchObject({ pending: 2, appended: 1 });
  await addAppendedCounts(queue.service.service);
  expect(await stored(interfaceUuid)).toMatchObject({ pending: 5, blocked: 0, appended: 0 });
  expect(await queue.countsOf(interfaceUuid)).toEqual({ pendingCount: 5, blockedCount: 0 });
});

test('the next change adds the appended ones', async () => {
  const interfaceUuid = await queue.online();
  await whileLocked(interfaceUuid, async () => {
    await add({ interfaceUuid, pending: 3, blocked: 1 });
    await add({ interfaceUuid, pending: -1, blocked: -1 });
    await add({ interfaceUuid, pending: 0, blocked: 0 });
  });
  expect(await stored(interfaceUuid)).toMatchObject({ appended: 4 });
  expect(await add({ interfaceUuid, pending: 1, blocked: 2 })).toMatchObject([
    { pendingCount: 3, blockedCount: 2 },
  ]);
  expect(await stored(interfaceUuid)).toEqual({ pending: 3, blocked: 2, appended: 0 });
});

test('a refused transaction leaves neither its own nor the appended changes out', async () => {
  const interfaceUuid = await queue.online();
  await whileLocked(interfaceUuid, () => add({ interfaceUuid, pending: 2, blocked: 0 }));
  const refused = queue.service.store.transaction(async (tables) => {
    await tables.interfaceCounts.add([{ interfaceUuid, pending: 7, blocked: 0 }], new Date());
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(await queue.countsOf(interfaceUuid)).toMatchObject({ pendingCount: 2 });
});

test.each<{ given: string; failures: number; runs: NonNullable<CountChange['runs']>; isRefused: boolean }>([
  {
    given: 'a delivery of a healthy interface',
    failures: 0,
    runs: { delivered: true, failures: 0, answered: true, outages: 0 },
    isRefused: false,
  },
  {
    given: 'a failure',
    failures: 0,
    runs: { delivered: false, failures: 1, reason: 'HTTP 400', answered: true, outages: 0 },
    isRefused: true,
  },
  {
    given: 'the first delivery after a failure',
    failures: 1,
    runs: { delivered: true, failures: 0, answered: true, outages: 0 },
    isRefused: true,
  },
])('while the counts are locked, $given is refused: $isRefused', async ({ failures, runs, isRefused }) => {
  const interfaceUuid = await queue.online();
  const before = { delivered: false, failures, reason: 'HTTP 400', answered: false, outages: failures };
  if (failures > 0) await add({ interfaceUuid, pending: 2, blocked: 0, runs: before });
  const change = { interfaceUuid, pending: -1, blocked: 0, runs };
  await whileLocked(interfaceUuid, async () => {
    const added = add(change);
    if (isRefused)
      await expect(added).rejects.toMatchObject({
        name: 'LockedInterfacesError',
        interfaceUuids: [interfaceUuid],
      });
    else await added;
  });
  if (isRefused) await add(change);
  const row = await queue.interfaceRow(interfaceUuid);
  expect(row).toMatchObject({ pendingCount: failures > 0 ? 1 : -1 });
  expect(row?.failureCount ?? 0).toBe(runs.failures);
});

test('an interface with an appended document cannot be removed, and appended changes go with a removed one', async () => {
  const interfaceUuid = await queue.online();
  await whileLocked(interfaceUuid, () => queue.postAll(interfaceUuid, ['A']));
  await queue.service.send(`POST /interfaceConfig/offline?uuid=${interfaceUuid}`);
  const remove = () => queue.service.send(`POST /interfaceConfig/remove?uuid=${interfaceUuid}`);
  expect(await remove()).toMatchObject({ success: false });
  await opened.database.query(`INSERT INTO counter_change VALUES ($1, 'pendingCount', -1)`, [interfaceUuid]);
  expect(await remove()).toMatchObject({ success: true });
  await addAppendedCounts(queue.service.service);
  expect(await queue.service.store.interfaceCounts.findAppended()).toEqual([]);
});
