import { choiceKey } from '../../contract/labelKey.ts';
import { MappingFault, type Step } from '../../mapping/index.ts';
import type { Call } from '../Service.ts';
import type { Outcome } from './Course.ts';
import type { Failure } from './Failure.ts';

export const faultSentence = ({ say }: Call, { code, parameters }: MappingFault): string =>
  say.translate(`mapping.${code}`, parameters);

const isStep = (value: unknown): value is Step =>
  typeof value === 'object' && value !== null && 'functionType' in value;

/** A filter is called here as the interface calls it. */
const filterCaption = ({ say }: Call, filter: string): string =>
  say.translate(choiceKey('debugRun', ['leftOutBy'], filter));

/** What parameters stand for in the asked language: a filter its caption, a fault its sentence, a step all that names it. */
function worded(call: Call, { filter, fault, step, ...rest }: Failure['parameters']) {
  return {
    ...rest,
    ...(typeof filter === 'string' && { filter: filterCaption(call, filter) }),
    ...(fault instanceof MappingFault && { cause: faultSentence(call, fault) }),
    ...(isStep(step) && {
      line: step.lineNo,
      field: step.targetField,
      function: call.say.translate(choiceKey('fieldMapping', ['functionType'], step.functionType)),
      cause: step.error && faultSentence(call, step.error),
    }),
  };
}

/** How a document fared, in one sentence of the asked language. */
export function outcomeSentence(call: Call, { failure, leftOutBy, delivery }: Outcome): string {
  const { translate } = call.say;
  if (failure) return translate(`exchange.${failure.code}`, worded(call, failure.parameters));
  if (leftOutBy) return translate('exchange.leftOut', { filter: filterCaption(call, leftOutBy) });
  if (!delivery) return translate('exchange.mapped');
  const { kind, status } = delivery;
  return status === undefined
    ? translate(`exchange.deliveredBy.${kind}`)
    : translate('exchange.delivered', { status });
}
