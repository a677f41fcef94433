import { expect, test } from 'vitest';
import {
  compareNumbers,
  ExactNumber,
  integerOf,
  isExactNumber,
  parseExactNumber,
} from '../../../src/contract/json/ExactNumber.ts';

test.each([
  ['0', true],
  ['-0', true],
  ['0e999999', true],
  ['1.10', true],
  ['0.1', true],
  ['1.0000000000000000000000', true],
  ['1E+2', true],
  ['1e23', true],
  ['9007199254740992', true],
  ['9007199254740993', false],
  ['1234567890123456789', false],
  ['-1234567890123456789', false],
  // A double holds this one, but JavaScript writes 1152921504606847000.
  ['1152921504606846976', false],
  ['1152921504606847000', true],
  ['1234567890.1234567', true],
  ['1234567890.123456789012', false],
  ['0.1234567890123456789', false],
  ['5e-324', true],
  ['1e-400', false],
  ['1e400', false],
  ['-1e400', false],
  ['1e99999999999999999999', false],
])('isExactNumber of %s returns %s', (number, want) => {
  expect(isExactNumber(number)).toBe(want);
});

test.each([
  ['1', 1],
  ['-0', undefined],
  ['1.10', 1.1],
  ['1e5', 100_000],
  ['1234567890123456789', undefined],
  ['1e400', undefined],
])('parseExactNumber of %s has the value %s and the same text', (text, value) => {
  const number = parseExactNumber(text);
  expect(String(number)).toBe(text);
  if (number instanceof ExactNumber && text !== '-0') expect(number.value).toBe(value);
  expect(number instanceof ExactNumber).toBe(text !== '1');
});

test('JSON.stringify refuses a number with its own characters', () => {
  expect(() => JSON.stringify({ no: new ExactNumber('1.10') })).toThrow('Use stringifyExactJson');
});

test.each<[string, bigint | undefined]>([
  ['0', 0n],
  ['-12.00', -12n],
  ['1.5', undefined],
  ['9223372036854775807', 9_223_372_036_854_775_807n],
  ['-1e3', -1000n],
  ['1e41', undefined],
  ['1e999999999', undefined],
])('integerOf %s is %s', (text, want) => {
  expect(integerOf(text)).toBe(want);
});

test.each([
  { one: '9007199254740992001', other: '9007199254740992002', want: -1 },
  { one: '9007199254740992002', other: '9007199254740992001', want: 1 },
  { one: '1.10', other: '1.1', want: 0 },
  { one: '1e3', other: '999.5', want: 1 },
  { one: '-2', other: '-10', want: 1 },
  { one: '-1', other: '0', want: -1 },
  { one: '-0', other: '0.0', want: 0 },
  { one: '0.05', other: '0.5', want: -1 },
])('compareNumbers of $one and $other has the sign $want', ({ one, other, want }) => {
  expect(Math.sign(compareNumbers(one, other)) + 0).toBe(want);
});
