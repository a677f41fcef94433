import type jsonata from 'jsonata';
import { decimalOperators } from '../conversion/decimalArithmetic.ts';
import type { JsonataNode } from './createSizeChecks.ts';

/** An error of JSONata, which writes its message and position. */
const jsonataError = (code: string, value: unknown): Error => Object.assign(new Error(code), { code, value });

/** Throws the error of JSONata for an operand that is no finite number. A missing operand is allowed. */
function assertOperand(operand: unknown, code: string): asserts operand is number | undefined {
  if (operand === undefined) return;
  if (typeof operand !== 'number' || Number.isNaN(operand)) throw jsonataError(code, operand);
  if (!Number.isFinite(operand)) throw jsonataError('D1001', operand);
}

const isArithmetic = ({ type, value }: JsonataNode = {}): boolean =>
  type === 'binary' && typeof value === 'string' && Object.hasOwn(decimalOperators, value);

/**
 * Turns an arithmetic operator in a parsed expression into a call of the function that `registerOperators` adds:
 * JSONata would calculate with binary fractions.
 */
export function replaceOperator(part: JsonataNode): void {
  const { type, value, lhs, rhs } = part;
  // In `x ~> a + b`, JSONata would add `x` to the arguments of a call.
  if (type === 'apply' && isArithmetic(rhs))
    Object.assign(part, { rhs: { type: 'block', expressions: [rhs] } });
  if (!isArithmetic(part)) return;
  Object.assign(part, { type: 'function', procedure: { type: 'variable', value }, arguments: [lhs, rhs] });
}

/** Adds a function for each arithmetic operator, under the operator's sign: no expression can name it. */
export function registerOperators(expression: jsonata.Expression): void {
  for (const [sign, calculate] of Object.entries(decimalOperators))
    expression.registerFunction(sign, (left: unknown, right: unknown) => {
      assertOperand(left, 'T2001');
      assertOperand(right, 'T2002');
      return left === undefined || right === undefined ? undefined : calculate(left, right);
    });
}
