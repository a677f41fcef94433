import type { LookUp, LookUpName, MappingContext } from '../../../../mapping/index.ts';
import type { ServiceContext } from '../../../platform/operations/ServiceContext.ts';
import { redactor } from '../../../platform/security/redactor.ts';
import { type MessageContext, outcomeSentence } from './messages.ts';
import type { RunInput } from './RunInput.ts';
import { type RunOutcome, runPipeline } from './runPipeline.ts';

/** Milliseconds that the mapping of one document may take. */
const timeLimit = 5000;

/** What a mapping knows: the time in a zone, and the basic data of the company by code. */
export function createMappingContext(
  { store, now }: ServiceContext,
  companyUuid: string,
  timeZone: string,
): MappingContext {
  const lookUp =
    (entity: LookUpName): LookUp =>
    async (code) =>
      (await store.repository.findAll(entity, 'code', [code], companyUuid))[0];
  const lookUps = { dc: lookUp('dc'), owner: lookUp('owner'), carrier: lookUp('carrier') };
  return { now: now(), timeZone, lookUps, timeLimit };
}

/** As entities have it. */
const maxMessageLength = 2000;

/** A run that is over: what reports and logs are made of. */
export interface RunResult {
  readonly outcome: RunOutcome;
  /** How it went, in one sentence without secrets. */
  readonly message: string;
  /** Whole milliseconds. */
  readonly elapsedMs: number;
}

/** An outcome in the language of the speaker. */
export const createRunResult = (
  messageContext: MessageContext,
  input: Pick<RunInput, 'secrets'>,
  outcome: RunOutcome,
  elapsedMs: number,
): RunResult => ({
  outcome,
  message: redactor(input.secrets)(outcomeSentence(messageContext, outcome), maxMessageLength),
  elapsedMs,
});

/** Runs one document. No transaction is open while it is on its way. Never rejects for what is wrong with the document. */
export async function runDocument(messageContext: MessageContext, input: RunInput): Promise<RunResult> {
  const companyUuid = String(input.interface.companyUuid);
  const context = createMappingContext(messageContext.service, companyUuid, input.settings.timeZone);
  const start = performance.now();
  const outcome = await runPipeline(input, context);
  return createRunResult(messageContext, input, outcome, Math.round(performance.now() - start));
}
