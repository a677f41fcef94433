import type { PendingData } from '#generated/types.ts';
import type { Row } from '../../../contract/api/envelope.ts';
import { isRecord } from '../../../contract/json/isRecord.ts';

/** An event of a document. */
export type DocumentEvent = NonNullable<PendingData['history']>[number];

/** Events next to each other that are shown as one: a single event, or attempts with the same result. */
export type EventGroup = readonly [newest: DocumentEvent, ...older: DocumentEvent[]];

/** The events of a document, newest first. */
export interface DocumentTimeline {
  readonly groups: readonly EventGroup[];
  /** The server keeps no history: the events come from the record. */
  readonly isRebuilt: boolean;
}

const ended: readonly unknown[] = ['SUCCESS', 'FAILED', 'BLOCKED'];

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The events that follow from a record without history: receipt, last run, last action. */
function rebuildEvents(record: Row): DocumentEvent[] {
  const { createTime, lastRunTime, lastAction, status } = record;
  const run = ended.includes(status) && textOf(lastRunTime);
  const action = isRecord(lastAction) && textOf(lastAction.at) ? lastAction : undefined;
  const events: DocumentEvent[] = [
    ...(textOf(createTime) ? [{ kind: 'RECEIVED', at: String(createTime) } as const] : []),
    ...(run
      ? [
          {
            kind: 'ATTEMPT',
            at: run,
            status: status as DocumentEvent['status'],
            errorCode: textOf(record.errorCode),
            message: textOf(record.failureReason),
            nextRunTime: textOf(record.nextRunTime),
          } as const,
        ]
      : []),
    ...(action
      ? [
          {
            kind: status === 'CANCELLED' ? 'CANCELLED' : 'RESET',
            at: String(action.at),
            by: textOf(action.by),
            reason: textOf(action.reason),
          } as const,
        ]
      : []),
  ];
  return events.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

const resultOf = ({ errorCode, httpStatus, message }: DocumentEvent): string =>
  JSON.stringify([errorCode, httpStatus, message]);

/** True for two failed attempts of the queue with the same result. */
const isSameFailure = (one: DocumentEvent, other: DocumentEvent): boolean =>
  one.kind === 'ATTEMPT' &&
  other.kind === 'ATTEMPT' &&
  one.status === 'FAILED' &&
  other.status === 'FAILED' &&
  one.by === undefined &&
  other.by === undefined &&
  resultOf(one) === resultOf(other);

/** Joins failed attempts with the same result. The newest event stays alone: it explains the current state. */
function groupEvents(newestFirst: readonly DocumentEvent[]): EventGroup[] {
  const groups: [DocumentEvent, ...DocumentEvent[]][] = [];
  for (const [index, event] of newestFirst.entries()) {
    const last = groups.at(-1);
    if (index > 1 && last && isSameFailure(last[0], event)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** Returns the timeline of a record. */
export function timelineOf(record: Row): DocumentTimeline {
  const { history } = record;
  const kept = Array.isArray(history) ? (history as readonly DocumentEvent[]) : [];
  const isRebuilt = kept.length === 0;
  const events = isRebuilt ? rebuildEvents(record) : kept;
  return { groups: groupEvents(events.toReversed()), isRebuilt };
}

/** Returns the newest attempt; undefined before the first one. */
export const lastAttemptOf = ({ groups }: DocumentTimeline): DocumentEvent | undefined =>
  groups.flat().find(({ kind }) => kind === 'ATTEMPT');

/** True for a document that is not delivered because its last attempt failed. */
export const hasFailed = ({ status }: Row): boolean => status === 'FAILED' || status === 'BLOCKED';
