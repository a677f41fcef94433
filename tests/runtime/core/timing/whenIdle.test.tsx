import { beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from '../../../../src/runtime/core/timing/whenIdle.ts';

const [ask, cancel] = [vi.fn(() => 7), vi.fn()];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestIdleCallback', ask.mockClear());
  vi.stubGlobal('cancelIdleCallback', cancel.mockClear());
});

test('the browser is asked for an idle moment after the delay, with the timeout', () => {
  const run = vi.fn();
  whenIdle(run, 1000, 2000);
  vi.advanceTimersByTime(999);
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ask.mock.calls).toEqual([[run, { timeout: 2000 }]]);
});

test.each([
  { given: 'before the delay', after: 999, asked: 0, cancelled: [] },
  { given: 'after the delay', after: 1000, asked: 1, cancelled: [[7]] },
])('a cancel $given', ({ after, asked, cancelled }) => {
  const stop = whenIdle(() => {}, 1000);
  vi.advanceTimersByTime(after);
  stop();
  vi.advanceTimersByTime(5000);
  expect([ask.mock.calls.length, cancel.mock.calls]).toEqual([asked, cancelled]);
});
