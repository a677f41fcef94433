import type { Row } from '../../contract/envelope.ts';
import type { Service } from '../Service.ts';
import type { Group } from '../store/PendingQueue.ts';

/** The queue of jobs that says which documents are due. */
export const exchangeQueue = 'exchange';

export const groupOf = ({ interfaceUuid, entityNo }: Row): Group => ({
  interfaceUuid: String(interfaceUuid),
  entityNo: String(entityNo),
});

const keyOf = ({ interfaceUuid, entityNo }: Group): string => `${interfaceUuid} ${entityNo}`;

/**
 * Says that the groups of these documents have something to do, after the transaction that gave it to them; `at` says when, if not now. Never
 * rejects: what is not said here is found by the sweep.
 */
export async function wakeGroups({ jobs }: Service, rows: readonly Row[], at?: Date): Promise<void> {
  if (!jobs || rows.length === 0) return;
  const groups = new Map(rows.map(groupOf).map((group) => [keyOf(group), group]));
  // A job that waits for its time must not keep one that is due out of the queue.
  const suffix = at ? ` ${at.toISOString()}` : '';
  const sent = [...groups].map(([key, data]) => ({ data, singletonKey: key + suffix, startAfter: at }));
  await jobs
    .sendAll(exchangeQueue, sent)
    .catch((error: unknown) => console.error(`Job ${exchangeQueue}:`, error));
}
