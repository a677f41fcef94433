import jsonata from 'jsonata';
import { isCalculable, toFifteenDigits } from '../conversion/decimal.ts';
import { isForbiddenName } from '../jsonObject.ts';
import { describeValue, MappingError } from '../MappingError.ts';
import { assertTextLength } from '../textLimit.ts';
import { expressionLimits, registerBoundedFunctions } from './boundedFunctions.ts';
import { createSizeChecks, type JsonataFrame, type JsonataNode } from './createSizeChecks.ts';
import { expandPartial } from './expandPartial.ts';
import { assertLinearRegExps, LinearRegExp } from './LinearRegExp.ts';
import { findOpaqueNumber, OpaqueNumber, precisionError } from './OpaqueNumber.ts';
import { registerOperators, replaceOperator } from './replaceOperator.ts';
import { isFunction } from './ValueSizes.ts';

/** Maximum values and characters of an expression's result; a document may have a megabyte. */
const sizeLimit = 1_000_000;

/** A computed number with fifteen digits; null if it is not finite. Throws `precision` for an integer with lost digits. */
function toResultNumber(value: number): number | null {
  if (!Number.isFinite(value)) return null;
  const result = toFifteenDigits(value);
  if (!isCalculable(result)) throw new MappingError('precision', { value: describeValue(value) });
  return result;
}

/**
 * The result of an expression as plain JSON: a copy without functions, undefined or forbidden names. Throws
 * `tooLarge` and `precision`.
 */
export function toPlainJson(value: unknown): unknown {
  let size = 0;
  const copy = (part: unknown): unknown => {
    size += typeof part === 'string' ? part.length : 1;
    if (size > sizeLimit) throw new MappingError('tooLarge');
    if (typeof part === 'number') return toResultNumber(part);
    if (part instanceof OpaqueNumber) return part.number;
    if (typeof part !== 'object' || part === null) return isScalar(part) ? part : null;
    if (Array.isArray(part)) return Array.from(part, copy);
    if (isFunction(part)) return null;
    return Object.fromEntries(
      Object.entries(part).flatMap(([name, member]) => (isForbiddenName(name) ? [] : [[name, copy(member)]])),
    );
  };
  return copy(value);
}

const isScalar = (value: unknown): boolean => typeof value === 'string' || typeof value === 'boolean';

/** A JSONata expression compiled for any number of evaluations. */
export interface CompiledExpression {
  /**
   * Resolves to plain JSON, null for nothing. Rejects with a MappingError. Takes results of
   * `toExpressionInput`.
   * @param bindings its variables, `$name`, computed if the expression has the name
   */
  evaluate(input: unknown, bindings?: Readonly<Record<string, () => unknown>>): Promise<unknown>;
}

/** JSONata throws plain objects with a code and an English sentence. */
interface JsonataError {
  readonly code?: unknown;
  readonly message?: unknown;
  /** Offset of the syntax error. */
  readonly position?: unknown;
}

const timeoutCodes: ReadonlySet<unknown> = new Set(['D1011', 'D1012']);
const sizeCodes: ReadonlySet<unknown> = new Set(['D2014', 'D2015']);

function toExpressionError(
  error: unknown,
  otherwise: 'expressionInvalid' | 'expressionFailed',
): MappingError {
  if (error instanceof MappingError) return error;
  if (error instanceof RangeError) return new MappingError('tooLarge');
  const { code, message, position }: JsonataError = typeof error === 'object' && error !== null ? error : {};
  if (timeoutCodes.has(code))
    return new MappingError('expressionTimeLimit', { limit: expressionLimits.timeout });
  if (sizeCodes.has(code)) return new MappingError('tooLarge');
  return new MappingError(otherwise, {
    message: String(message ?? error).slice(0, 300),
    ...(typeof position === 'number' && { position }),
  });
}

/** Throws `textLimit` for a text, or a list with a text, that is too long. */
function assertTexts(result: unknown): void {
  if (typeof result === 'string') assertTextLength(result.length);
  else if (Array.isArray(result))
    for (const element of result) if (typeof element === 'string') assertTextLength(element.length);
}

/** The operands of all operators in a parsed expression. */
function* findOperands(node: unknown, seen: Set<unknown> = new Set()): Generator<unknown, void> {
  if (typeof node !== 'object' || node === null || seen.has(node)) return;
  seen.add(node);
  const { type, lhs, rhs }: JsonataNode = node;
  if (type === 'binary') yield* [lhs, rhs];
  for (const part of Object.values(node)) yield* findOperands(part, seen);
}

/**
 * Creates the checks before and after each step of an evaluation. A text that doubles twenty-five times would crash
 * the process. JSONata would compare a number that it cannot hold without an error.
 */
function createStepChecks(operands: ReadonlySet<unknown>) {
  const { checkContext, checkResult } = createSizeChecks();
  return {
    entry: (part: JsonataNode, context: unknown, frame: JsonataFrame): void => {
      // Here, because `$eval` parses expressions during an evaluation.
      expandPartial(part);
      replaceOperator(part);
      checkContext(part, context, frame);
    },
    exit: (part: JsonataNode, _: unknown, frame: JsonataFrame, result: unknown): void => {
      assertTexts(result);
      checkResult(part, result, frame);
      const opaque = operands.has(part) ? findOpaqueNumber(result) : undefined;
      if (opaque) throw precisionError(opaque);
    },
  };
}

function parseExpression(text: string): jsonata.Expression {
  const options = { ...expressionLimits, RegexEngine: LinearRegExp as unknown as RegExpConstructor };
  try {
    const expression = jsonata(text, options);
    const operands = new Set(findOperands(expression.ast()));
    // JSONata calls these before and after each step of an evaluation; its types allow names only.
    for (const [time, check] of Object.entries(createStepChecks(operands)))
      expression.assign(Symbol.for(`jsonata.__evaluate_${time}`) as unknown as string, check);
    registerOperators(expression);
    registerBoundedFunctions(expression);
    assertLinearRegExps(expression.ast());
    return expression;
  } catch (error) {
    throw toExpressionError(error, 'expressionInvalid');
  }
}

/**
 * Compiles JSONata with limits on time, depth and result size. Expressions see own properties of their input
 * and nothing of JavaScript. Throws `expressionInvalid`.
 */
export function compileExpression(text: string): CompiledExpression {
  const expression = parseExpression(text);
  return {
    evaluate: async (input, bindings = {}) => {
      try {
        const named = Object.entries(bindings).filter(([name]) => text.includes(`$${name}`));
        const values = Object.fromEntries(named.map(([name, compute]) => [name, compute()]));
        return toPlainJson(await expression.evaluate(input, values));
      } catch (error) {
        throw toExpressionError(error, 'expressionFailed');
      }
    },
  };
}
