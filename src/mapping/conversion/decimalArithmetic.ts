import Big from 'big.js';

/**
 * Removes the noise of a few operations from a number that a decimal of at most thirteen digits explains:
 * 0.9999999999999999 is 1. Other numbers keep all digits for the next operation, so 10 / 3 * 3 is 10.
 */
function removeBinaryNoise(value: number): number {
  if (Number.isInteger(value)) return value;
  const decimal = Number(value.toPrecision(13));
  return Math.abs(decimal - value) <= 4 * Number.EPSILON * Math.abs(value) ? decimal : value;
}

function add(left: number, right: number): number {
  const sum = left + right;
  const isExact = (Number.isInteger(left) && Number.isInteger(right)) || !Number.isFinite(sum);
  return isExact ? sum : removeBinaryNoise(new Big(left).plus(right).toNumber());
}

/** The arithmetic operators, in decimals: 0.1 + 0.2 is 0.3, and 0.3 % 0.1 is 0. Their operands are finite. */
export const decimalOperators = {
  '+': add,
  '-': (left: number, right: number) => add(left, -right),
  '*': (left: number, right: number) => removeBinaryNoise(new Big(left).times(right).toNumber()),
  '/': (left: number, right: number) => removeBinaryNoise(left / right),
  '%': (left: number, right: number) => (right === 0 ? Number.NaN : new Big(left).mod(right).toNumber()),
} satisfies Readonly<Record<string, (left: number, right: number) => number>>;

/** Adds in decimals. */
export const addAll = (numbers: readonly number[]): number => numbers.reduce(add, 0);
