import type { DebugRun } from '#generated/types.ts';
import { ServiceError } from '../../../platform/base/ServiceError.ts';
import { entityOf } from '../../../platform/operations/catalog.ts';
import type { OperationCall } from '../../../platform/operations/ServiceContext.ts';
import {
  type BatchResult,
  lockTargets,
  toNotFoundSkips,
} from '../../../platform/records/handlers/handleTransition.ts';
import type { BatchSkip } from '../../../platform/records/lifecycle/transitionAll.ts';
import { claimForDebug } from '../dispatch/claimForDebug.ts';
import { endRun, type StoredPart } from '../finish/endRun.ts';
import { runDocument } from '../run/runDocument.ts';
import { createRunReport, logUnstored } from './createRunReport.ts';

/**
 * Runs one pending document of an interface in debug and really sends it (schemas/SPECIFICATION.md section
 * 10.6). A failure of the document is an answer; throws only if it cannot run (`claimForDebug`).
 */
export async function debugPending(call: OperationCall, uuid: string): Promise<DebugRun> {
  const { service } = call;
  const claimed = await claimForDebug(call, uuid);
  return service.exchange.claims.keep(claimed.row, async () => {
    const runResult = await runDocument(service, claimed.input);
    const stored = await endRun(service, claimed, runResult, 'DEBUG').catch((error): StoredPart => {
      logUnstored(claimed.input, error);
      return 'NOTHING';
    });
    return createRunReport(call, claimed.input, runResult, stored);
  });
}

/**
 * Milliseconds within which runs may start: consoles wait half a minute for an answer (config.json,
 * `timeout`).
 */
const startTimeLimit = 8_000;

const pendingData = entityOf('pendingData');

/** Returns the reason why a document was not delivered, in the requested locale; undefined if it was. */
async function failureReasonOf(call: OperationCall, uuid: string): Promise<string | undefined> {
  try {
    const { success, message } = await debugPending(call, uuid);
    return success ? undefined : message;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return error.messageIn(call.phrases);
  }
}

/**
 * Runs many documents in debug, one after the other, independently. Documents that were not delivered are
 * listed with the reason, also those whose turn came too late. Throws COUNT_CHANGED, as every bulk action
 * does, and then runs nothing.
 */
export async function debugPendingBatch(call: OperationCall): Promise<BatchResult> {
  const { rows, missing } = await call.service.store.transaction(({ repository }) =>
    lockTargets(repository, call, pendingData),
  );
  const end = performance.now() + startTimeLimit;
  const skipped: BatchSkip[] = [];
  for (const { uuid, entityNo } of rows) {
    const isLate = performance.now() > end;
    const reason = isLate ? call.phrases.translate('exchange.notRun') : await failureReasonOf(call, uuid);
    if (reason !== undefined) skipped.push({ uuid, name: String(entityNo), reason });
  }
  return {
    done: rows.length - skipped.length,
    skipped: [...skipped, ...toNotFoundSkips(call, pendingData, missing)],
  };
}
