import { expect, test } from 'vitest';
import { compileExpression } from '../../../src/mapping/expression/compileExpression.ts';
import { passesFilter } from '../../../src/mapping/index.ts';

const load = {
  qty: 3,
  price: 1.1,
  amount: 3.3,
  gross: 0.3,
  net: 0.1,
  tare: 0.2,
  weights: new Array(10).fill(0.1),
  many: new Array(2000).fill(0.1),
};

test.each([
  'qty * price = amount',
  'gross = net + tare',
  'net + tare <= gross',
  '100.1 - 100 = net',
  'gross / net = qty',
  'gross % net = 0',
  '[net + tare] = [gross]',
  '$sum(weights) >= 1',
  '$sum(many) = 200',
  '$average(weights) = net',
  '$reduce(weights, function($a, $b) { $a + $b }) = 1',
  '$eval("gross = net + tare")',
  '$floor(0.29 * 100) = 29',
  '$floor(4.35 / 0.01) = 435',
  '$floor(1.15 * 100) = 115',
  '$ceil(1.1 * 100) = 110',
  '$ceil(0.07 * 100) = 7',
  '$count([1..0.29 * 100]) = 29',
  // A quotient keeps the digits that fifteen would cut.
  '10 / 3 * 3 = 10',
  '$floor(qty / 7 * 7) = qty',
  '1 / 3 + 1 / 3 + 1 / 3 = 1',
  '$floor(9007199254740991 / 10) = 900719925474099',
  '$power(price, 2) = 1.21',
  '$power(1.1234567, 2) = 1.1234567 * 1.1234567',
  '$power(1.21, 0.5) = price',
  '$power(0.1, 3) = 0.001',
  '$power(0.5, -1) = 2',
  '$power(-2, 3) = -8',
  '[price].$power(2) = 1.21',
  '$exists($power(missing, 2)) = false',
])('an expression calculates in decimals: %s', async (filter) => {
  expect(await passesFilter(filter, load)).toBe(true);
});

test.each([
  // Exactly 9823852156.791992… and 9823852156.791993.
  ['15658610.622946 * 627.377', 9823852156.79199],
  ['9823852156 + 0.791993', 9823852156.79199],
  ['9823852156 - -0.791993', 9823852156.79199],
  ['$sum([9823852156, 0.791993])', 9823852156.79199],
  // The product keeps all digits for the next operation.
  ['1234567.89 * 1.23456789 / 1.23456789', 1234567.89],
])('the digits of a decimal result stay: %s', async (expression, want) => {
  expect(await compileExpression(expression).evaluate({})).toBe(want);
});

test.each([
  ['$formatNumber(1.005, "0.00")', '1.01'],
  ['$formatNumber(0.25, "#,##0.0")', '0.3'],
  ['$formatNumber(1234567.125, "#,##0.00")', '1,234,567.13'],
  ['$formatNumber(2.5, "0")', '3'],
  ['$formatNumber(-0.25, "0.0")', '-0.3'],
  ['$formatNumber(-0.125, "0.0;(0.00)")', '(0.13)'],
  ['$formatNumber(0.125, "0%")', '13%'],
  ['$formatNumber(0.0125, "0‰")', '13‰'],
  ['$formatNumber(12345.6, "00.0e0")', '12.3e3'],
  ['$formatNumber(1.5, "0,00", {"decimal-separator": ",", "grouping-separator": "."})', '1,50'],
])('%s is %s', async (expression, want) => {
  expect(await passesFilter(`${expression} = "${want}"`, {})).toBe(true);
});

test.each([
  ['no + "x"', /left side of the "\+"/, 4],
  ['1 * no', /right side of the "\*"/, 3],
  ['missing - no', /right side of the "-"/, 9],
  ['1 / 0 + 1', /out of range/, 7],
  ['1 ~> 2 + 3', /right side of the function application operator/, 4],
  ['$power(10, 400)', /power function .* base=10, exponent=400/, 7],
  ['$power(-8, 1 / 3)', /power function .* base=-8/, 7],
])('the error of the operator in %s has its message and position', async (expression, message, position) => {
  const compiled = compileExpression(expression);
  const error = {
    code: 'expressionFailed',
    parameters: { message: expect.stringMatching(message), position },
  };
  for (const document of [{ no: 'x' }, { no: 'y' }])
    await expect(compiled.evaluate(document)).rejects.toMatchObject(error);
});

test.each([
  ['5 % 0', null],
  ['0.5 % 0', null],
  ['0.5 / 0', null],
  ['missing * 2', null],
  ['$sum([0.5, 1 / 0])', null],
])('%s gives %s', async (expression, want) => {
  expect(await compileExpression(expression).evaluate(load)).toBe(want);
});

test('a sum of 450 terms stays below the limit of nested calls', async () => {
  const expression = new Array(450).fill('qty').join(' + ');
  expect(await compileExpression(expression).evaluate(load)).toBe(1350);
});
