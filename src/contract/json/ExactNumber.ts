import { exactNumberMark } from './isRecord.ts';

/** The digits of a JSON number without sign and outer zeros, and the power of ten: 1.10 is 11 × 10⁻¹. */
interface NumberDigits {
  readonly digits: string;
  readonly exponent: number;
}

/** Returns the digits of a JSON number. Equal numbers have equal digits; zero has none. */
export function digitsOf(number: string): NumberDigits {
  const [mantissa = '', exponent = '0'] = number.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const digits = (whole + fraction).replace(/^0+/, '');
  // A loop, because a regular expression for trailing zeros takes quadratic time.
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  if (end === 0) return { digits: '', exponent: 0 };
  return {
    digits: digits.slice(0, end),
    exponent: Number(exponent) - fraction.length + digits.length - end,
  };
}

/** Returns the same JSON number for equal numbers: 11e-1 for 1.10 and 1.1. */
export function normalizeNumber(number: string): string {
  const { digits, exponent } = digitsOf(number);
  return digits === '' ? '0' : `${number.startsWith('-') ? '-' : ''}${digits}e${exponent}`;
}

const signOf = (number: string): number =>
  digitsOf(number).digits === '' ? 0 : number.startsWith('-') ? -1 : 1;

/** Compares JSON numbers of any length: negative if the first is less than the other, 0 if they are equal. */
export function compareNumbers(one: string, other: string): number {
  const sign = signOf(one);
  if (sign !== signOf(other)) return sign - signOf(other);
  const [left, right] = [digitsOf(one), digitsOf(other)];
  const places = left.digits.length + left.exponent - right.digits.length - right.exponent;
  return sign * (places || (left.digits < right.digits ? -1 : left.digits > right.digits ? 1 : 0));
}

/** True if a JSON number keeps its value as a JavaScript number: 1.10 does, 1234567890123456789 and 1e400 do not. */
export function isExactNumber(number: string): boolean {
  const [one, other] = [digitsOf(String(Number(number))), digitsOf(number)];
  return one.digits === other.digits && one.exponent === other.exponent;
}

/** `JSON.stringify` has met an ExactNumber, which it would write as an object. */
export class ExactNumberError extends TypeError {
  constructor(number: string) {
    super(`JSON.stringify cannot write the number ${number}. Use stringifyExactJson.`);
  }
}

/**
 * A number of a document that JavaScript would write with other characters: `1.10`, `1e5`, or more digits than
 * a double holds. It is immutable.
 */
export class ExactNumber {
  /** The number as a JSON text has it. */
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  get [exactNumberMark](): true {
    return true;
  }

  /** The JavaScript number of the same value; undefined if there is none. */
  get value(): number | undefined {
    return isExactNumber(this.text) ? Number(this.text) : undefined;
  }

  toString(): string {
    return this.text;
  }

  /** Throws ExactNumberError: `JSON.stringify` would write an object. */
  toJSON(): never {
    throw new ExactNumberError(this.text);
  }
}

/** Returns a JSON number as a JavaScript number if that has the same characters. */
export function parseExactNumber(text: string): number | ExactNumber {
  const number = Number(text);
  return String(number) === text ? number : new ExactNumber(text);
}

/** Returns an integer of a JSON number without a fraction and with at most 40 digits; otherwise undefined. */
export function integerOf(number: string): bigint | undefined {
  const { digits, exponent } = digitsOf(number);
  if (exponent < 0 || digits.length + exponent > 40) return undefined;
  const size = BigInt(digits + '0'.repeat(digits === '' ? 0 : exponent) || '0');
  return number.startsWith('-') ? -size : size;
}

/** True if a document has a number that JavaScript would write with other characters. */
export const hasExactNumber = (value: unknown): boolean =>
  value instanceof ExactNumber ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasExactNumber));
