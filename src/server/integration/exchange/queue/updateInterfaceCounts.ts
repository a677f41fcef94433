import type { Row } from '../../../../contract/api/envelope.ts';
import type { Tables } from '../../../platform/store/ServiceStore.ts';
import { checkPendingThresholds } from '../../alarms/checkPendingThresholds.ts';
import type { CountChange } from './DocumentQueue.ts';

/** A pending document before and after a change; a new one has no `before`. */
export interface PendingChange {
  readonly before?: Row;
  readonly after?: Row | undefined;
  /** Set if a run has ended: the reason of its failure, or null after delivery. */
  readonly failure?: string | null;
}

/** States of undelivered documents (schemas/SPECIFICATION.md section 4.3). */
const undeliveredStates = new Set<unknown>(['PENDING', 'RUNNING', 'FAILED', 'BLOCKED']);

const pendingCountOf = (row: Row | undefined): number =>
  Number(row !== undefined && undeliveredStates.has(row.status));
const blockedCountOf = (row: Row | undefined): number => Number(row?.status === 'BLOCKED');

/** Sums up the changes of each interface, in the lock order that all callers share. */
function sumByInterface(changes: readonly PendingChange[]): CountChange[] {
  const byInterface = new Map<string, CountChange>();
  for (const { before, after, failure } of changes) {
    const interfaceUuid = String((after ?? before)?.interfaceUuid);
    const sum = byInterface.get(interfaceUuid) ?? { interfaceUuid, pending: 0, blocked: 0 };
    byInterface.set(interfaceUuid, {
      interfaceUuid,
      pending: sum.pending + pendingCountOf(after) - pendingCountOf(before),
      blocked: sum.blocked + blockedCountOf(after) - blockedCountOf(before),
      failure: failure === undefined ? sum.failure : failure,
    });
  }
  return [...byInterface.values()]
    .filter((change) => change.pending !== 0 || change.blocked !== 0 || change.failure !== undefined)
    .sort((a, b) => (a.interfaceUuid < b.interfaceUuid ? -1 : 1));
}

/**
 * Updates the counts of interfaces after changes of pending data and checks alarm thresholds. The cost does
 * not depend on the number of waiting documents. The counts stay locked, so call it late in the transaction.
 */
export async function updateInterfaceCounts(
  tables: Tables,
  changes: readonly PendingChange[],
  now: Date,
): Promise<void> {
  const counted = await tables.documentQueue.addCounts(sumByInterface(changes));
  const [first] = counted;
  if (first) await checkPendingThresholds(tables, first.companyUuid, counted, now);
}
