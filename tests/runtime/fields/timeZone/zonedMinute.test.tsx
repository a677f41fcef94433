import { expect, test } from 'vitest';
import { formatsOf } from '../../../../src/runtime/core/i18n/formats.ts';
import { toDayAndTime, toInstant } from '../../../../src/runtime/fields/timeZone/zonedMinute.ts';

const formats = formatsOf('en-US');

test.each([
  ['Asia/Shanghai', '2026-11-21', '09:30', '2026-11-21T01:30:00.000Z'],
  ['America/New_York', '2026-11-21', '09:30', '2026-11-21T14:30:00.000Z'],
  ['America/New_York', '2026-07-01', '09:30', '2026-07-01T13:30:00.000Z'],
  ['America/New_York', '2026-11-01', '23:30', '2026-11-02T04:30:00.000Z'],
  ['America/New_York', '2026-03-08', '03:30', '2026-03-08T07:30:00.000Z'],
  ['Asia/Kathmandu', '2026-11-21', '00:00', '2026-11-20T18:15:00.000Z'],
  ['Asia/Shanghai', '9999-12-31', '23:59', '9999-12-31T15:59:00.000Z'],
  ['Asia/Shanghai', '10000-01-01', '07:59', '9999-12-31T23:59:00.000Z'],
  ['America/New_York', '9999-12-31', '00:00', '9999-12-31T05:00:00.000Z'],
  ['UTC', '1969-12-31', '23:59', '1969-12-31T23:59:00.000Z'],
])('in %s, %s %s is %s and back', (zone, day, time, instant) => {
  expect(toInstant({ day, time }, zone, formats)).toBe(instant);
  expect(toDayAndTime(instant, zone, formats)).toEqual({ day, time });
});

test.each([
  ['an hour that daylight saving skips', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
  ['a day without a time', '2026-11-21', '', '2026-11-21T05:00:00.000Z'],
  ['nothing', '', '', ''],
  ['a time without a day', '', '09:30', undefined],
  ['an invalid time', '2026-11-21', '25:00', undefined],
  ['an unfinished time', '2026-11-21', '9', undefined],
  ['a time without a separator', '2026-11-21', '930', '2026-11-21T14:30:00.000Z'],
  ['the first digit of a year', '0002-11-21', '09:30', undefined],
  ['a time after the year 9999 of UTC', '9999-12-31', '19:00', undefined],
  ['a year of five digits', '10001-01-01', '09:30', undefined],
])('toInstant of %s', (_, day, time, want) => {
  expect(toInstant({ day, time }, 'America/New_York', formats)).toBe(want);
});

test.each(['', 'yesterday'])('toDayAndTime of "%s" is empty', (text) => {
  expect(toDayAndTime(text, 'UTC', formats)).toEqual({ day: '', time: '' });
});
