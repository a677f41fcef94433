import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { stringifyExactJson } from '../../../../contract/json/exactJson.ts';
import type { LookUp, LookUpName, MappingContext } from '../../../../mapping/index.ts';
import { logError } from '../../../platform/base/log.ts';
import { createServiceText } from '../../../platform/base/serviceText.ts';
import { inSpan } from '../../../platform/monitoring/tracing.ts';
import type { ServiceContext } from '../../../platform/operations/ServiceContext.ts';
import { createLogMask } from '../../../platform/security/logMask.ts';
import { DeliveryFailure } from '../../transport/DeliveryFailure.ts';
import { outcomeSentence } from './messages.ts';
import type { RunInput } from './RunInput.ts';
import { type RunOutcome, runPipeline } from './runPipeline.ts';

/** Milliseconds for the mapping of one document. */
const timeLimit = 5000;

/** Context of mappings: the time in a zone, and the basic data of the company by code. */
function createMappingContext(
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

/** Same limit as in the entities. */
const maxMessageLength = 2000;

/** A finished run, from which reports and logs are made. */
export interface RunResult {
  readonly outcome: RunOutcome;
  /**
   * Result in one sentence for records, logs and alarms: a text of the service, without secrets and the values of
   * masked fields.
   */
  readonly loggedMessage: string;
  /** Whole milliseconds. */
  readonly elapsedMs: number;
}

/** Returns the result of an outcome in one sentence for logs. */
function createLoggedMessage(
  { phrasesOf }: Pick<ServiceContext, 'phrasesOf'>,
  { secrets, settings: { maskFields }, document }: RunInput,
  outcome: RunOutcome,
): string {
  const { mappedDocument, delivery } = outcome;
  const payloadsOf = () => [
    document.text,
    mappedDocument === undefined ? undefined : stringifyExactJson(mappedDocument),
    delivery?.responseText,
  ];
  const { message: hide } = createLogMask(secrets, maskFields, maskFields.length === 0 ? [] : payloadsOf());
  return createServiceText(phrasesOf, (phrases) =>
    hide(outcomeSentence({ phrases }, outcome), maxMessageLength),
  );
}

/** Returns an outcome as a result. Never throws because of the document. */
export function createRunResult(
  service: Pick<ServiceContext, 'phrasesOf'>,
  input: RunInput,
  outcome: RunOutcome,
  elapsedMs: number,
): RunResult {
  try {
    return { outcome, loggedMessage: createLoggedMessage(service, input, outcome), elapsedMs };
  } catch (error) {
    logError('Exchange', error, { interfaceUuid: input.interface.uuid });
    return unloggedResult(service, outcome, elapsedMs);
  }
}

/**
 * Returns the result of a run that cannot be logged: without texts of the document. A document for the outbox has
 * failed, because its log entries contain it.
 */
export function unloggedResult(
  { phrasesOf }: Pick<ServiceContext, 'phrasesOf'>,
  { failure, leftOutBy, delivery }: RunOutcome,
  elapsedMs: number,
): RunResult {
  const loggedMessage = createServiceText(phrasesOf, ({ translate }) => translate('exchange.unlogged'));
  const noSteps = { steps: [], timings: [] };
  if (failure || delivery?.kind === 'OUTBOX')
    return {
      outcome: { failure: new DeliveryFailure('EXCHANGE_FAILED'), ...noSteps },
      loggedMessage,
      elapsedMs,
    };
  const sent = delivery && { ...delivery, decidedBy: undefined, responseText: undefined };
  return { outcome: { leftOutBy, delivery: sent, ...noSteps }, loggedMessage, elapsedMs };
}

/** Runs one document. No transaction is open during the run. Never rejects because of the document. */
export function runDocument(service: ServiceContext, input: RunInput): Promise<RunResult> {
  const { interface: owner, document } = input;
  const { traceparent } = document;
  const attributes = { 'interface_console.interface': String(owner.interfaceName) };
  return inSpan(
    'run document',
    { kind: SpanKind.CONSUMER, parent: { traceparent }, attributes },
    async (span) => {
      const context = createMappingContext(service, String(owner.companyUuid), input.settings.timeZone);
      const start = performance.now();
      const outcome = await runPipeline(input, context);
      if (outcome.failure) {
        span.setAttribute('error.type', outcome.failure.code);
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      return createRunResult(service, input, outcome, Math.round(performance.now() - start));
    },
  );
}
