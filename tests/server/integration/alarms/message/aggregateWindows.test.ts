import { expect, test } from 'vitest';
import type { QueuedLine } from '../../../../../src/server/integration/alarms/AlarmEvent.ts';
import { aggregateWindows } from '../../../../../src/server/integration/alarms/message/aggregateWindows.ts';

const start = Date.parse('2026-11-21T08:00:00Z');
const at = (second: number): Date => new Date(start + second * 1000);

type Given = readonly [
  second: number,
  event: QueuedLine['data']['event'],
  over?: Partial<QueuedLine['data']>,
];

const linesOf = (given: readonly Given[]): QueuedLine[] =>
  given.map(([second, event, over], index) => ({
    id: String(index),
    source: 'rule',
    at: at(second),
    data: { eventUuid: `e${index}`, event, interfaceUuid: 'asn', ...over },
  }));

const cases: {
  readonly why: string;
  readonly given: readonly Given[];
  readonly threshold?: number;
  readonly now?: number;
  readonly toSend: readonly number[];
  readonly dropped?: readonly number[];
}[] = [
  { why: 'an open window sends nothing', given: [[0, 'FAILED']], now: 59, toSend: [] },
  { why: 'a closed window sends its line', given: [[0, 'FAILED']], now: 60, toSend: [0] },
  {
    why: 'a closed window sends its lines together, and later lines wait',
    given: [
      [0, 'FAILED'],
      [30, 'BLOCKED'],
      [59, 'FAILED'],
      [60, 'FAILED'],
    ],
    now: 60,
    toSend: [0, 1, 2],
  },
  {
    why: 'two closed windows send their lines',
    given: [
      [0, 'FAILED'],
      [70, 'FAILED'],
    ],
    now: 200,
    toSend: [0, 1],
  },
  {
    why: 'lines below the threshold are dropped',
    given: [
      [0, 'FAILED'],
      [10, 'FAILED'],
    ],
    threshold: 3,
    now: 100,
    toSend: [],
    dropped: [0, 1],
  },
  {
    why: 'a window that reaches the threshold drops the line before it',
    given: [
      [0, 'FAILED'],
      [50, 'FAILED'],
      [70, 'FAILED'],
      [90, 'FAILED'],
    ],
    threshold: 3,
    now: 111,
    toSend: [1, 2, 3],
    dropped: [0],
  },
  {
    why: 'repeated failures count towards the threshold and are dropped',
    given: [
      [0, 'FAILED', { repeated: true }],
      [10, 'FAILED', { repeated: true }],
      [20, 'FAILED'],
    ],
    threshold: 3,
    now: 60,
    toSend: [2],
    dropped: [0, 1],
  },
  {
    why: 'the recovery from a repeated failure is sent',
    given: [
      [0, 'FAILED', { repeated: true }],
      [10, 'RECOVERED'],
    ],
    now: 60,
    toSend: [1],
    dropped: [0],
  },
  {
    why: 'the threshold does not apply to other events',
    given: [
      [0, 'PENDING_OVER'],
      [1, 'SETTLEMENT_FAILED'],
    ],
    threshold: 100,
    now: 60,
    toSend: [0, 1],
  },
  {
    why: 'a failure below the threshold waits while another event is sent',
    given: [
      [0, 'SETTLEMENT_FAILED'],
      [30, 'FAILED'],
    ],
    threshold: 2,
    now: 60,
    toSend: [0],
  },
  {
    why: 'a failure and its recovery are sent together',
    given: [
      [0, 'FAILED'],
      [5, 'RECOVERED'],
    ],
    now: 60,
    toSend: [0, 1],
  },
  {
    why: 'a recovery from an unsent failure is dropped',
    given: [
      [0, 'FAILED'],
      [5, 'RECOVERED'],
    ],
    threshold: 2,
    now: 120,
    toSend: [],
    dropped: [0, 1],
  },
  {
    why: 'a recovery from a failure that was sent before is sent',
    given: [[0, 'RECOVERED', { announced: true }]],
    now: 60,
    toSend: [0],
  },
  {
    why: 'a recovery from an unsent failure is dropped after the recovery of an earlier alarm',
    given: [
      [0, 'FAILED'],
      [1, 'FAILED'],
      [5, 'RECOVERED'],
      [70, 'FAILED'],
      [75, 'RECOVERED'],
    ],
    threshold: 2,
    now: 200,
    toSend: [0, 1, 2],
    dropped: [3, 4],
  },
  {
    why: 'a recovery from an unsent failure is dropped if only pending data is announced',
    given: [
      [0, 'PENDING_OVER'],
      [5, 'FAILED'],
      [10, 'RECOVERED'],
    ],
    threshold: 2,
    now: 200,
    toSend: [0],
    dropped: [1, 2],
  },
  {
    why: 'too much pending data and its recovery are sent together',
    given: [
      [0, 'PENDING_OVER'],
      [10, 'RECOVERED', { kind: 'PENDING' }],
    ],
    now: 60,
    toSend: [0, 1],
  },
  {
    why: 'a recovery of another interface is dropped',
    given: [
      [0, 'FAILED'],
      [5, 'RECOVERED', { interfaceUuid: 'item' }],
    ],
    now: 60,
    toSend: [0],
    dropped: [1],
  },
  {
    why: 'lines of several processes are sorted by time',
    given: [
      [10, 'FAILED'],
      [0, 'FAILED'],
    ],
    now: 60,
    toSend: [1, 0],
  },
];

test.each(cases)('$why', ({ given, threshold = 1, now = 0, toSend, dropped = [] }) => {
  const closed = aggregateWindows(linesOf(given), { mergeSeconds: 60, threshold }, at(now));
  const ids = (lines: readonly QueuedLine[]) => lines.map(({ id }) => Number(id));
  expect({ toSend: ids(closed.toSend), dropped: ids(closed.dropped) }).toEqual({ toSend, dropped });
});

test.each([
  { threshold: 1, count: 40_000 },
  { threshold: 1000, count: 0 },
])('40,000 lines with the threshold $threshold take less than a second', ({ threshold, count }) => {
  const lines = linesOf(Array.from({ length: 40_000 }, (_, n) => [n, n % 4 === 3 ? 'RECOVERED' : 'FAILED']));
  const start = process.cpuUsage();
  const { toSend } = aggregateWindows(lines, { mergeSeconds: 900, threshold }, at(60_000));
  expect(toSend).toHaveLength(count);
  // The limit is in processor time, because the machine may be busy.
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
});
