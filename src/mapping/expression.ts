import jsonata from 'jsonata';
import { limits, registerBounded } from './boundedFunctions.ts';
import { LinearRegExp } from './LinearRegExp.ts';
import { MappingFault } from './MappingFault.ts';
import { plainOf } from './plainOf.ts';
import { refuseRegExps } from './refuseRegExps.ts';

/** A JSONata expression, ready to be evaluated any number of times. */
export interface Expression {
  /** Resolves to plain JSON, null for nothing. Rejects with a MappingFault. `bindings` are its variables: `$name`. */
  evaluate(input: unknown, bindings?: Readonly<Record<string, unknown>>): Promise<unknown>;
}

/** JSONata throws plain objects that carry a code and an English sentence. */
interface Refusal {
  readonly code?: unknown;
  readonly message?: unknown;
  /** Characters before the place where it cannot be read on. */
  readonly position?: unknown;
}

const stopped: ReadonlySet<unknown> = new Set(['D1011', 'D1012']);
const grown: ReadonlySet<unknown> = new Set(['D2014', 'D2015']);

function faultIn(error: unknown, otherwise: 'expressionInvalid' | 'expressionFailed'): MappingFault {
  if (error instanceof MappingFault) return error;
  if (error instanceof RangeError) return new MappingFault('tooLarge');
  const { code, message, position }: Refusal = typeof error === 'object' && error !== null ? error : {};
  if (stopped.has(code)) return new MappingFault('expressionTimeLimit', { limit: limits.timeout });
  if (grown.has(code)) return new MappingFault('tooLarge');
  return new MappingFault(otherwise, {
    message: String(message ?? error).slice(0, 300),
    ...(typeof position === 'number' && { position }),
  });
}

const isLong = (value: unknown): boolean => typeof value === 'string' && value.length > limits.text;

/** A text that doubles itself twenty-five times would take the whole process down with it. */
function refuseLong(...[, , , result]: readonly unknown[]): void {
  if (isLong(result) || (Array.isArray(result) && result.some(isLong))) throw new MappingFault('tooLarge');
}

function parsed(text: string): jsonata.Expression {
  const options = { ...limits, RegexEngine: LinearRegExp as unknown as RegExpConstructor };
  try {
    const expression = jsonata(text, options);
    // What JSONata calls after each step of an evaluation; its types know names only.
    expression.assign(Symbol.for('jsonata.__evaluate_exit') as unknown as string, refuseLong);
    registerBounded(expression);
    refuseRegExps(expression.ast());
    return expression;
  } catch (error) {
    throw faultIn(error, 'expressionInvalid');
  }
}

/**
 * Compiles JSONata with bounds on its time, its depth and what it makes. Expressions see own properties of their input and nothing
 * of JavaScript. Throws `expressionInvalid`.
 */
export function compileExpression(text: string): Expression {
  const expression = parsed(text);
  return {
    evaluate: async (input, bindings = {}) => {
      try {
        return plainOf(await expression.evaluate(input, { ...bindings }));
      } catch (error) {
        throw faultIn(error, 'expressionFailed');
      }
    },
  };
}
