import { expect, test } from 'vitest';
import { normalizeTimeOfDay } from '../../../../src/runtime/fields/timeZone/timeOfDay.ts';

test.each([
  ['09:30', '09:30'],
  ['9:30', '09:30'],
  ['930', '09:30'],
  ['1745', '17:45'],
  ['17.45', '17:45'],
  ['１７：４５', '17:45'],
  [' 00:00 ', '00:00'],
  ['24:00', '24:00'],
  ['9:3', '9:3'],
  ['9', '9'],
  ['5:30 PM', '5:30 PM'],
  ['', ''],
])('%j becomes %j', (text, want) => {
  expect(normalizeTimeOfDay(text)).toBe(want);
});
