import { expect, test } from 'vitest';
import { formatCountdown } from '../../../../src/screens/debugging/run/debugRun.ts';

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [1799, '29:59'],
  [3600, '60:00'],
])('%i seconds are %s', (seconds, want) => {
  expect(formatCountdown(seconds)).toBe(want);
});
