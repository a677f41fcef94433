import { expect, test } from 'vitest';
import { formatElapsed, formatMinutes } from '../../../../src/runtime/feedback/progress/progressTiming.ts';

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [7_000, '0:07'],
  [61_500, '1:01'],
  [3_723_000, '62:03'],
  // The clock was set back.
  [-5_000, '0:00'],
])('formatElapsed of %d ms returns %s', (later, want) => {
  expect(formatElapsed(1000, 1000 + later)).toBe(want);
});

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [1799, '29:59'],
  [3600, '60:00'],
])('formatMinutes of %i seconds returns %s', (seconds, want) => {
  expect(formatMinutes(seconds)).toBe(want);
});
