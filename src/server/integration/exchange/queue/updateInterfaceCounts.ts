import type { Row } from '../../../../contract/api/envelope.ts';
import type { Tables } from '../../../platform/store/ServiceStore.ts';
import { checkPendingThresholds } from '../../alarms/checkPendingThresholds.ts';
import type { CountChange, EndedRuns } from './DocumentQueue.ts';

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

/** Adds a run to earlier ones of its interface. */
function addRun(earlier: EndedRuns | undefined, failure: string | null): EndedRuns {
  if (failure === null) return { delivered: true, failures: 0 };
  return {
    delivered: earlier?.delivered ?? false,
    failures: (earlier?.failures ?? 0) + 1,
    reason: failure,
  };
}

/** Sums up the changes of each interface, in the order of the changes. */
function sumByInterface(changes: readonly PendingChange[]): CountChange[] {
  const byInterface = new Map<string, CountChange>();
  for (const { before, after, failure } of changes) {
    const interfaceUuid = String((after ?? before)?.interfaceUuid);
    const sum = byInterface.get(interfaceUuid) ?? { interfaceUuid, pending: 0, blocked: 0 };
    byInterface.set(interfaceUuid, {
      interfaceUuid,
      pending: sum.pending + pendingCountOf(after) - pendingCountOf(before),
      blocked: sum.blocked + blockedCountOf(after) - blockedCountOf(before),
      runs: failure === undefined ? sum.runs : addRun(sum.runs, failure),
    });
  }
  return [...byInterface.values()].filter(
    ({ pending, blocked, runs }) => pending !== 0 || blocked !== 0 || runs !== undefined,
  );
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
  for (const companyUuid of new Set(counted.map((row) => row.companyUuid))) {
    const own = counted.filter((row) => row.companyUuid === companyUuid);
    await checkPendingThresholds(tables, companyUuid, own, now);
  }
}
