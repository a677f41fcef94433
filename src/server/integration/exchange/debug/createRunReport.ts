import type { DebugRun } from '#generated/types.ts';
import { parseExactJson, stringifyExactJson } from '../../../../contract/json/exactJson.ts';
import type { MappingStep } from '../../../../mapping/index.ts';
import { logError } from '../../../platform/base/log.ts';
import type { OperationCall } from '../../../platform/operations/ServiceContext.ts';
import { isTooDeep } from '../../../platform/security/isTooDeep.ts';
import { redactor } from '../../../platform/security/redactor.ts';
import type { Delivery } from '../../transport/DeliveryTarget.ts';
import type { StoredPart } from '../finish/endRun.ts';
import { mappingErrorSentence, outcomeSentence } from '../run/messages.ts';
import type { RunInput } from '../run/RunInput.ts';
import type { RunResult } from '../run/runDocument.ts';
import type { RunOutcome } from '../run/runPipeline.ts';

type ReportedStep = DebugRun['steps'][number];

/** Same limits as in the entity: characters of a value and a message. `trace` is for all steps together. */
const limits = { trace: 10_000_000, value: 100_000, payload: 1_000_000, message: 2000 };

/** Returns parsed JSON, so that the console can fold it (for `stringifyExactJson`); else the text. */
function parseJsonOrText(text: string): unknown {
  try {
    const value = parseExactJson(text);
    return isTooDeep(value) ? text : value;
  } catch {
    return text;
  }
}

const requestOf = ({ method, url, headers, requestBody }: Delivery): string =>
  stringifyExactJson({ method, url, headers, body: requestBody });

const responseOf = ({ status, responseText = '', isTruncated }: Delivery): string | undefined =>
  status === undefined
    ? undefined
    : stringifyExactJson({
        status,
        ...(isTruncated && { truncated: true }),
        body: parseJsonOrText(responseText),
      });

const sizeOf = ({ input = '', output = '', error = '' }: ReportedStep): number =>
  input.length + output.length + error.length;

/** Returns the first steps, as many as one answer can hold. */
function firstSteps(
  steps: readonly MappingStep[],
  toReported: (step: MappingStep) => ReportedStep,
): ReportedStep[] {
  const first: ReportedStep[] = [];
  let size = 0;
  for (const step of steps) {
    const next = toReported(step);
    size += sizeOf(next);
    if (size > limits.trace) break;
    first.push(next);
  }
  return first;
}

/** A document for the outbox is one of the log entries, so it is lost with them. */
function resultOf(
  context: Pick<OperationCall, 'phrases'>,
  outcome: RunOutcome,
  stored: StoredPart,
): { readonly success: boolean; readonly message: string } {
  const { translate } = context.phrases;
  const success = !outcome.failure;
  const message = outcomeSentence(context, outcome);
  if (stored === 'ALL') return { success, message };
  if (stored === 'NOTHING') return { success: false, message: translate('exchange.unstored') };
  if (success && outcome.delivery?.kind === 'OUTBOX')
    return { success: false, message: translate('exchange.unlogged') };
  return { success, message: translate('exchange.reportUnlogged', { message }) };
}

/** Logs why a part of the result was not stored. The document may be sent, so the operator gets the report. */
export const logUnstored = ({ interface: { uuid } }: RunInput, error: unknown): void =>
  logError('Exchange', error, { interfaceUuid: uuid });

/**
 * Creates the report of a run for operators, with secrets masked (schemas/SPECIFICATION.md section 10.6).
 */
export function createRunReport(
  context: Pick<OperationCall, 'phrases'>,
  { document: { text }, secrets }: RunInput,
  { outcome, elapsedMs }: RunResult,
  stored: StoredPart = 'ALL',
): DebugRun {
  const hide = redactor(secrets);
  const toReported = ({
    lineNo,
    targetField,
    functionType,
    input,
    output,
    error,
  }: MappingStep): ReportedStep => ({
    lineNo,
    targetField: hide(targetField, 200),
    functionType,
    input: hide(stringifyExactJson(input), limits.value),
    ...(error
      ? { error: hide(mappingErrorSentence(context, error), limits.message) }
      : { output: hide(stringifyExactJson(output), limits.value) }),
  });
  const payload = (json: string | undefined) => (json === undefined ? undefined : hide(json, limits.payload));
  const { success, message } = resultOf(context, outcome, stored);
  const { delivery, leftOutBy, mappedDocument, timings } = outcome;
  const steps = firstSteps(outcome.steps, toReported);
  const cut = (outcome.stepsCut ?? 0) + outcome.steps.length - steps.length;
  return {
    success,
    message: hide(message, limits.message),
    status: delivery?.status,
    leftOutBy,
    source: payload(text),
    steps,
    stepsCut: cut > 0 ? cut : undefined,
    mapped: payload(mappedDocument === undefined ? undefined : stringifyExactJson(mappedDocument)),
    request: payload(delivery && requestOf(delivery)),
    response: payload(delivery && responseOf(delivery)),
    timings: [...timings],
    elapsedMs,
  };
}
