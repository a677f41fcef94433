import { expect, test } from 'vitest';
import {
  type DocumentEvent,
  hasFailed,
  lastAttemptOf,
  timelineOf,
} from '../../../src/screens/documents/timeline/documentEvents.ts';

const at = (minute: number): string => new Date(Date.UTC(2026, 0, 1, 8, minute)).toISOString();
const received: DocumentEvent = { kind: 'RECEIVED', at: at(0) };
const failed = (minute: number, message = 'locked', by?: string): DocumentEvent => ({
  kind: 'ATTEMPT',
  at: at(minute),
  status: 'FAILED',
  attempt: minute,
  message,
  ...(by && { by }),
});
const blocked: DocumentEvent = { ...failed(9), status: 'BLOCKED' };

const minutesOf = (history: readonly DocumentEvent[]) =>
  timelineOf({ uuid: 'u', history }).groups.map((group) =>
    group.map((event) => new Date(event.at).getUTCMinutes()),
  );

test.each([
  { of: 'the newest event stays alone', history: [received, failed(1), failed(2)], want: [[2], [1], [0]] },
  {
    of: 'older attempts with the same result are one',
    history: [received, failed(1), failed(2), failed(3), blocked],
    want: [[9], [3, 2, 1], [0]],
  },
  {
    of: 'another reason, an operator and a reset separate attempts',
    history: [
      received,
      failed(1, 'x'),
      failed(2),
      failed(3, 'locked', 'op'),
      { kind: 'RESET', at: at(4) },
      failed(5),
      blocked,
    ],
    want: [[9], [5], [4], [3], [2], [1], [0]],
  },
  {
    of: 'attempts that did not fail stay alone',
    history: [
      received,
      { ...failed(1), status: 'SUCCESS' },
      failed(2),
      { ...failed(3), status: 'SUCCESS' },
      { kind: 'RESET', at: at(4), status: 'FAILED', message: 'locked' },
      failed(5),
      { kind: 'RESET', at: at(6), status: 'FAILED', message: 'locked' },
      failed(7, 'locked', 'op'),
      failed(8),
      blocked,
    ],
    want: [[9], [8], [7], [6], [5], [4], [3], [2], [1], [0]],
  },
] as const)('$of', ({ history, want }) => {
  expect(minutesOf(history)).toEqual(want);
});

const record = { uuid: 'u', createTime: at(0), lastRunTime: at(1) };

test.each([
  {
    of: 'a new document',
    row: { ...record, lastRunTime: undefined, status: 'PENDING' },
    kinds: ['RECEIVED'],
  },
  { of: 'a failed document', row: { ...record, status: 'FAILED' }, kinds: ['ATTEMPT', 'RECEIVED'] },
  { of: 'a delivered document', row: { ...record, status: 'SUCCESS' }, kinds: ['ATTEMPT', 'RECEIVED'] },
  { of: 'a blocked document', row: { ...record, status: 'BLOCKED' }, kinds: ['ATTEMPT', 'RECEIVED'] },
  { of: 'a document without instants', row: { uuid: 'u', status: 'FAILED', lastRunTime: null }, kinds: [] },
  {
    of: 'an action without an instant',
    row: { ...record, status: 'PENDING', lastAction: { by: 'op' } },
    kinds: ['RECEIVED'],
  },
  {
    of: 'a cancelled document',
    row: { ...record, status: 'CANCELLED', lastAction: { at: at(2), by: 'op' } },
    kinds: ['CANCELLED', 'RECEIVED'],
  },
  {
    of: 'a reset document',
    row: { ...record, status: 'PENDING', lastAction: { at: at(2), by: 'op' } },
    kinds: ['RESET', 'RECEIVED'],
  },
  {
    of: 'a document that failed again after a reset',
    row: { ...record, lastRunTime: at(3), status: 'FAILED', lastAction: { at: at(2), by: 'op' } },
    kinds: ['ATTEMPT', 'RESET', 'RECEIVED'],
  },
])('without a history, the events of $of come from the record', ({ row, kinds }) => {
  const { groups, isRebuilt } = timelineOf(row);
  expect(isRebuilt).toBe(true);
  expect(groups.map(([{ kind }]) => kind)).toEqual(kinds);
});

test('the last attempt is the newest one', () => {
  const history = [received, failed(1), failed(2), { kind: 'RESET', at: at(3) }];
  expect(lastAttemptOf(timelineOf({ uuid: 'u', history }))).toEqual(failed(2));
  expect(lastAttemptOf(timelineOf({ uuid: 'u', history: [received] }))).toBeUndefined();
});

test.each([
  ['PENDING', false],
  ['SUCCESS', false],
  ['FAILED', true],
  ['BLOCKED', true],
])('a document with the status %s has failed: %s', (status, want) => {
  expect(hasFailed({ uuid: 'u', status })).toBe(want);
});
