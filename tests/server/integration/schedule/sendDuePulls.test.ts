import { expect, test } from 'vitest';
import { dueInstant } from '../../../../src/server/integration/schedule/sendDuePulls.ts';

const daily = (executionTime: string) => ({ executionStrategy: 'DAILY', executionTime });
const every = (intervalMinutes: number) => ({ executionStrategy: 'INTERVAL', intervalMinutes });
const cron = (cronExpression: string) => ({ executionStrategy: 'EXPRESSION', cronExpression });

interface Case {
  readonly given: string;
  readonly schedule: object;
  readonly zone?: string;
  readonly online?: string;
  readonly last?: string;
  readonly now: string;
  readonly want?: string;
}

const cases: readonly Case[] = [
  {
    given: 'before the time of day in the zone',
    schedule: daily('02:30'),
    last: '2026-11-19T18:30:00Z',
    now: '2026-11-20T18:29:59Z',
  },
  {
    given: 'at the time of day in the zone',
    schedule: daily('02:30'),
    last: '2026-11-19T18:30:00Z',
    now: '2026-11-20T18:30:00Z',
    want: '2026-11-20T18:30:00Z',
  },
  {
    given: 'a later look at a past instant',
    schedule: daily('02:30'),
    last: '2026-11-20T18:30:00Z',
    now: '2026-11-20T23:00:00Z',
  },
  {
    given: 'a stop of several days, with one pull for the newest instant',
    schedule: daily('02:30'),
    last: '2026-11-10T18:30:00Z',
    now: '2026-11-20T19:12:00Z',
    want: '2026-11-20T18:30:00Z',
  },
  {
    given: 'online since the morning, without a pull',
    schedule: daily('02:30'),
    online: '2026-11-20T00:00:00Z',
    now: '2026-11-20T18:31:00Z',
    want: '2026-11-20T18:30:00Z',
  },
  {
    given: 'online only after the instant',
    schedule: daily('02:30'),
    online: '2026-11-20T18:30:30Z',
    last: '2026-11-01T18:30:00Z',
    now: '2026-11-20T18:31:00Z',
  },
  {
    given: 'a manual pull just before the instant',
    schedule: daily('02:30'),
    last: '2026-11-20T18:29:50Z',
    now: '2026-11-20T18:30:00Z',
    want: '2026-11-20T18:30:00Z',
  },
  {
    given: 'a time that the clock skips, right after the gap',
    schedule: daily('02:30'),
    zone: 'Europe/Berlin',
    last: '2026-03-28T01:30:00Z',
    now: '2026-03-29T01:30:00Z',
    want: '2026-03-29T01:00:00Z',
  },
  {
    given: 'a time that the clock shows twice, the first time',
    schedule: daily('02:30'),
    zone: 'Europe/Berlin',
    last: '2026-10-24T00:30:00Z',
    now: '2026-10-25T00:30:00Z',
    want: '2026-10-25T00:30:00Z',
  },
  {
    given: 'a time that the clock shows twice, the second time',
    schedule: daily('02:30'),
    zone: 'Europe/Berlin',
    last: '2026-10-25T00:30:00Z',
    now: '2026-10-25T01:30:00Z',
  },
  {
    given: 'an expression',
    schedule: cron('*/15 8-18 * * 1-5'),
    last: '2026-11-20T06:00:00Z',
    now: '2026-11-20T06:20:00Z',
    want: '2026-11-20T06:15:00Z',
  },
  {
    given: 'an expression outside of its hours',
    schedule: cron('*/15 8-18 * * 1-5'),
    last: '2026-11-20T10:45:00Z',
    now: '2026-11-21T06:20:00Z',
  },
  {
    given: 'an expression for a rare day',
    schedule: cron('0 0 29 2 *'),
    last: '2024-02-28T16:00:00Z',
    online: '2024-01-01T00:00:00Z',
    now: '2026-11-20T00:00:00Z',
  },
  {
    given: 'an interval that is just online',
    schedule: every(5),
    online: '2026-11-20T00:00:10Z',
    now: '2026-11-20T00:00:59Z',
  },
  {
    given: 'an interval from the first full minute on',
    schedule: every(5),
    online: '2026-11-20T00:00:10Z',
    now: '2026-11-20T00:01:02Z',
    want: '2026-11-20T00:01:00Z',
  },
  {
    given: 'an interval shortly before its end',
    schedule: every(5),
    online: '2026-11-20T00:00:10Z',
    last: '2026-11-20T00:01:00Z',
    now: '2026-11-20T00:05:59Z',
  },
  {
    given: 'an interval over a clock change, after a stop',
    schedule: every(90),
    zone: 'Europe/Berlin',
    online: '2026-03-28T22:59:00Z',
    last: '2026-03-28T23:00:00Z',
    now: '2026-03-29T05:10:00Z',
    want: '2026-03-29T05:00:00Z',
  },
];

test.each(cases)('dueInstant: $given', ({ schedule, zone = 'Asia/Shanghai', online, last, now, want }) => {
  const row = {
    uuid: 'i',
    onlineAt: online ?? '2020-01-01T00:00:00.000Z',
    lastScheduleTime: last,
    ...schedule,
  };
  expect(dueInstant(row, zone, new Date(now))).toEqual(want && new Date(want));
});

test('an interface without onlineAt counts from its last change', () => {
  const row = { uuid: 'i', modifiedAt: '2026-11-20T12:00:00Z', ...daily('02:30') };
  const at = (now: string) => dueInstant(row, 'UTC', new Date(now));
  expect([at('2026-11-20T13:00:00Z'), at('2026-11-21T02:30:00Z')]).toEqual([
    undefined,
    new Date('2026-11-21T02:30:00Z'),
  ]);
});
