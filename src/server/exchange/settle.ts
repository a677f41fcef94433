import type { Row } from '../../contract/envelope.ts';
import { entityOf } from '../catalog.ts';
import { found } from '../crud/found.ts';
import { stamps } from '../crud/storedRow.ts';
import type { Call } from '../Service.ts';
import type { Document } from '../store/Document.ts';
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

/** Ends a run: document, counts and logs in one transaction. */
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
    const stamped = stamps(pendingData.model, row, call.service.now());
    await writePending(tables, { ...settled(row, ending, settings), ...stamped });
    await documents.insertAll(logs);
  });
