import type { DebugRun } from '../../generated/types.ts';
import type { Call } from '../Service.ts';
import { claim } from './claim.ts';
import { logEntries } from './logEntries.ts';
import { report } from './report.ts';
import { runJob } from './runJob.ts';
import { settle } from './settle.ts';
import { wakeGroups } from './wakeGroups.ts';

/**
 * Runs one pending document of an interface in debug and really sends it (schemas/SPECIFICATION.md section 10.6). A failure of the
 * document is an answer; throws only what keeps it from running (`claim`).
 */
export async function debugPending(call: Call, uuid: string): Promise<DebugRun> {
  const claimed = await claim(call, uuid);
  const { job, row } = claimed;
  const ended = await runJob(call, job);
  const after = await settle(call, claimed, ended, logEntries(call, job, ended, 'DEBUG'));
  // Others of its number may have waited for it.
  if (after?.status === 'SUCCESS') await wakeGroups(call.service, [row]);
  return report(call, job, ended);
}
