import type { DebugRun } from '../../generated/types.ts';
import type { Call } from '../Service.ts';
import type { Outcome } from './Course.ts';
import { exchange } from './exchange.ts';
import type { Job } from './Job.ts';
import { mappingContextOf } from './mappingContextOf.ts';
import { report } from './report.ts';

/** A run that is over: what an operator sees of it, and what the logs are made of. */
export interface Ended {
  readonly run: DebugRun;
  readonly outcome: Outcome;
}

/** Runs one document. No transaction is open while it is on its way. Never rejects for what is wrong with the document. */
export async function runJob(call: Call, job: Job): Promise<Ended> {
  const companyUuid = String(job.interface.companyUuid);
  const context = mappingContextOf(call.service, companyUuid, job.settings.timeZone);
  const start = performance.now();
  const outcome = await exchange(job, context);
  return { outcome, run: report(call, job, outcome, Math.round(performance.now() - start)) };
}
