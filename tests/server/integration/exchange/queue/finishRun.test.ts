import { expect, test } from 'vitest';
import { nextRunTime } from '../../../../../src/server/integration/exchange/queue/finishRun.ts';

const now = new Date('2026-11-21T08:00:00Z');

test.each([
  [5, 1, '2026-11-21T08:05:00.000Z'],
  [5, 2, '2026-11-21T08:10:00.000Z'],
  [5, 3, '2026-11-21T08:20:00.000Z'],
  [1, 4, '2026-11-21T08:08:00.000Z'],
  [1440, 1, '2026-11-22T08:00:00.000Z'],
  [1440, 2, '2026-11-22T08:00:00.000Z'],
  [1, 1000, '2026-11-22T08:00:00.000Z'],
])('an interval of %i minutes after failure %i gives %s', (interval, failures, want) => {
  expect(nextRunTime(now, interval, failures).toISOString()).toBe(want);
});
