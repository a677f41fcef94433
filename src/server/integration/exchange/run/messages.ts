import { choiceKey } from '../../../../contract/text/captions.ts';
import { MappingError, type MappingStep } from '../../../../mapping/index.ts';
import { ServiceError } from '../../../platform/base/ServiceError.ts';
import { defaultBodyLimit } from '../../../platform/network/readBody.ts';
import type { OperationCall } from '../../../platform/operations/ServiceContext.ts';
import type { DeliveryFailure } from '../../transport/DeliveryFailure.ts';
import type { RunOutcome } from './runPipeline.ts';

type PhraseContext = Pick<OperationCall, 'phrases'>;

export const mappingErrorSentence = (
  { phrases }: PhraseContext,
  { code, parameters }: MappingError,
): string => phrases.translate(`mapping.${code}`, parameters);

const isMappingStep = (value: unknown): value is MappingStep =>
  typeof value === 'object' && value !== null && 'functionType' in value;

/** Returns the first mapping row that failed; undefined for another failure. */
export const failedStepOf = ({ parameters: { step } }: DeliveryFailure): MappingStep | undefined =>
  isMappingStep(step) ? step : undefined;

/** Returns the caption of a filter in the interface form. */
const filterCaption = ({ phrases }: PhraseContext, filter: string): string =>
  phrases.translate(choiceKey('debugRun', ['leftOutBy'], filter));

/** Translates parameters: a filter to its caption, errors to their messages, a step to its name and place. */
function translateParameters(
  context: PhraseContext,
  { filter, fault, refusal, step, ...rest }: DeliveryFailure['parameters'],
) {
  return {
    ...rest,
    ...(typeof filter === 'string' && { filter: filterCaption(context, filter) }),
    ...(fault instanceof MappingError && { cause: mappingErrorSentence(context, fault) }),
    ...(refusal instanceof ServiceError && { message: refusal.messageIn(context.phrases) }),
    ...(isMappingStep(step) && {
      line: step.lineNo,
      field: step.targetField,
      function: context.phrases.translate(choiceKey('fieldMapping', ['functionType'], step.functionType)),
      cause: step.error && mappingErrorSentence(context, step.error),
    }),
  };
}

/** An answer with a bad status can hold a message of the other system. */
const failureWord = ({ code, parameters }: DeliveryFailure): string =>
  code === 'HTTP_STATUS' && parameters.message ? 'refusedWith' : code;

/** Returns the reason of a failure in one sentence of the requested locale. */
export const failureSentence = (context: PhraseContext, failure: DeliveryFailure): string =>
  context.phrases.translate(
    `exchange.${failureWord(failure)}`,
    translateParameters(context, failure.parameters),
  );

/** Returns the reason of a failed pull in one sentence of the requested locale. Its other system is a source. */
export function pullFailureSentence(context: PhraseContext, failure: DeliveryFailure): string {
  const { has, translate } = context.phrases;
  const own = `pull.${failureWord(failure)}`;
  return has(own)
    ? translate(own, translateParameters(context, failure.parameters))
    : failureSentence(context, failure);
}

/** Returns the result of a run in one sentence of the requested locale. */
export function outcomeSentence(
  context: PhraseContext,
  { failure, leftOutBy, delivery }: RunOutcome,
): string {
  const { translate, has } = context.phrases;
  if (failure) return failureSentence(context, failure);
  if (leftOutBy) return translate('exchange.leftOut', { filter: filterCaption(context, leftOutBy) });
  if (!delivery) return translate('exchange.mapped');
  const { kind, status, isTruncated } = delivery;
  if (status !== undefined && isTruncated)
    return translate('exchange.deliveredTruncated', { status, megabytes: defaultBodyLimit / 1_000_000 });
  if (status !== undefined) return translate('exchange.delivered', { status });
  const own = `exchange.deliveredBy.${kind}`;
  if (has(own)) return translate(own);
  return translate('exchange.deliveredBy.other', {
    transport: translate(choiceKey('interface', ['type'], kind)),
  });
}
