import type { DebugRun } from '../../generated/types.ts';
import type { Call } from '../Service.ts';
import { claim } from './claim.ts';
import { logEntries } from './logEntries.ts';
import { runJob } from './runJob.ts';
import { settle } from './settle.ts';

/**
 * Runs one pending document of an interface in debug and really sends it (DECISIONS.md, "Pending data"). A failure of the
 * document is an answer; throws only what keeps it from running (`claim`).
 */
export async function debugPending(call: Call, uuid: string): Promise<DebugRun> {
  const job = await claim(call, uuid);
  const { run, outcome } = await runJob(call, job);
  const ending = { errorCode: outcome.failure?.code, message: run.message ?? '' };
  await settle(call, uuid, ending, job.settings, logEntries(call, job, outcome, run));
  return run;
}
