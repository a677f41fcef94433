import { choiceKey } from '../../contract/labelKey.ts';
import { MappingFault, type Step } from '../../mapping/index.ts';
import type { Outcome } from './Course.ts';
import type { Failure } from './Failure.ts';
import type { Speaker } from './Speaker.ts';

export const faultSentence = ({ say }: Speaker, { code, parameters }: MappingFault): string =>
  say.translate(`mapping.${code}`, parameters);

const isStep = (value: unknown): value is Step =>
  typeof value === 'object' && value !== null && 'functionType' in value;

/** A filter is called here as the interface calls it. */
const filterCaption = ({ say }: Speaker, filter: string): string =>
  say.translate(choiceKey('debugRun', ['leftOutBy'], filter));

/** What parameters stand for in the asked language: a filter its caption, a fault its sentence, a step all that names it. */
function worded(speaker: Speaker, { filter, fault, step, ...rest }: Failure['parameters']) {
  return {
    ...rest,
    ...(typeof filter === 'string' && { filter: filterCaption(speaker, filter) }),
    ...(fault instanceof MappingFault && { cause: faultSentence(speaker, fault) }),
    ...(isStep(step) && {
      line: step.lineNo,
      field: step.targetField,
      function: speaker.say.translate(choiceKey('fieldMapping', ['functionType'], step.functionType)),
      cause: step.error && faultSentence(speaker, step.error),
    }),
  };
}

/** How a document fared, in one sentence of the asked language. */
export function outcomeSentence(speaker: Speaker, { failure, leftOutBy, delivery }: Outcome): string {
  const { translate } = speaker.say;
  if (failure) return translate(`exchange.${failure.code}`, worded(speaker, failure.parameters));
  if (leftOutBy) return translate('exchange.leftOut', { filter: filterCaption(speaker, leftOutBy) });
  if (!delivery) return translate('exchange.mapped');
  const { kind, status } = delivery;
  return status === undefined
    ? translate(`exchange.deliveredBy.${kind}`)
    : translate('exchange.delivered', { status });
}
