import { isValid, parseISO } from 'date-fns';
import { isExact, plainText } from './decimal.ts';
import { isObject } from './Json.ts';
import { MappingFault, shown } from './MappingFault.ts';
import type { FieldType } from './MappingRow.ts';

type Conversion = (value: unknown) => unknown;

const numberPattern = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i;

/** A value as text: numbers without exponent. Throws `notText` for lists and objects. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return plainText(value);
  if (typeof value === 'boolean') return String(value);
  throw new MappingFault('notText', { value: shown(value) });
}

/** A number, or a text that is one. Throws `notNumber`, `outOfRange`, or `precision` where a number could not hold all digits. */
export function numberOf(value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  const text = typeof value === 'string' ? value.trim() : '';
  if (!numberPattern.test(text)) throw new MappingFault('notNumber', { value: shown(value) });
  if (!Number.isFinite(Number(text))) throw new MappingFault('outOfRange', { value: shown(value) });
  if (!isExact(text)) throw new MappingFault('precision', { value: shown(value) });
  return Number(text);
}

const wholeWithin =
  (limit: number): Conversion =>
  (value) => {
    const number = numberOf(value);
    if (!Number.isInteger(number)) throw new MappingFault('notInteger', { value: shown(value) });
    if (number > limit || number < -limit - 1) throw new MappingFault('outOfRange', { value: shown(value) });
    return number;
  };

const trueWords: ReadonlySet<unknown> = new Set([true, 1, 'true', '1', 'y', 'yes']);
const falseWords: ReadonlySet<unknown> = new Set([false, 0, 'false', '0', 'n', 'no']);

/** true, 1, "true", "1", "Y", "yes" and their opposites. Throws `notBoolean`. */
export function booleanOf(value: unknown): boolean {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (trueWords.has(word)) return true;
  if (falseWords.has(word)) return false;
  throw new MappingFault('notBoolean', { value: shown(value) });
}

/** An ISO 8601 date or date-time stays as it is written. */
function dateOf(value: unknown): string {
  if (typeof value === 'string' && isValid(parseISO(value))) return value;
  throw new MappingFault('notDate', { value: shown(value) });
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new MappingFault('notList', { value: shown(value) });
}

function objectOf(value: unknown): unknown {
  if (isObject(value)) return value;
  throw new MappingFault('notObject', { value: shown(value) });
}

const integer = wholeWithin(2 ** 31 - 1);

const conversions: Readonly<Record<FieldType, Conversion>> = {
  STRING: textOf,
  NUMERIC: numberOf,
  INTEGER: integer,
  INT: integer,
  // Beyond that, JSON numbers are no longer exact.
  LONG: wholeWithin(Number.MAX_SAFE_INTEGER),
  BOOLEAN: booleanOf,
  DATE: dateOf,
  ARRAY: listOf,
  OBJECT: objectOf,
};

/** A row's value as its field type wants it; null stays null. Never rounds, never cuts. Throws a MappingFault. */
export const convert = (value: unknown, type: FieldType): unknown =>
  value === null || value === undefined ? null : conversions[type](value);
