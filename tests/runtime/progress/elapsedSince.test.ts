import { expect, test } from 'vitest';
import { elapsedSince } from '../../../src/runtime/progress/elapsedSince.ts';

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [7_000, '0:07'],
  [61_500, '1:01'],
  [3_723_000, '62:03'],
  // A clock that was set back.
  [-5_000, '0:00'],
])('%d ms', (later, want) => {
  expect(elapsedSince(1000, 1000 + later)).toBe(want);
});
