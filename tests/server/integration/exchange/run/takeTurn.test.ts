import { expect, test, vi } from 'vitest';
import { takeTurn } from '../../../../../src/server/integration/exchange/run/takeTurn.ts';

test.each([
  ['short turns run one after the other, however late', [1, 1, 1], 100, false],
  ['the process handles its other events after 10 ms of turns', [6, 6, 1], 0, true],
])('%s', async (_what, lengths, between, isHandled) => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const run = async (milliseconds: number): Promise<void> => {
    now += between;
    const end = await takeTurn();
    now += milliseconds;
    end();
  };
  // Turns of other tests count no more.
  await run(11);
  await run(0);
  let handled = false;
  setImmediate(() => (handled = true));
  for (const length of lengths) await run(length);
  expect(handled).toBe(isHandled);
});
