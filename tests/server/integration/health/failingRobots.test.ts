import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, test } from 'vitest';
import type { Health } from '../../../../src/generated/types.ts';
import { HealthProblems } from '../../../../src/server/integration/health/HealthProblems.ts';
import type { Sql } from '../../../../src/server/platform/store/databases/Database.ts';
import { serviceUnderTest } from '../../serviceUnderTest.ts';
import { storeRows } from '../settlement/settlementUnderTest.ts';

const minute = 60_000;
const ago = (milliseconds: number): Date => new Date(under.clock.now.getTime() - milliseconds);

const under = await serviceUnderTest();
const { companyUuid } = under.client;

/** Moves the clock past the lifetime of all cached answers. */
afterEach(async () => {
  under.clock.now = ago(-minute);
  await under.database.query('DELETE FROM document_robot');
});

const ask = async (body: object = {}) =>
  (await under.send('POST /health/query', { body: { window: 'HOUR', ...body }, lang: 'en_US' }))
    .data as Health;

/** Stores a robot and the ends of its messages, the latest one last. */
const attempts = async (name: string, statuses: readonly string[], enabled = true) => {
  const robot = { uuid: randomUUID(), companyUuid, name, enabled };
  await storeRows(under, 'robot', [robot]);
  const rows = statuses.map((status, index) => ({
    uuid: uuidv7({ msecs: ago(minute).getTime() + index }),
    companyUuid,
    dingDingUuid: robot.uuid,
    event: 'FAILED',
    time: ago(minute - index).toISOString(),
    status,
    ...(status !== 'SENT' && { failureReason: 'HTTP 500' }),
  }));
  await storeRows(under, 'alarmDelivery', rows);
};

test.each([
  { last: 'sent', statuses: ['FAILED', 'SENT'], want: [] },
  { last: 'without a message', statuses: [], want: [] },
  { last: 'waiting for its first retry', statuses: ['SENT', 'RETRY'], want: [] },
  { last: 'failed', statuses: ['SENT', 'FAILED'], want: ['ALARM_FAILED'] },
  { last: 'failed, before a retry of the next one', statuses: ['FAILED', 'RETRY'], want: ['ALARM_FAILED'] },
  { last: 'failed, of a disabled robot', statuses: ['FAILED'], enabled: false, want: [] },
])('the last message is $last: $want', async ({ statuses, enabled, want }) => {
  await attempts('Night', statuses, enabled);
  expect((await ask()).findings.map(({ kind }) => kind)).toEqual(want);
});

test('one finding names all robots that fail, for the whole company only', async () => {
  await attempts('Night', ['FAILED']);
  await attempts('Day', ['FAILED']);
  const { findings } = await ask();
  expect(findings).toEqual([
    {
      kind: 'ALARM_FAILED',
      message: expect.stringMatching(
        /^“(Night, Day|Day, Night)”: the last alarm was not sent\. Correct the cause, then test the robot\. HTTP 500$/,
      ),
      since: ago(minute).toISOString(),
    },
  ]);
  expect((await ask({ interfaceType: 'ERP_UP' })).findings).toEqual([]);
});

test('a robot without messages costs no search through those of another one', async () => {
  await attempts(
    'Busy',
    Array.from({ length: 3000 }, () => 'SENT'),
  );
  await attempts('Unused', []);
  await under.database.query('ANALYZE');
  let plan = '';
  const query = async (text: string, values: readonly unknown[]) => {
    plan = JSON.stringify(await under.database.query(`EXPLAIN ${text}`, values));
    return [];
  };
  await new HealthProblems({ query } as Sql).findFailingRobots(companyUuid);
  expect(plan).toContain('alarmDelivery by code dingDingUuid');
});
