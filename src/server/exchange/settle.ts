import type { Row } from '../../contract/envelope.ts';
import type { EventName } from '../alarms/AlarmEvent.ts';
import { raise } from '../alarms/raise.ts';
import { entityOf } from '../catalog.ts';
import { stamps } from '../crud/storedRow.ts';
import type { Document } from '../store/Document.ts';
import type { Tables } from '../store/Store.ts';
import type { Claimed } from './claim.ts';
import { countChanges } from './countChanges.ts';
import { nextRunTime } from './nextRunTime.ts';
import type { Ended } from './runJob.ts';
import type { Speaker } from './Speaker.ts';
import type { Settings } from './settingsOf.ts';

const { model } = entityOf('pendingData');
const outbox = entityOf('outboxDocument').model.name;

/** The document after its run: done, failed once more, or blocked where it has failed too often. */
function settled(row: Row, { outcome: { failure }, message }: Ended, settings: Settings, now: Date): Row {
  const { failureReason: _reason, errorCode: _code, ...rest } = row;
  const after = { ...rest, uuid: row.uuid, ...stamps(model, row, now) };
  if (!failure) return { ...after, status: 'SUCCESS' };
  const failureCount = Number(row.failureCount ?? 0) + 1;
  const failed = { ...after, failureCount, failureReason: message, errorCode: failure.code };
  if (failureCount >= settings.failureThreshold) return { ...failed, status: 'BLOCKED' };
  const next = nextRunTime(now, settings.retryIntervalMinutes, failureCount);
  return { ...failed, status: 'FAILED', nextRunTime: next.toISOString() };
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** What a document's new status tells of its interface. */
const events: Readonly<Record<string, EventName>> = {
  SUCCESS: 'RECOVERED',
  FAILED: 'FAILED',
  BLOCKED: 'BLOCKED',
};

async function tell(tables: Tables, row: Row, at: Date): Promise<void> {
  const { companyUuid, interfaceUuid, interfaceName, entityNo, status, failureReason } = row;
  const event = events[String(status)];
  if (!event) return;
  await raise(tables, {
    companyUuid: String(companyUuid),
    event,
    interfaceUuid: String(interfaceUuid),
    interfaceName: textOf(interfaceName),
    entityNo: textOf(entityNo),
    reason: textOf(failureReason),
    at,
  });
}

/** What a run leaves behind, but what an earlier run of the same document has left in the outbox already. */
async function fresh({ documents }: Tables, kept: readonly Document[]): Promise<readonly Document[]> {
  const own = kept.find(({ entity }) => entity === outbox);
  if (!own) return kept;
  const there = await documents.findAll(outbox, 'uuid', [own.data.uuid], own.companyUuid);
  return there.length === 0 ? kept : kept.filter((document) => document !== own);
}

/**
 * Ends a run in one transaction: document, counts, logs, alarms, throughput. `kept` is what `logEntries` made of it. Resolves to the document as it
 * is then; to nothing when the run took so long that it was given up for dead, and somebody else has the document: what it did stays in the logs.
 */
export const settle = (
  { service }: Speaker,
  { row, job }: Claimed,
  ended: Ended,
  kept: readonly Document[],
): Promise<Row | undefined> =>
  service.store.transaction(async (tables) => {
    const now = service.now();
    const after = settled(row, ended, job.settings, now);
    const isOurs = await tables.queue.finish(after, Number(row.version));
    await tables.documents.insertAll(await fresh(tables, kept));
    if (!isOurs) return undefined;
    const failure = ended.outcome.failure ? ended.message : null;
    await countChanges(tables, [{ before: row, after, failure }], now);
    await tell(tables, after, now);
    await tables.throughput.add({
      companyUuid: String(row.companyUuid),
      interfaceUuid: String(row.interfaceUuid),
      at: now,
      [failure === null ? 'delivered' : 'failed']: 1,
      elapsedMs: ended.elapsedMs,
    });
    return after;
  });
