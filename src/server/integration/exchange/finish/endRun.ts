import { logError } from '../../../platform/base/log.ts';
import type { ServiceContext } from '../../../platform/operations/ServiceContext.ts';
import { type ClaimedDocument, undoClaimForDebug } from '../dispatch/claimForDebug.ts';
import { isPermanentError } from '../queue/isPermanentError.ts';
import { createRunLogEntries, type LogLevel } from '../run/createRunLogEntries.ts';
import { type RunResult, unloggedResult } from '../run/runDocument.ts';
import { isWithoutTurn } from './retryPolicy.ts';

/** The stored parts of a run's result: the document with or without its log entries, or nothing. */
export type StoredPart = 'ALL' | 'DOCUMENT' | 'NOTHING';

/** The document keeps its place in the queue and its failures. */
async function returnToQueue(service: ServiceContext, { row, before }: ClaimedDocument): Promise<void> {
  if (before) return undoClaimForDebug(service, row, before);
  await service.store.documentQueue.release([row]);
  service.exchange.wake([String(row.interfaceUuid)]);
}

/**
 * Ends a run with its log entries. If they cannot be created or stored, the run ends without them: a document that
 * stays RUNNING would go out again every minute. A document whose mapping got no turn goes back to the queue. Rejects
 * if the database stays unavailable: the run then counts as interrupted, because its result belongs to its log
 * entries.
 */
export async function endRun(
  service: ServiceContext,
  claimed: ClaimedDocument,
  result: RunResult,
  level: LogLevel,
): Promise<StoredPart> {
  if (isWithoutTurn(result.outcome.failure)) {
    await returnToQueue(service, claimed);
    return 'ALL';
  }
  try {
    const entries = createRunLogEntries(service, claimed.input, result, level);
    await service.exchange.finish({ claimed, result, entries });
    return 'ALL';
  } catch (error) {
    if (!isPermanentError(error)) throw error;
    const { uuid: documentUuid, interfaceUuid } = claimed.row;
    logError('Exchange', error, { documentUuid, interfaceUuid: String(interfaceUuid) });
    const unlogged = unloggedResult(service, result.outcome, result.elapsedMs);
    await service.exchange.finish({ claimed, result: unlogged, entries: [] });
    return 'DOCUMENT';
  }
}
