import { expect, test } from 'vitest';
import {
  type CronError,
  describeCronError,
  findCronError,
  nextRuns,
} from '../../../src/contract/validation/cron.ts';

test.each<[expression: string, want: CronError | undefined]>([
  ['*/5 * * * *', undefined],
  ['0 8,20 * * MON-FRI', undefined],
  ['0 0 29 2 *', undefined],
  ['* * * *', { kind: 'parts', count: 4 }],
  ['0 0 0 * * *', { kind: 'parts', count: 6 }],
  ['50-10 * * * *', { kind: 'part', part: 'minute', value: '50-10', least: 0, most: 59 }],
  ['99 * * * *', { kind: 'part', part: 'minute', value: '99', least: 0, most: 59 }],
  ['0 24 * * *', { kind: 'part', part: 'hour', value: '24', least: 0, most: 23 }],
  ['0 0 10-1 * *', { kind: 'part', part: 'day', value: '10-1', least: 1, most: 31 }],
  ['0 0 * JANU *', { kind: 'part', part: 'month', value: 'JANU', least: 1, most: 12 }],
  ['0 0 * * 8', { kind: 'part', part: 'weekday', value: '8', least: 0, most: 7 }],
  ['0 0 30 2 *', { kind: 'never' }],
])('findCronError of %s returns %j', (expression, want) => {
  expect(findCronError(expression)).toEqual(want);
});

test.each<[what: string, expression: string, zone: string, from: string, want: string[]]>([
  [
    'nextRuns uses the time zone of the distribution center',
    '0 8 * * *',
    'Asia/Shanghai',
    '2026-11-21T00:00:00Z',
    ['2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
  ],
  [
    'a run in the skipped hour of a clock change starts right after that hour',
    '30 2 * * *',
    'America/New_York',
    '2027-03-14T00:00:00Z',
    ['2027-03-14T07:00:00.000Z', '2027-03-15T06:30:00.000Z'],
  ],
  [
    'a run in the repeated hour of a clock change starts once',
    '30 1 * * *',
    'America/New_York',
    '2027-11-07T00:00:00Z',
    ['2027-11-07T05:30:00.000Z', '2027-11-08T06:30:00.000Z'],
  ],
])('%s', (_what, expression, zone, from, want) => {
  expect(nextRuns(expression, zone, want.length, new Date(from))).toEqual(want);
});

test.each<[error: CronError, want: string]>([
  [{ kind: 'parts', count: 4 }, 'schedule.parts {"kind":"parts","count":4}'],
  [{ kind: 'never' }, 'schedule.never {"kind":"never"}'],
  [
    { kind: 'part', part: 'day', value: '0', least: 1, most: 31 },
    'schedule.part {"kind":"part","part":"schedule.names.day","value":"0","least":1,"most":31}',
  ],
])('describeCronError translates %j', (error, want) => {
  expect(describeCronError(error, (key, given) => (given ? `${key} ${JSON.stringify(given)}` : key))).toBe(
    want,
  );
});
