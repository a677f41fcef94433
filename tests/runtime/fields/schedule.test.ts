import { expect, test } from 'vitest';
import { type Flaw, flawOf, inWords, nextRuns } from '../../../src/runtime/fields/cron/schedule.ts';
import { daily } from '../../../src/runtime/fields/time/daily.ts';

test.each<[expression: string, want: Flaw | undefined]>([
  ['*/5 * * * *', undefined],
  ['0 8,20 * * MON-FRI', undefined],
  ['0 0 29 2 *', undefined],
  ['* * * *', { kind: 'parts', count: 4 }],
  ['0 0 0 * * *', { kind: 'parts', count: 6 }],
  ['99 * * * *', { kind: 'part', part: 'minute', value: '99', least: 0, most: 59 }],
  ['0 24 * * *', { kind: 'part', part: 'hour', value: '24', least: 0, most: 23 }],
  ['0 0 10-1 * *', { kind: 'part', part: 'day', value: '10-1', least: 1, most: 31 }],
  ['0 0 * JANU *', { kind: 'part', part: 'month', value: 'JANU', least: 1, most: 12 }],
  ['0 0 * * 8', { kind: 'part', part: 'weekday', value: '8', least: 0, most: 7 }],
  ['0 0 30 2 *', { kind: 'never' }],
])('%s: %j', (expression, want) => {
  expect(flawOf(expression)).toEqual(want);
});

test.each<[what: string, expression: string, zone: string, from: string, want: string[]]>([
  [
    'the zone of the distribution center counts',
    '0 8 * * *',
    'Asia/Shanghai',
    '2026-11-21T00:00:00Z',
    ['2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
  ],
  [
    'what falls into the lost hour runs right after it',
    '30 2 * * *',
    'America/New_York',
    '2027-03-14T00:00:00Z',
    ['2027-03-14T07:00:00.000Z', '2027-03-15T06:30:00.000Z'],
  ],
  [
    'what falls into the doubled hour runs once',
    '30 1 * * *',
    'America/New_York',
    '2027-11-07T00:00:00Z',
    ['2027-11-07T05:30:00.000Z', '2027-11-08T06:30:00.000Z'],
  ],
])('%s', (_what, expression, zone, from, want) => {
  expect(nextRuns(expression, zone, want.length, new Date(from))).toEqual(want);
});

test.each([
  ['*/5 * * * *', 'zh-CN', '每隔 5 分钟'],
  ['*/5 * * * *', 'en-US', 'Every 5 minutes'],
  ['30 20 * * *', 'en-US', 'At 20:30'],
])('%s in %s is "%s"', (expression, locale, want) => {
  expect(inWords(expression, locale)).toBe(want);
});

test.each<[text: unknown, want: string | undefined]>([
  ['08:05', '5 8 * * *'],
  ['23:59', '59 23 * * *'],
  ['24:00', undefined],
  ['8', undefined],
  [undefined, undefined],
])('every day at %s is %s', (text, want) => {
  expect(daily(text)).toBe(want);
});
