import { logError } from '../../../platform/base/log.ts';
import type { ServiceContext } from '../../../platform/operations/ServiceContext.ts';
import { createRunLogEntries, type LogLevel } from '../run/createRunLogEntries.ts';
import { type RunResult, unloggedResult } from '../run/runDocument.ts';
import type { ClaimedDocument } from './claimForDebug.ts';
import { isPermanentError } from './ExchangeQueue.ts';
import type { FinishedRun } from './finishRun.ts';

/**
 * Ends a run with its log entries. If they cannot be created or stored, the run ends without them: a document that
 * stays RUNNING would go out again every minute. Resolves as `ExchangeQueue.finish`. Rejects if the
 * database stays unavailable: the run then counts as interrupted, because its result belongs to its log entries.
 */
export async function endRun(
  service: ServiceContext,
  claimed: ClaimedDocument,
  result: RunResult,
  level: LogLevel,
): Promise<FinishedRun | undefined> {
  try {
    const entries = createRunLogEntries(service, claimed.input, result, level);
    return await service.exchange.finish({ claimed, result, entries });
  } catch (error) {
    if (!isPermanentError(error)) throw error;
    const { uuid: documentUuid, interfaceUuid } = claimed.row;
    logError('Exchange', error, { documentUuid, interfaceUuid: String(interfaceUuid) });
    const unlogged = unloggedResult(service, result.outcome, result.elapsedMs);
    return service.exchange.finish({ claimed, result: unlogged, entries: [] });
  }
}
