import type { Row } from '../../contract/envelope.ts';
import type { EventName } from '../alarms/AlarmEvent.ts';
import { raise } from '../alarms/raise.ts';
import { entityOf } from '../catalog.ts';
import { found } from '../crud/found.ts';
import { stamps } from '../crud/storedRow.ts';
import type { Call } from '../Service.ts';
import type { Document } from '../store/Document.ts';
import type { Tables } from '../store/Store.ts';
import { writePending } from './claim.ts';
import type { Settings } from './settingsOf.ts';

const pendingData = entityOf('pendingData');

/** How a run ended, for the record: without `errorCode` well. */
export interface Ending {
  readonly errorCode?: string;
  /** A sentence without secrets. */
  readonly message: string;
}

/** The document after its run: done, failed once more, or blocked where it has failed too often. */
function settled(row: Row, { errorCode, message }: Ending, { failureThreshold }: Settings): Row {
  const { failureReason: _reason, errorCode: _code, nextRunTime: _next, ...rest } = row;
  if (errorCode === undefined) return { ...rest, uuid: row.uuid, status: 'SUCCESS' };
  const failureCount = Number(row.failureCount ?? 0) + 1;
  const status = failureCount >= failureThreshold ? 'BLOCKED' : 'FAILED';
  return { ...rest, uuid: row.uuid, status, failureCount, failureReason: message, errorCode };
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** What a document's new status tells of its interface. */
const events: Readonly<Record<string, EventName>> = {
  SUCCESS: 'RECOVERED',
  FAILED: 'FAILED',
  BLOCKED: 'BLOCKED',
};

async function tell(
  tables: Tables,
  { companyUuid, interfaceUuid, interfaceName, entityNo, status, failureReason }: Row,
  at: Date,
) {
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

/** Ends a run: document, counts, logs and alarms in one transaction. */
export const settle = (
  call: Call,
  uuid: string,
  ending: Ending,
  settings: Settings,
  logs: readonly Document[],
): Promise<void> =>
  call.service.store.transaction(async (tables) => {
    const { documents } = tables;
    const row = await found(call, pendingData, uuid, documents, 'update');
    const now = call.service.now();
    const ended = { ...settled(row, ending, settings), ...stamps(pendingData.model, row, now) };
    await writePending(tables, row, ended, now);
    await tell(tables, ended, now);
    await documents.insertAll(logs);
  });
