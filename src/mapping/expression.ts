import jsonata from 'jsonata';
import { roundHalfUp } from './decimal.ts';
import { LinearRegExp } from './LinearRegExp.ts';
import { MappingFault } from './MappingFault.ts';
import { plainOf } from './plainOf.ts';

/** Milliseconds, depth of calls, elements of a list, width of `$pad`: none is near what a document needs. */
const limits = { timeout: 250, stack: 200, sequence: 100_000, width: 10_000 };

/** A JSONata expression, ready to be evaluated any number of times. */
export interface Expression {
  /** Resolves to plain JSON, null for nothing. Rejects with a MappingFault. `bindings` are its variables: `$name`. */
  evaluate(input: unknown, bindings?: Readonly<Record<string, unknown>>): Promise<unknown>;
}

/** JSONata throws plain objects that carry a code and an English sentence. */
interface Refusal {
  readonly code?: unknown;
  readonly message?: unknown;
}

const stopped: ReadonlySet<unknown> = new Set(['D1011', 'D1012']);
const grown: ReadonlySet<unknown> = new Set(['D2014', 'D2015']);

function faultIn(error: unknown, otherwise: 'expressionInvalid' | 'expressionFailed'): MappingFault {
  if (error instanceof MappingFault) return error;
  if (error instanceof RangeError) return new MappingFault('tooLarge');
  const { code, message }: Refusal = typeof error === 'object' && error !== null ? error : {};
  if (stopped.has(code)) return new MappingFault('expressionTimeLimit', { limit: limits.timeout });
  if (grown.has(code)) return new MappingFault('tooLarge');
  return new MappingFault(otherwise, { message: String(message ?? error).slice(0, 300) });
}

/** JSONata's own makes as many characters as it is asked for. */
function pad(text: string | undefined, width: number, character = ' '): string | undefined {
  if (Math.abs(width) > limits.width) throw new MappingFault('tooLarge');
  if (text === undefined) return undefined;
  return width < 0 ? text.padStart(-width, character) : text.padEnd(width, character);
}

/** JSONata's own rounds half to even, over binary fractions: 1.005 would become 1. */
function round(value: number | undefined, places?: number): number | undefined {
  if (value === undefined) return undefined;
  if (Math.abs(places ?? 0) > 100) throw new MappingFault('outOfRange', { value: String(places) });
  return roundHalfUp(value, places);
}

function parsed(text: string): jsonata.Expression {
  const options = { ...limits, RegexEngine: LinearRegExp as unknown as RegExpConstructor };
  try {
    const expression = jsonata(text, options);
    expression.registerFunction('pad', pad, '<s-ns?:s>');
    expression.registerFunction('round', round, '<n-n?:n>');
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
