import Big from 'big.js';
import { expect, test, vi } from 'vitest';
import { addAll, decimalOperators } from '../../../src/mapping/conversion/decimalArithmetic.ts';

const decimals = [
  ...[0, 1, 3, 0.1, 0.2, 0.07, 1.1, 2.675, 100.1, 999.99, 0.000000001, 0.0000000001, 1e-20, 1e21],
  ...[15658610.622946, 627.377, 9823852156, 0.791993, 123456.789012345, 123456.789012344, 1e15, 1e15 - 1],
  ...[90071992547, 9007199.25474099, 999999.999999999, 99999.9999999999, 90071992547409.9, 2 ** 53 - 1],
];
const signed = decimals.flatMap((decimal) => [decimal, -decimal]);

test.each([
  ['+', (left: Big, right: number) => left.plus(right)],
  ['-', (left: Big, right: number) => left.minus(right)],
  ['*', (left: Big, right: number) => left.times(right)],
] as const)('%s of two decimals is the number nearest to the exact result', (sign, calculate) => {
  const pairs = signed.flatMap((left) => signed.map((right) => [left, right] as const));
  const wrong = pairs.filter(
    ([left, right]) => decimalOperators[sign](left, right) !== calculate(new Big(left), right).toNumber(),
  );
  expect(wrong).toEqual([]);
});

test('sums and products of prices take the fast way, without big.js', () => {
  const methods = [vi.spyOn(Big.prototype, 'plus'), vi.spyOn(Big.prototype, 'times')];
  const prices = Array.from({ length: 50_000 }, (_, n) => n / 100);
  expect(addAll(prices)).toBe(12499750);
  expect(prices.map((price) => decimalOperators['*'](price, 1.13)).at(-1)).toBe(564.9887);
  for (const method of methods) expect(method).not.toHaveBeenCalled();
});
