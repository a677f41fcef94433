import type { Row } from '../../../../contract/api/envelope.ts';
import type { Tables } from '../../../platform/store/ServiceStore.ts';
import { checkPendingThresholds } from '../../alarms/checkPendingThresholds.ts';
import type { CountChange } from './DocumentQueue.ts';

/** A pending document before and after a change; `before` is missing of one that is new. */
export interface PendingChange {
  readonly before?: Row;
  readonly after?: Row | undefined;
  /** A run of it has ended: with the reason why it failed, or with null when it delivered. */
  readonly failure?: string | null;
}

/** States of documents that are not delivered yet (schemas/SPECIFICATION.md section 4.3). */
const undeliveredStates = new Set<unknown>(['PENDING', 'RUNNING', 'FAILED', 'BLOCKED']);

const pendingCountOf = (row: Row | undefined): number =>
  Number(row !== undefined && undeliveredStates.has(row.status));
const blockedCountOf = (row: Row | undefined): number => Number(row?.status === 'BLOCKED');

/** The changes of each interface together, in the one order in which all lock several of them. */
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
 * Brings the counts of interfaces up to date with what a transaction changed among their pending data; alarms see the new ones. It costs the same
 * however many documents wait. The counts stay locked, so this comes late in the transaction.
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
