import type { Row } from '../../contract/envelope.ts';
import { watchPending } from '../alarms/watchPending.ts';
import type { CountChange } from '../store/PendingQueue.ts';
import type { Tables } from '../store/Store.ts';

/** A pending document before and after a change; `before` is missing of one that is new. */
export interface Change {
  readonly before?: Row;
  readonly after?: Row | undefined;
  /** A run of it has ended: with the reason why it failed, or with null when it delivered. */
  readonly failure?: string | null;
}

/** States of documents that are not delivered yet (schemas/SPECIFICATION.md section 4.3). */
const pending = new Set<unknown>(['PENDING', 'RUNNING', 'FAILED', 'BLOCKED']);

const isPending = (row: Row | undefined): number => Number(row !== undefined && pending.has(row.status));
const isBlocked = (row: Row | undefined): number => Number(row?.status === 'BLOCKED');

/** The changes of each interface together, in the one order in which all lock several of them. */
function summed(changes: readonly Change[]): CountChange[] {
  const byInterface = new Map<string, CountChange>();
  for (const { before, after, failure } of changes) {
    const interfaceUuid = String((after ?? before)?.interfaceUuid);
    const sum = byInterface.get(interfaceUuid) ?? { interfaceUuid, pending: 0, blocked: 0 };
    byInterface.set(interfaceUuid, {
      interfaceUuid,
      pending: sum.pending + isPending(after) - isPending(before),
      blocked: sum.blocked + isBlocked(after) - isBlocked(before),
      failure: failure === undefined ? sum.failure : failure,
    });
  }
  return [...byInterface.values()]
    .filter((change) => change.pending !== 0 || change.blocked !== 0 || change.failure !== undefined)
    .sort((a, b) => (a.interfaceUuid < b.interfaceUuid ? -1 : 1));
}

/**
 * Brings the counts of interfaces up to date with what a transaction changed among their pending data; alarms see the new ones. It costs the same
 * however many documents wait. The counts stay locked, so this comes late in the transaction.
 */
export async function countChanges(tables: Tables, changes: readonly Change[], now: Date): Promise<void> {
  const counted = await tables.queue.count(summed(changes));
  const [first] = counted;
  if (first) await watchPending(tables, first.companyUuid, counted, now);
}
