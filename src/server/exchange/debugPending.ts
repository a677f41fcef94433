import type { Call } from '../Service.ts';
import { claim } from './claim.ts';
import { exchange } from './exchange.ts';
import { logEntries } from './logEntries.ts';
import { mappingContextOf } from './mappingContextOf.ts';
import { type DebugRun, report } from './report.ts';
import { settle } from './settle.ts';

/**
 * Runs one pending document of an interface in debug and really sends it (DECISIONS.md, "Pending data"). No transaction is open
 * while it is on its way. A failure of the document is an answer; throws only what keeps it from running (`claim`).
 */
export async function debugPending(call: Call, uuid: unknown): Promise<DebugRun> {
  const claimed = await claim(call, uuid);
  const { pending, target, settings } = claimed;
  const context = mappingContextOf(call.service, String(pending.companyUuid), settings.timeZone);
  const start = performance.now();
  const outcome = await exchange({ ...claimed, context });
  const elapsedMs = Math.round(performance.now() - start);
  const run = report(call, target, outcome, elapsedMs);
  const ending = { errorCode: outcome.failure?.code, message: run.message };
  await settle(call, pending.uuid, ending, settings, logEntries(call, claimed, outcome, run));
  return run;
}
