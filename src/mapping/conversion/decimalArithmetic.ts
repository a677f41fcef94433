import Big from 'big.js';
import { isCalculable } from './decimal.ts';

/**
 * Removes the noise of a few operations from a number that a decimal of at most thirteen digits explains:
 * 0.9999999999999999 is 1. Other numbers keep all digits for the next operation, so 10 / 3 * 3 is 10.
 */
function removeBinaryNoise(value: number): number {
  if (Number.isInteger(value)) return value;
  const decimal = Number(value.toPrecision(13));
  return Math.abs(decimal - value) <= 4 * Number.EPSILON * Math.abs(value) ? decimal : value;
}

/** The result of big.js for two operands. It has no noise if the operands have none. */
const toResult = (result: Big, left: number, right: number): number =>
  isCalculable(left) && isCalculable(right) ? result.toNumber() : removeBinaryNoise(result.toNumber());

/** Doubles hold decimals of fifteen digits reliably, and all integers below nine times this limit. */
const fitsFifteenDigits = (integer: number): boolean => Math.abs(integer) < 1e15;

/**
 * The smallest power of ten that makes a decimal an integer of at most fifteen digits: 100 for 1.25. NaN for a decimal
 * of more digits or more than nine places. With integers, `add` and `multiply` get the result of big.js in a twentieth
 * of the time.
 */
function scaleOf(value: number): number {
  for (let scale = 1; scale <= 1e9; scale *= 10) {
    const integer = Math.round(value * scale);
    if (!fitsFifteenDigits(integer)) break;
    if (integer / scale === value) return scale;
  }
  return Number.NaN;
}

function add(left: number, right: number): number {
  const scale = Math.max(scaleOf(left), scaleOf(right));
  const integer = Math.round(left * scale) + Math.round(right * scale);
  if (fitsFifteenDigits(integer)) return integer / scale;
  const sum = left + right;
  const isExact = (Number.isInteger(left) && Number.isInteger(right)) || !Number.isFinite(sum);
  return isExact ? sum : toResult(new Big(left).plus(right), left, right);
}

function multiply(left: number, right: number): number {
  const leftScale = scaleOf(left);
  const rightScale = scaleOf(right);
  const integer = Math.round(left * leftScale) * Math.round(right * rightScale);
  if (fitsFifteenDigits(integer)) return integer / (leftScale * rightScale);
  return toResult(new Big(left).times(right), left, right);
}

/** The arithmetic operators, in decimals: 0.1 + 0.2 is 0.3, and 0.3 % 0.1 is 0. Their operands are finite. */
export const decimalOperators = {
  '+': add,
  '-': (left: number, right: number) => add(left, -right),
  '*': multiply,
  '/': (left: number, right: number) => removeBinaryNoise(left / right),
  '%': (left: number, right: number) => (right === 0 ? Number.NaN : new Big(left).mod(right).toNumber()),
} satisfies Readonly<Record<string, (left: number, right: number) => number>>;

/** The largest exponent of big.js: each one adds up to fifteen digits to the product. */
const maxExactExponent = 30;

/** Raises in decimals; may be infinite or NaN. */
export const raise = (base: number, exponent: number): number =>
  Number.isInteger(exponent) && exponent >= 0 && exponent <= maxExactExponent
    ? toResult(new Big(base).pow(exponent), base, exponent)
    : removeBinaryNoise(base ** exponent);

/** Adds in decimals. */
export const addAll = (numbers: readonly number[]): number => numbers.reduce(add, 0);
