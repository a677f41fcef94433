import { expect, test } from 'vitest';
import {
  addMonths,
  monthOf,
  startOfMonth,
} from '../../../../../src/server/platform/store/schema/Partitions.ts';

test.each([
  ['2026-11', 2, '2027-01'],
  ['2026-11', 0, '2026-11'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -13, '2025-10'],
])('%s plus %i months is %s', (month, months, want) => {
  expect(addMonths(month, months)).toBe(want);
});

test.each([
  ['2026-11-30T23:59:59.999Z', '2026-11'],
  ['2026-12-01T07:59:59+08:00', '2026-11'],
  ['2026-12-01T00:00:00Z', '2026-12'],
])('the month of %s is %s', (at, want) => {
  expect(monthOf(new Date(at))).toBe(want);
  expect(Date.parse(startOfMonth(want)) <= Date.parse(at)).toBe(true);
});
