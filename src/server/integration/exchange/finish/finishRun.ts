import type { Row } from '../../../../contract/api/envelope.ts';
import { groupBy } from '../../../platform/base/groupBy.ts';
import { entityOf } from '../../../platform/operations/catalog.ts';
import type { ServiceContext } from '../../../platform/operations/ServiceContext.ts';
import type { RecordInput } from '../../../platform/records/rows/sanitizeInput.ts';
import { stampsOf } from '../../../platform/records/rows/storedRow.ts';
import type { KeyedRecord } from '../../../platform/store/records/KeyedRecord.ts';
import type { Tables } from '../../../platform/store/ServiceStore.ts';
import { raiseAlarm } from '../../alarms/raiseAlarm.ts';
import type { ThroughputAddition } from '../../health/Throughput.ts';
import type { InterfaceSettings } from '../../interfaces/loadInterfaceSettings.ts';
import type { DeliveryFailure } from '../../transport/DeliveryFailure.ts';
import type { ClaimedDocument } from '../dispatch/claimForDebug.ts';
import { createAttemptEvent } from '../document/attemptEvent.ts';
import { withEvent } from '../document/documentHistory.ts';
import { causeKeyOf } from '../document/failureCause.ts';
import type { MeasuredDocument } from '../exchangeMetrics.ts';
import { receiverStateOf } from '../queue/circuitBreaker.ts';
import { type PendingChange, updateInterfaceCounts } from '../queue/updateInterfaceCounts.ts';
import { textOf } from '../run/RunInput.ts';
import type { RunResult } from '../run/runDocument.ts';
import { type FailureCircumstances, stateAfterFailure } from './retryPolicy.ts';

const { model } = entityOf('pendingData');
const outbox = entityOf('outboxDocument').model.name;

/** Returns the cause of a failure, and since when the document fails for it. */
function causeOf(row: Row, failure: DeliveryFailure, reason: string, now: Date): RecordInput {
  const causeKey = causeKeyOf(failure, reason, textOf(row.entityNo));
  const isKnown = row.causeKey === causeKey && row.firstFailureTime !== undefined;
  return { causeKey, firstFailureTime: isKnown ? row.firstFailureTime : now.toISOString() };
}

/** Returns the state of a document after its run: delivered, failed, or blocked. */
function stateAfterRun(
  row: Row,
  { outcome: { failure, delivery }, loggedMessage }: RunResult,
  settings: InterfaceSettings,
  { now, random }: Pick<FailureCircumstances, 'now' | 'random'>,
): Row {
  const { failureReason: _reason, errorCode: _code, ...rest } = row;
  const after = { ...rest, uuid: row.uuid, ...stampsOf(model, row, now) };
  if (!failure) return { ...after, status: 'SUCCESS' };
  const failureCount = Number(row.failureCount ?? 0) + 1;
  const cause = causeOf(row, failure, loggedMessage, now);
  const failed = { ...after, ...cause, failureCount, failureReason: loggedMessage, errorCode: failure.code };
  const retryAfter = delivery?.retryAfter;
  return { ...failed, ...stateAfterFailure(failure, failureCount, settings, { now, random, retryAfter }) };
}

/** Returns a document after its run, with the run in its history. */
function applyRun(
  { claimed: { row, input, by }, result, entries }: EndedRun,
  circumstances: Pick<FailureCircumstances, 'now' | 'random'>,
): Row {
  const after = stateAfterRun(row, result, input.settings, circumstances);
  const at = circumstances.now.toISOString();
  const event = createAttemptEvent({ result, entries, by }, input.settings, after, at);
  return { ...after, history: withEvent(row, event) };
}

/** Raises the alarm of a failed run. */
export async function raiseFailure(tables: Tables, row: Row, at: Date): Promise<void> {
  const { companyUuid, interfaceUuid, interfaceName, entityNo, status, failureReason } = row;
  await raiseAlarm(tables, {
    companyUuid: String(companyUuid),
    event: status === 'BLOCKED' ? 'BLOCKED' : 'FAILED',
    interfaceUuid: String(interfaceUuid),
    interfaceName: textOf(interfaceName),
    entityNo: textOf(entityNo),
    reason: textOf(failureReason),
    at,
  });
}

/** A document of an interface was delivered. Ends its alarms if no document fails any more. */
async function raiseRecovery(tables: Tables, changes: readonly PendingChange[], at: Date): Promise<void> {
  const delivered = changes.filter(({ after }) => after?.status === 'SUCCESS');
  const [row] = delivered.map(({ after }) => after);
  if (!row) return;
  const recovered = delivered.flatMap(({ before }) => (before?.firstFailureTime === undefined ? [] : before));
  await raiseAlarm(tables, {
    companyUuid: String(row.companyUuid),
    event: 'RECOVERED',
    interfaceUuid: String(row.interfaceUuid),
    interfaceName: textOf(row.interfaceName),
    isAnswered: changes.some(({ run }) => run?.receiver === 'ANSWERS'),
    recovered: {
      count: recovered.length,
      numbers: recovered.flatMap(({ entityNo }) => textOf(entityNo) ?? []),
    },
    at,
  });
}

/**
 * Raises the alarms of failed runs and ends those of interfaces that have recovered. Interfaces follow in the order
 * of their uuids: transactions lock the active alarms in this order.
 */
async function raiseRunAlarms(tables: Tables, changes: readonly PendingChange[], at: Date): Promise<void> {
  const interfaceOf = ({ after }: PendingChange): string => String(after?.interfaceUuid);
  const byInterface = [...groupBy(changes, interfaceOf)].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [, own] of byInterface) {
    await raiseRecovery(tables, own, at);
    for (const { after } of own)
      if (after && after.status !== 'SUCCESS') await raiseFailure(tables, after, at);
  }
}

/** Returns log entries without the outbox entries that earlier runs of their documents stored. */
async function withoutStoredOutboxEntries(
  { repository }: Tables,
  entries: readonly KeyedRecord[],
): Promise<readonly KeyedRecord[]> {
  const own = entries.filter(({ entity }) => entity === outbox);
  const stored = new Set<unknown>();
  for (const [companyUuid, some] of groupBy(own, (entry) => entry.companyUuid)) {
    const uuids = some.map(({ data }) => data.uuid);
    for (const { uuid } of await repository.findAll(outbox, 'uuid', uuids, companyUuid)) stored.add(uuid);
  }
  return entries.filter(({ entity, data }) => entity !== outbox || !stored.has(data.uuid));
}

/** A run that has ended. */
export interface EndedRun {
  readonly claimed: ClaimedDocument;
  readonly result: RunResult;
  /** Result of `createRunLogEntries`. */
  readonly entries: readonly KeyedRecord[];
}

/** A document after its run. */
export interface FinishedRun {
  readonly row: Row;
  /** Later documents with its number wait. */
  readonly hasSuccessor: boolean;
}

/** The results of runs, and the ended runs for the throughput. */
export interface FinishedRuns {
  readonly results: readonly (FinishedRun | undefined)[];
  readonly ended: readonly (ThroughputAddition & MeasuredDocument)[];
}

/** Returns the properties to set, as `DocumentQueue.finish` expects them. */
function patchOf({ failureReason: _reason, errorCode: _code, ...before }: Row, after: Row): object {
  const unchanged: Readonly<Record<string, unknown>> = before;
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => unchanged[name] !== value));
}

/**
 * Ends runs in one transaction: documents, counts, logs, alarms. Resolves to the new document of each run, or to
 * undefined if the run took so long that it was abandoned. Its logs are kept in both cases.
 */
export async function finishRuns(
  service: ServiceContext,
  tables: Tables,
  runs: readonly EndedRun[],
): Promise<FinishedRuns> {
  const now = service.now();
  const ended = runs.map((run) => ({
    before: run.claimed.row,
    after: applyRun(run, { now, random: service.random() }),
    result: run.result,
  }));
  const finished = await tables.documentQueue.finish(
    ended.map(({ before, after }) => ({
      uuid: before.uuid,
      runVersion: Number(before.version),
      patch: patchOf(before, after),
    })),
  );
  const byUuid = new Map(finished.map((one) => [one.uuid, one]));
  const entries = runs.flatMap((run) => run.entries);
  await tables.repository.insertAll(await withoutStoredOutboxEntries(tables, entries));
  const own = ended.filter(({ before }) => byUuid.has(before.uuid));
  const changes = own.map(({ before, after, result: { outcome, loggedMessage } }) => ({
    before,
    after,
    run: {
      ...(outcome.failure && { failureReason: loggedMessage }),
      receiver: receiverStateOf(outcome),
    },
  }));
  await raiseRunAlarms(tables, changes, now);
  // All documents of an interface share its counts, so they are locked last.
  await updateInterfaceCounts(tables, changes, now);
  const results = ended.map(({ before, after }) => {
    const one = byUuid.get(before.uuid);
    return one && { row: after, hasSuccessor: one.hasSuccessor };
  });
  const additions = own.map(({ before, result: { outcome, elapsedMs } }) => ({
    companyUuid: String(before.companyUuid),
    interfaceUuid: String(before.interfaceUuid),
    at: now,
    [outcome.failure ? 'failed' : 'delivered']: 1,
    elapsedMs,
    // Documents of early versions have no time of arrival.
    ...(!outcome.failure &&
      typeof before.createTime === 'string' && { latencyMs: now.getTime() - Date.parse(before.createTime) }),
  }));
  return { results, ended: additions };
}
