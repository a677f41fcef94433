import { isValid, parseISO } from 'date-fns';
import { isJsonObject } from '../jsonObject.ts';
import { describeValue, MappingError } from '../MappingError.ts';
import type { TargetFieldType } from '../MappingRow.ts';
import { formatDecimal, isExactDecimal } from './decimal.ts';

type Conversion = (value: unknown) => unknown;

const numberPattern = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i;

/** A value as text: numbers without exponent. Throws `notText` for lists and objects. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return formatDecimal(value);
  if (typeof value === 'boolean') return String(value);
  throw new MappingError('notText', { value: describeValue(value) });
}

/** A number, or a text that is one. Throws `notNumber`, `outOfRange`, or `precision` where a number could not hold all digits. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  const text = typeof value === 'string' ? value.trim() : '';
  if (!numberPattern.test(text)) throw new MappingError('notNumber', { value: describeValue(value) });
  if (!Number.isFinite(Number(text))) throw new MappingError('outOfRange', { value: describeValue(value) });
  if (!isExactDecimal(text)) throw new MappingError('precision', { value: describeValue(value) });
  return Number(text);
}

const integerWithin =
  (limit: number): Conversion =>
  (value) => {
    const number = toNumber(value);
    if (!Number.isInteger(number)) throw new MappingError('notInteger', { value: describeValue(value) });
    if (number > limit || number < -limit - 1)
      throw new MappingError('outOfRange', { value: describeValue(value) });
    return number;
  };

const trueWords: ReadonlySet<unknown> = new Set([true, 1, 'true', '1', 'y', 'yes']);
const falseWords: ReadonlySet<unknown> = new Set([false, 0, 'false', '0', 'n', 'no']);

/** true, 1, "true", "1", "Y", "yes" and their opposites. Throws `notBoolean`. */
export function toBoolean(value: unknown): boolean {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (trueWords.has(word)) return true;
  if (falseWords.has(word)) return false;
  throw new MappingError('notBoolean', { value: describeValue(value) });
}

/** Keeps an ISO 8601 date or date-time unchanged. */
function toDate(value: unknown): string {
  if (typeof value === 'string' && isValid(parseISO(value))) return value;
  throw new MappingError('notDate', { value: describeValue(value) });
}

function toList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new MappingError('notList', { value: describeValue(value) });
}

function toObject(value: unknown): unknown {
  if (isJsonObject(value)) return value;
  throw new MappingError('notObject', { value: describeValue(value) });
}

const toInteger = integerWithin(2 ** 31 - 1);

const conversions: Readonly<Record<TargetFieldType, Conversion>> = {
  STRING: toText,
  NUMERIC: toNumber,
  INTEGER: toInteger,
  INT: toInteger,
  // Beyond that, JSON numbers are no longer exact.
  LONG: integerWithin(Number.MAX_SAFE_INTEGER),
  BOOLEAN: toBoolean,
  DATE: toDate,
  ARRAY: toList,
  OBJECT: toObject,
};

/**
 * Converts a row's value to its field type; null stays null. Never rounds or truncates. Throws a
 * MappingError.
 */
export const convertValue = (value: unknown, type: TargetFieldType): unknown =>
  value === null || value === undefined ? null : conversions[type](value);
