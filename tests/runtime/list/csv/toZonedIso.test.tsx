import { expect, test } from 'vitest';
import { toZonedIso } from '../../../../src/runtime/list/csv/csvValueOf.ts';

test.each<[instant: string, timeZone: string, want: string]>([
  ['2026-11-21T01:30:00Z', 'Asia/Shanghai', '2026-11-21T09:30:00+08:00'],
  ['2026-11-21T16:00:00.000Z', 'Asia/Shanghai', '2026-11-22T00:00:00+08:00'],
  ['2026-11-21T01:30:00.007Z', 'Asia/Shanghai', '2026-11-21T09:30:00.007+08:00'],
  ['2026-07-01T12:00:00Z', 'America/New_York', '2026-07-01T08:00:00-04:00'],
  ['2026-12-01T12:00:00Z', 'America/New_York', '2026-12-01T07:00:00-05:00'],
  ['2026-12-01T12:00:00Z', 'Asia/Kolkata', '2026-12-01T17:30:00+05:30'],
  ['2026-12-01T12:00:00Z', 'UTC', '2026-12-01T12:00:00+00:00'],
  ['yesterday', 'UTC', 'yesterday'],
])('toZonedIso of %s in %s returns %s', (instant, timeZone, want) => {
  expect(toZonedIso(instant, timeZone)).toBe(want);
});
