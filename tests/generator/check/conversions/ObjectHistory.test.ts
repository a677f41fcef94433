import { afterEach, expect, test, vi } from 'vitest';
import { evaluateOver } from '../../../../generator/check/conversions/ObjectHistory.ts';

afterEach(() => vi.restoreAllMocks());

/** The clock of JSONata jumps by a second after each of the first `jumps` readings, and does not advance otherwise. */
function stubClock(jumps: number): void {
  let readings = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => Math.min(readings++, jumps) * 1000);
}

test.each([
  { given: 'a pause of the machine', jumps: 1, want: 2 },
  { given: 'an expression that is always too slow', jumps: Infinity, want: 'expressionTimeLimit' },
])('$given: $want', async ({ jumps, want }) => {
  stubClock(jumps);
  const result = evaluateOver('minutes / 60', { minutes: 120 });
  expect(await result.catch(({ code }) => code)).toBe(want);
});
