import type { Row } from '../../../../contract/api/envelope.ts';
import { groupBy } from '../../../platform/base/groupBy.ts';
import type { ServiceContext } from '../../../platform/operations/ServiceContext.ts';
import type { Tables } from '../../../platform/store/ServiceStore.ts';
import { type CountedInterface, checkPendingThresholds } from '../../alarms/checkPendingThresholds.ts';
import { raiseAlarm } from '../../alarms/raiseAlarm.ts';
import { isUndelivered } from '../document/documentStates.ts';
import type { ReceiverState } from './circuitBreaker.ts';
import type { CountChange, EndedRuns } from './InterfaceCounts.ts';

/** A run that has ended. */
export interface CountedRun {
  /** The reason of its failure; absent after delivery. */
  readonly failureReason?: string;
  readonly receiver?: ReceiverState;
}

/** A pending document before and after a change; a new one has no `before`. */
export interface PendingChange {
  readonly before?: Row;
  readonly after?: Row | undefined;
  /** Set if a run has ended. */
  readonly run?: CountedRun;
}

const pendingCountOf = (row: Row | undefined): number => Number(row !== undefined && isUndelivered(row));
const blockedCountOf = (row: Row | undefined): number => Number(row?.status === 'BLOCKED');

const noRuns: EndedRuns = { delivered: false, failures: 0, answered: false, outages: 0 };

/** Adds a run to earlier ones of its interface. */
function addRun(earlier: EndedRuns = noRuns, { failureReason, receiver }: CountedRun): EndedRuns {
  const outages =
    receiver === 'ANSWERS'
      ? { answered: true, outages: 0 }
      : { answered: earlier.answered, outages: earlier.outages + Number(receiver === 'DOWN') };
  return failureReason === undefined
    ? { ...outages, delivered: true, failures: 0 }
    : { ...outages, delivered: earlier.delivered, failures: earlier.failures + 1, reason: failureReason };
}

/** Sums up the changes of each interface, in the order of the changes. */
function sumByInterface(changes: readonly PendingChange[]): CountChange[] {
  const byInterface = new Map<string, CountChange>();
  for (const { before, after, run } of changes) {
    const interfaceUuid = String((after ?? before)?.interfaceUuid);
    const sum = byInterface.get(interfaceUuid) ?? { interfaceUuid, pending: 0, blocked: 0 };
    byInterface.set(interfaceUuid, {
      interfaceUuid,
      pending: sum.pending + pendingCountOf(after) - pendingCountOf(before),
      blocked: sum.blocked + blockedCountOf(after) - blockedCountOf(before),
      runs: run ? addRun(sum.runs, run) : sum.runs,
    });
  }
  return [...byInterface.values()].filter(
    ({ pending, blocked, runs }) => pending !== 0 || blocked !== 0 || runs !== undefined,
  );
}

/** Raises an alarm for each interface that pauses from now on. */
async function raiseReceiverAlarms(tables: Tables, counted: readonly CountedInterface[], at: Date) {
  for (const { uuid, companyUuid, interfaceName, hasPaused, failureReason } of counted) {
    if (!hasPaused) continue;
    const reason = failureReason ?? undefined;
    await raiseAlarm(tables, {
      companyUuid,
      event: 'RECEIVER_DOWN',
      interfaceUuid: uuid,
      interfaceName,
      reason,
      at,
    });
  }
}

async function addCounts(tables: Tables, changes: readonly CountChange[], now: Date): Promise<void> {
  const counted = await tables.interfaceCounts.add(changes, now);
  await raiseReceiverAlarms(tables, counted, now);
  for (const [companyUuid, own] of groupBy(counted, (row) => row.companyUuid))
    await checkPendingThresholds(tables, companyUuid, own, now);
}

/**
 * Updates the counts of interfaces after changes of pending data and checks alarm thresholds. The time does not
 * depend on the number of waiting documents. The counts stay locked, so call it late in the transaction.
 */
export async function updateInterfaceCounts(
  tables: Tables,
  changes: readonly PendingChange[],
  now: Date,
): Promise<void> {
  await addCounts(tables, sumByInterface(changes), now);
}

/** Adds the changes that other transactions have appended while the counts were locked. */
export async function addAppendedCounts(service: ServiceContext): Promise<void> {
  const { store } = service;
  const appended = await store.interfaceCounts.findAppended();
  if (appended.length === 0) return;
  const nothing = appended.map((interfaceUuid) => ({ interfaceUuid, pending: 0, blocked: 0 }));
  await store.transaction((tables) => addCounts(tables, nothing, service.now()));
}
