import type { Row } from '../../../../contract/api/envelope.ts';
import { entityOf } from '../../../platform/operations/catalog.ts';
import type { LocalizedContext } from '../../../platform/operations/ServiceContext.ts';
import { stampsOf } from '../../../platform/records/rows/storedRow.ts';
import type { KeyedRecord } from '../../../platform/store/records/KeyedRecord.ts';
import type { Tables } from '../../../platform/store/ServiceStore.ts';
import type { AlarmEventName } from '../../alarms/AlarmEvent.ts';
import { raiseAlarm } from '../../alarms/raiseAlarm.ts';
import type { InterfaceSettings } from '../../interfaces/loadInterfaceSettings.ts';
import type { RunResult } from '../run/runDocument.ts';
import type { ClaimedDocument } from './claimForDebug.ts';
import { type FailureCircumstances, stateAfterFailure } from './retryPolicy.ts';
import { updateInterfaceCounts } from './updateInterfaceCounts.ts';

const { model } = entityOf('pendingData');
const outbox = entityOf('outboxDocument').model.name;

/** Returns the document after its run: delivered, failed, or blocked. */
function applyRunResult(
  row: Row,
  { outcome: { failure, delivery }, maskedMessage }: RunResult,
  settings: InterfaceSettings,
  { now, random }: Pick<FailureCircumstances, 'now' | 'random'>,
): Row {
  const { failureReason: _reason, errorCode: _code, ...rest } = row;
  const after = { ...rest, uuid: row.uuid, ...stampsOf(model, row, now) };
  if (!failure) return { ...after, status: 'SUCCESS' };
  const failureCount = Number(row.failureCount ?? 0) + 1;
  const failed = { ...after, failureCount, failureReason: maskedMessage, errorCode: failure.code };
  const retryAfter = delivery?.retryAfter;
  return { ...failed, ...stateAfterFailure(failure, failureCount, settings, { now, random, retryAfter }) };
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Alarm event for the new status of a document. */
const alarmEventByStatus: Readonly<Record<string, AlarmEventName>> = {
  SUCCESS: 'RECOVERED',
  FAILED: 'FAILED',
  BLOCKED: 'BLOCKED',
};

async function raiseRunAlarm(tables: Tables, row: Row, at: Date): Promise<void> {
  const { companyUuid, interfaceUuid, interfaceName, entityNo, status, failureReason } = row;
  const event = alarmEventByStatus[String(status)];
  if (!event) return;
  await raiseAlarm(tables, {
    companyUuid: String(companyUuid),
    event,
    interfaceUuid: String(interfaceUuid),
    interfaceName: textOf(interfaceName),
    entityNo: textOf(entityNo),
    reason: textOf(failureReason),
    at,
  });
}

/** Returns the log entries of a run, without an outbox entry that an earlier run of the document stored. */
async function withoutStoredOutboxEntry(
  { repository }: Tables,
  entries: readonly KeyedRecord[],
): Promise<readonly KeyedRecord[]> {
  const own = entries.find(({ entity }) => entity === outbox);
  if (!own) return entries;
  const stored = await repository.findAll(outbox, 'uuid', [own.data.uuid], own.companyUuid);
  return stored.length === 0 ? entries : entries.filter((document) => document !== own);
}

/**
 * Ends a run in one transaction: document, counts, logs, alarms, throughput. `kept` is the result of
 * `createRunLogEntries`. Resolves to the new document, or to undefined if the run took so long that it was
 * given up as dead. Its logs are kept in both cases.
 */
export const finishRun = (
  { service }: LocalizedContext,
  { row, input }: ClaimedDocument,
  result: RunResult,
  entries: readonly KeyedRecord[],
): Promise<Row | undefined> =>
  service.store.transaction(async (tables) => {
    const now = service.now();
    const after = applyRunResult(row, result, input.settings, { now, random: service.random() });
    const isOurs = await tables.documentQueue.finish(after, Number(row.version));
    await tables.repository.insertAll(await withoutStoredOutboxEntry(tables, entries));
    if (!isOurs) return undefined;
    const failure = result.outcome.failure ? result.maskedMessage : null;
    await updateInterfaceCounts(tables, [{ before: row, after, failure }], now);
    await raiseRunAlarm(tables, after, now);
    await tables.throughput.add({
      companyUuid: String(row.companyUuid),
      interfaceUuid: String(row.interfaceUuid),
      at: now,
      [failure === null ? 'delivered' : 'failed']: 1,
      elapsedMs: result.elapsedMs,
    });
    return after;
  });
