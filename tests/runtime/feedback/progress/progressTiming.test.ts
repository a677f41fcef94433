import { expect, test } from 'vitest';
import { formatElapsed } from '../../../../src/runtime/feedback/progress/progressTiming.ts';

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
