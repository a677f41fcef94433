import type { Outcome } from './Course.ts';
import { exchange } from './exchange.ts';
import type { Job } from './Job.ts';
import { mappingContextOf } from './mappingContextOf.ts';
import { redactor } from './redactor.ts';
import type { Speaker } from './Speaker.ts';
import { outcomeSentence } from './wording.ts';

/** As entities have it. */
const longestMessage = 2000;

/** A run that is over: what reports and logs are made of. */
export interface Ended {
  readonly outcome: Outcome;
  /** How it went, in one sentence without secrets. */
  readonly message: string;
  /** Whole milliseconds. */
  readonly elapsedMs: number;
}

/** An outcome in the language of the speaker. */
export const endedWith = (
  speaker: Speaker,
  job: Pick<Job, 'secrets'>,
  outcome: Outcome,
  elapsedMs: number,
): Ended => ({
  outcome,
  message: redactor(job.secrets)(outcomeSentence(speaker, outcome), longestMessage),
  elapsedMs,
});

/** Runs one document. No transaction is open while it is on its way. Never rejects for what is wrong with the document. */
export async function runJob(speaker: Speaker, job: Job): Promise<Ended> {
  const companyUuid = String(job.interface.companyUuid);
  const context = mappingContextOf(speaker.service, companyUuid, job.settings.timeZone);
  const start = performance.now();
  const outcome = await exchange(job, context);
  return endedWith(speaker, job, outcome, Math.round(performance.now() - start));
}
