import { isValid, parseISO } from 'date-fns';
import { digitsOf, ExactNumber, integerOf, parseExactNumber } from '../../contract/json/ExactNumber.ts';
import { isRecord } from '../../contract/json/isRecord.ts';
import { describeValue, MappingError } from '../MappingError.ts';
import type { TargetFieldType } from '../MappingRow.ts';
import { formatDecimal } from './decimal.ts';

type Conversion = (value: unknown) => unknown;

const numberPattern = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i;

/** Maximum digits of a number as text without exponent. */
const maxTextDigits = 1000;

/** Maximum digits of a number that a row converts, without leading and trailing zeros. */
const maxDigits = 100;

/** A number without exponent. Throws `outOfRange` where it would have thousands of zeros. */
function writeOut(number: ExactNumber): string {
  if (!/e/i.test(number.text)) return number.text;
  if (Math.abs(digitsOf(number.text).exponent) > maxTextDigits)
    throw new MappingError('outOfRange', { value: describeValue(number) });
  return formatDecimal(number.text);
}

/** A value as text: numbers without exponent. Throws `notText` for lists and objects. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return formatDecimal(value);
  if (typeof value === 'boolean') return String(value);
  if (value instanceof ExactNumber) return writeOut(value);
  throw new MappingError('notText', { value: describeValue(value) });
}

/** Writes a number of a text in the syntax of JSON: `+.5` as `0.5`, `007` as `7`. */
const toJsonNumber = (text: string): string =>
  text
    .replace(/^\+/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.(?=$|e)/i, '');

/** A number with all its digits, or a text that is one. Throws `notNumber`, and `outOfRange` beyond 100 digits. */
export function toNumber(value: unknown): number | ExactNumber {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  const text = value instanceof ExactNumber ? value.text : typeof value === 'string' ? value.trim() : '';
  const isNumber = value instanceof ExactNumber || numberPattern.test(text);
  if (!isNumber) throw new MappingError('notNumber', { value: describeValue(value) });
  if (digitsOf(text).digits.length > maxDigits)
    throw new MappingError('outOfRange', { value: describeValue(value) });
  return value instanceof ExactNumber ? value : parseExactNumber(toJsonNumber(text));
}

/** An integer of so many bits, with its sign. */
const integerOfBits = (bits: number): Conversion => {
  const limit = 2n ** BigInt(bits - 1);
  return (value) => {
    const number = String(toNumber(value));
    if (digitsOf(number).exponent < 0) throw new MappingError('notInteger', { value: describeValue(value) });
    const integer = integerOf(number);
    if (integer === undefined || integer >= limit || integer < -limit)
      throw new MappingError('outOfRange', { value: describeValue(value) });
    return parseExactNumber(String(integer));
  };
};

const trueWords: ReadonlySet<unknown> = new Set([true, 1, 'true', '1', 'y', 'yes']);
const falseWords: ReadonlySet<unknown> = new Set([false, 0, 'false', '0', 'n', 'no']);

/** true, 1, "true", "1", "Y", "yes" and their opposites. Throws `notBoolean`. */
export function toBoolean(value: unknown): boolean {
  const plain = value instanceof ExactNumber ? value.value : value;
  const word = typeof plain === 'string' ? plain.trim().toLowerCase() : plain;
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
  if (isRecord(value)) return value;
  throw new MappingError('notObject', { value: describeValue(value) });
}

const toInteger = integerOfBits(32);

const conversions: Readonly<Record<TargetFieldType, Conversion>> = {
  STRING: toText,
  NUMERIC: toNumber,
  INTEGER: toInteger,
  INT: toInteger,
  LONG: integerOfBits(64),
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
