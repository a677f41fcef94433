import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPostgresDatabase } from '../../../../scripts/testing/testDatabases.ts';
import type { AlarmEvent, QueuedEvent } from '../../../../src/server/integration/alarms/AlarmEvent.ts';
import { raiseAlarm } from '../../../../src/server/integration/alarms/raiseAlarm.ts';
import { entityOf } from '../../../../src/server/platform/operations/catalog.ts';
import { toKeyedRecord } from '../../../../src/server/platform/store/records/KeyedRecord.ts';
import type { Tables } from '../../../../src/server/platform/store/ServiceStore.ts';
import { account } from '../../serviceUnderTest.ts';
import { queueUnderTest } from '../exchange/queueUnderTest.ts';

let robotUuid: string;
let interfaceUuid: string;

const opened = await openPostgresDatabase();
const queue = await queueUnderTest(async () => opened);
afterAll(() => queue.close());

beforeEach(async () => {
  const robot = {
    name: `night ${Math.random()}`,
    webhook: 'https://oapi.dingtalk.com/robot/send?access_token=t',
  };
  robotUuid = (await queue.service.send(`POST ${account}/dingding`, { body: robot })).row.uuid;
  interfaceUuid = await queue.interfaceAfter(['online'], { alarmEnabled: true, dingDingUuid: robotUuid });
});

const raise = (tables: Tables, event: AlarmEvent['event']) => {
  const { client, clock } = queue.service;
  const recovered = event === 'RECOVERED' ? { recovered: { count: 0, numbers: [] } } : {};
  const { companyUuid } = client;
  return raiseAlarm(tables, { companyUuid, event, interfaceUuid, ...recovered, at: clock.now });
};

/** Stores a failed document, and raises its alarm. */
async function fail(tables: Tables): Promise<void> {
  const { companyUuid } = queue.service.client;
  const row = { uuid: `failed ${Math.random()}`.slice(0, 36), companyUuid, interfaceUuid, status: 'FAILED' };
  await tables.repository.insert(toKeyedRecord(entityOf('pendingData').model, companyUuid, row));
  await raise(tables, 'FAILED');
}

/** Marks the alarms as announced, as the message of a robot with the newest failure does. */
async function announce({ activeAlarms, alarmOutbox }: Tables): Promise<void> {
  const lines = await alarmOutbox.findLines(robotUuid, '', 100);
  const lineId = lines.findLast(({ data }) => data.event === 'FAILED')?.id ?? '0';
  const alarms = [{ kind: 'FAILURE', interfaceUuid, lineId }] as const;
  await activeAlarms.markAnnounced(robotUuid, alarms);
  await alarmOutbox.markRecoveries(robotUuid, alarms);
}

const waitsForLock = async (): Promise<boolean> =>
  (
    await opened.database.query(
      `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    )
  ).length > 0;

const events = async (): Promise<readonly QueuedEvent[]> =>
  (await queue.service.store.alarmOutbox.findLines(robotUuid, '', 100)).map(({ data }) => data);

test.each<{ given: string; work: (tables: Tables) => Promise<void>; want: readonly object[] }>([
  {
    given: 'the next failure: the alarm stays',
    work: fail,
    want: [{ event: 'FAILED' }, { event: 'FAILED' }],
  },
  {
    given: 'the message of the alarm: the robot also announces the recovery',
    work: announce,
    want: [{ event: 'FAILED' }, { event: 'RECOVERED', announced: true }],
  },
])('a recovery waits for $given', async ({ work, want }) => {
  const { store } = queue.service;
  await store.transaction((tables) => raise(tables, 'FAILED'));
  let recovery: Promise<void> | undefined;
  await store.transaction(async (tables) => {
    await work(tables);
    let hasEnded = false;
    recovery = store
      .transaction((other) => raise(other, 'RECOVERED'))
      .finally(() => {
        hasEnded = true;
      });
    while (!hasEnded && !(await waitsForLock()));
  });
  await recovery;
  expect(await events()).toMatchObject(want);
});

test('a failure that waits for a recovery begins the next alarm', async () => {
  const { store } = queue.service;
  await store.transaction((tables) => raise(tables, 'FAILED'));
  let failure: Promise<void> | undefined;
  await store.transaction(async (tables) => {
    await raise(tables, 'RECOVERED');
    failure = store.transaction(fail);
    while (!(await waitsForLock()));
  });
  await failure;
  expect((await events()).map(({ event }) => event)).toEqual(['FAILED', 'RECOVERED', 'FAILED']);
  const { companyUuid } = queue.service.client;
  const active = await store.transaction(({ activeAlarms }) =>
    activeAlarms.lock(companyUuid, 'FAILURE', [interfaceUuid]),
  );
  expect(active).toMatchObject([{ robotUuid, announced: false }]);
});
