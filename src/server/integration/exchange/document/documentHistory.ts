import type { PendingData } from '#generated/types.ts';
import type { Row } from '../../../../contract/api/envelope.ts';

/** An event of a document, from its receipt to its delivery. */
export type DocumentEvent = NonNullable<PendingData['history']>[number];

/** Same limit as in entity `pendingData`. */
export const maxEvents = 60;

/** Returns the events of a document, oldest first; none for a document of an early version. */
export const eventsOf = ({ history }: Row): readonly DocumentEvent[] =>
  Array.isArray(history) ? (history as readonly DocumentEvent[]) : [];

/** Returns the history with one more event. A long history keeps its first event and the newest ones. */
export function withEvent(row: Row, event: DocumentEvent): readonly DocumentEvent[] {
  const events = [...eventsOf(row), event];
  return events.length > maxEvents ? [...events.slice(0, 1), ...events.slice(1 - maxEvents)] : events;
}

/** Returns the newest attempt; undefined before the first one. */
export const lastAttemptOf = (row: Row): DocumentEvent | undefined =>
  eventsOf(row).findLast(({ kind }) => kind === 'ATTEMPT');
