import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  dayOf,
  daysBefore,
  lastInstant,
  nextInstant,
} from '../../../../src/server/integration/settlement/instants.ts';

const around: { time: string; zone: string; now: string; last: string; next: string }[] = [
  // The exact minute counts as passed.
  {
    time: '23:30',
    zone: 'Asia/Shanghai',
    now: '2026-11-21T15:30:00.000Z',
    last: '2026-11-21T15:30:00.000Z',
    next: '2026-11-22T15:30:00.000Z',
  },
  {
    time: '23:30',
    zone: 'Asia/Shanghai',
    now: '2026-11-21T15:29:59.999Z',
    last: '2026-11-20T15:30:00.000Z',
    next: '2026-11-21T15:30:00.000Z',
  },
  {
    time: '00:00',
    zone: 'America/New_York',
    now: '2026-11-21T12:00:00.000Z',
    last: '2026-11-21T05:00:00.000Z',
    next: '2026-11-22T05:00:00.000Z',
  },
  {
    time: '12:00',
    zone: 'Asia/Kathmandu',
    now: '2026-11-21T06:14:00.000Z',
    last: '2026-11-20T06:15:00.000Z',
    next: '2026-11-21T06:15:00.000Z',
  },
  // Berlin skips 02:30 on 29 March, so the settlement runs at 03:00.
  {
    time: '02:30',
    zone: 'Europe/Berlin',
    now: '2026-03-29T00:59:00.000Z',
    last: '2026-03-28T01:30:00.000Z',
    next: '2026-03-29T01:00:00.000Z',
  },
  {
    time: '02:30',
    zone: 'Europe/Berlin',
    now: '2026-03-29T12:00:00.000Z',
    last: '2026-03-29T01:00:00.000Z',
    next: '2026-03-30T00:30:00.000Z',
  },
  // Berlin has 02:30 twice on 25 October. Only the first counts.
  {
    time: '02:30',
    zone: 'Europe/Berlin',
    now: '2026-10-25T00:45:00.000Z',
    last: '2026-10-25T00:30:00.000Z',
    next: '2026-10-26T01:30:00.000Z',
  },
  {
    time: '02:30',
    zone: 'Europe/Berlin',
    now: '2026-10-25T01:45:00.000Z',
    last: '2026-10-25T00:30:00.000Z',
    next: '2026-10-26T01:30:00.000Z',
  },
  // On 24 April, the day begins at 01:00 in Cairo.
  {
    time: '00:00',
    zone: 'Africa/Cairo',
    now: '2026-04-24T08:00:00.000Z',
    last: '2026-04-23T22:00:00.000Z',
    next: '2026-04-24T21:00:00.000Z',
  },
  {
    time: '00:30',
    zone: 'Africa/Cairo',
    now: '2026-04-23T22:31:00.000Z',
    last: '2026-04-23T22:00:00.000Z',
    next: '2026-04-24T21:30:00.000Z',
  },
  // Cairo has 23:30 twice on 29 October.
  {
    time: '23:30',
    zone: 'Africa/Cairo',
    now: '2026-10-29T21:31:00.000Z',
    last: '2026-10-29T20:30:00.000Z',
    next: '2026-10-30T21:30:00.000Z',
  },
  {
    time: '00:00',
    zone: 'Africa/Cairo',
    now: '2026-10-29T21:59:59.999Z',
    last: '2026-10-28T21:00:00.000Z',
    next: '2026-10-29T22:00:00.000Z',
  },
  // Santiago and Havana skip midnight.
  {
    time: '00:00',
    zone: 'America/Santiago',
    now: '2026-09-06T04:00:00.000Z',
    last: '2026-09-06T04:00:00.000Z',
    next: '2026-09-07T03:00:00.000Z',
  },
  {
    time: '00:00',
    zone: 'America/Havana',
    now: '2026-03-08T04:59:59.999Z',
    last: '2026-03-07T05:00:00.000Z',
    next: '2026-03-08T05:00:00.000Z',
  },
  // Clocks on Lord Howe Island move by half an hour.
  {
    time: '02:15',
    zone: 'Australia/Lord_Howe',
    now: '2026-10-03T15:31:00.000Z',
    last: '2026-10-03T15:30:00.000Z',
    next: '2026-10-04T15:15:00.000Z',
  },
  {
    time: '01:45',
    zone: 'Australia/Lord_Howe',
    now: '2026-04-04T15:16:00.000Z',
    last: '2026-04-04T14:45:00.000Z',
    next: '2026-04-05T15:15:00.000Z',
  },
];

test.each(around)('the instants of $time in $zone enclose $now', ({ time, zone, now, last, next }) => {
  expect(lastInstant(time, zone, new Date(now)).toISOString()).toBe(last);
  expect(nextInstant(time, zone, new Date(now)).toISOString()).toBe(next);
});

const days: { instant: string; zone: string; want: string }[] = [
  { instant: '2026-11-21T15:59:59.000Z', zone: 'Asia/Shanghai', want: '2026-11-21' },
  { instant: '2026-11-21T16:00:00.000Z', zone: 'Asia/Shanghai', want: '2026-11-22' },
  { instant: '2026-11-21T04:59:00.000Z', zone: 'America/New_York', want: '2026-11-20' },
  // A settlement belongs to the day that has its time, also where the day begins late.
  { instant: '2026-04-23T21:59:59.999Z', zone: 'Africa/Cairo', want: '2026-04-23' },
  { instant: '2026-04-23T22:00:00.000Z', zone: 'Africa/Cairo', want: '2026-04-24' },
  // The last hour of 29 October comes twice.
  { instant: '2026-10-29T21:59:59.999Z', zone: 'Africa/Cairo', want: '2026-10-29' },
  { instant: '2026-10-29T22:00:00.000Z', zone: 'Africa/Cairo', want: '2026-10-30' },
  { instant: '2026-12-31T18:14:59.999Z', zone: 'Asia/Kathmandu', want: '2026-12-31' },
  { instant: '2026-12-31T18:15:00.000Z', zone: 'Asia/Kathmandu', want: '2027-01-01' },
];

test.each(days)('the day of $instant is $want in $zone', ({ instant, zone, want }) => {
  expect(dayOf(new Date(instant), zone)).toBe(want);
});

const earlier: { at: string; days: number; time: string; zone: string; want: string }[] = [
  { at: '2026-11-21T15:30:00Z', days: 3, time: '23:30', zone: 'Asia/Shanghai', want: '2026-11-18T15:30:00Z' },
  { at: '2026-11-01T15:30:00Z', days: 365, time: '15:30', zone: 'UTC', want: '2025-11-01T15:30:00Z' },
  // Days of 23 and 25 hours.
  { at: '2026-03-29T21:30:00Z', days: 1, time: '23:30', zone: 'Europe/Berlin', want: '2026-03-28T22:30:00Z' },
  { at: '2026-10-25T22:30:00Z', days: 1, time: '23:30', zone: 'Europe/Berlin', want: '2026-10-24T21:30:00Z' },
  // The earlier day lacks the time, so its settlement ran right after the gap. Lord Howe Island skips half an hour.
  { at: '2026-03-30T00:30:00Z', days: 1, time: '02:30', zone: 'Europe/Berlin', want: '2026-03-29T01:00:00Z' },
  { at: '2026-04-24T21:00:00Z', days: 1, time: '00:00', zone: 'Africa/Cairo', want: '2026-04-23T22:00:00Z' },
  {
    at: '2026-10-04T15:15:00Z',
    days: 1,
    time: '02:15',
    zone: 'Australia/Lord_Howe',
    want: '2026-10-03T15:30:00Z',
  },
  // The day of the settlement lacks the time, and the earlier one has it.
  {
    at: '2026-10-03T15:30:00Z',
    days: 1,
    time: '02:15',
    zone: 'Australia/Lord_Howe',
    want: '2026-10-02T15:45:00Z',
  },
  { at: '2026-03-29T01:00:00Z', days: 1, time: '02:30', zone: 'Europe/Berlin', want: '2026-03-28T01:30:00Z' },
  // The earlier day has the time twice. Its settlement ran at the first.
  { at: '2026-10-26T01:30:00Z', days: 1, time: '02:30', zone: 'Europe/Berlin', want: '2026-10-25T00:30:00Z' },
  {
    at: '2026-04-05T15:15:00Z',
    days: 1,
    time: '01:45',
    zone: 'Australia/Lord_Howe',
    want: '2026-04-04T14:45:00Z',
  },
  // The machine in Lord Howe lacks this time. Shanghai has it.
  { at: '2026-10-04T18:15:00Z', days: 1, time: '02:15', zone: 'Asia/Shanghai', want: '2026-10-03T18:15:00Z' },
  // A leap day, and the end of a year.
  { at: '2028-03-01T12:00:00Z', days: 1, time: '20:00', zone: 'Asia/Shanghai', want: '2028-02-29T12:00:00Z' },
  {
    at: '2026-01-01T04:00:00Z',
    days: 1,
    time: '23:00',
    zone: 'America/New_York',
    want: '2025-12-31T04:00:00Z',
  },
];

describe.each(['UTC', 'Australia/Lord_Howe'])('on a machine in %s', (machine) => {
  beforeAll(() => void vi.stubEnv('TZ', machine));
  afterAll(() => void vi.unstubAllEnvs());

  test.each(earlier)('$days days before $at in $zone at $time', ({ at, days: count, time, zone, want }) => {
    expect(daysBefore(new Date(at), count, time, zone)).toEqual(new Date(want));
  });
});

test('an instant beyond the calendar has a message with time and zone', () => {
  expect(() => nextInstant('12:00', 'UTC', new Date('9999-12-31T12:00:00Z'))).toThrow(
    'The time 12:00 will never occur in UTC.',
  );
  expect(() => lastInstant('12:00', 'UTC', new Date('0000-01-01T00:00:00Z'))).toThrow(
    'The time 12:00 has never occurred in UTC.',
  );
});
