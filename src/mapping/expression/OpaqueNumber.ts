import { ExactNumber, normalizeNumber } from '../../contract/json/ExactNumber.ts';
import { isRecord } from '../../contract/json/isRecord.ts';
import { isCalculable } from '../conversion/decimal.ts';
import { describeValue, MappingError } from '../MappingError.ts';

/**
 * A number with more digits than JSONata calculates with. An expression can pass it on, but not calculate with
 * it or write it as text. Equal numbers have equal properties, as JSONata compares objects by them.
 */
export class OpaqueNumber {
  readonly digits: string;
  readonly #number: number | ExactNumber;

  constructor(number: number | ExactNumber) {
    this.digits = normalizeNumber(String(number));
    this.#number = number;
  }

  get number(): number | ExactNumber {
    return this.#number;
  }

  /** Throws `precision`: JSONata writes objects as JSON text. */
  toJSON(): never {
    throw precisionError(this);
  }
}

export const precisionError = ({ number }: OpaqueNumber): MappingError =>
  new MappingError('precision', { value: describeValue(number) });

/** A number that JSONata calculates with to the last digit; otherwise an opaque number. */
function toCalculable(number: number | ExactNumber): number | OpaqueNumber {
  const value = number instanceof ExactNumber ? number.value : number;
  return value !== undefined && isCalculable(value) ? value : new OpaqueNumber(number);
}

/** Values of a source document as expressions read them, by the original value. The document does not change. */
export type ExpressionInputs = WeakMap<object, unknown>;

/**
 * Converts a value for an expression. Returns the same object unless it has a number that JavaScript would write
 * with other characters, or that JSONata cannot calculate with.
 * @param known remembers the objects of a document that does not change
 */
export function toExpressionInput(value: unknown, known?: ExpressionInputs): unknown {
  if (typeof value === 'number' || value instanceof ExactNumber) return toCalculable(value);
  if (typeof value !== 'object' || value === null) return value;
  const before = known?.get(value);
  if (before !== undefined) return before;
  const input = Array.isArray(value)
    ? replaceChanged(value, (element) => toExpressionInput(element, known))
    : isRecord(value)
      ? toInputObject(value, known)
      : value;
  known?.set(value, input);
  return input;
}

function replaceChanged(list: readonly unknown[], change: (element: unknown) => unknown): readonly unknown[] {
  const changed = list.map(change);
  return changed.some((element, index) => element !== list[index]) ? changed : list;
}

function toInputObject(value: Readonly<Record<string, unknown>>, known?: ExpressionInputs): unknown {
  const members = Object.entries(value).map(
    ([name, member]) => [name, toExpressionInput(member, known)] as const,
  );
  return members.some(([name, member]) => member !== value[name]) ? Object.fromEntries(members) : value;
}

/** The opaque number in an operand, or in a list of operands. */
export function findOpaqueNumber(value: unknown): OpaqueNumber | undefined {
  if (value instanceof OpaqueNumber) return value;
  return Array.isArray(value) ? value.find((element) => element instanceof OpaqueNumber) : undefined;
}
