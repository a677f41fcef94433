import { expect, test } from 'vitest';
import {
  type DocumentEvent,
  eventsOf,
  lastAttemptOf,
  withEvent,
} from '../../../../../src/server/integration/exchange/document/documentHistory.ts';

const event = (nth: number, kind: DocumentEvent['kind'] = 'ATTEMPT'): DocumentEvent => ({
  kind,
  at: new Date(nth * 1000).toISOString(),
});

test('a history of 60 events keeps the first and the newest ones', () => {
  const history = [event(0, 'RECEIVED'), ...Array.from({ length: 59 }, (_, index) => event(index + 1))];
  const next = withEvent({ uuid: 'u', history }, event(60));
  expect(next).toHaveLength(60);
  expect([next[0], next[1], next.at(-1)]).toEqual([event(0, 'RECEIVED'), event(2), event(60)]);
});

test.each([
  { of: 'no history', row: { uuid: 'u' }, events: 0, last: undefined },
  { of: 'a receipt', row: { uuid: 'u', history: [event(0, 'RECEIVED')] }, events: 1, last: undefined },
  {
    of: 'attempts and a reset',
    row: { uuid: 'u', history: [event(1), event(2), event(3, 'RESET')] },
    events: 3,
    last: event(2),
  },
])('a document with $of has $events events', ({ row, events, last }) => {
  expect(eventsOf(row)).toHaveLength(events);
  expect(lastAttemptOf(row)).toEqual(last);
});
