import { expect, test } from 'vitest';
import { toPlainJson } from '../../../src/mapping/expression/compileExpression.ts';
import { MappingError } from '../../../src/mapping/MappingError.ts';

/**
 * Returns `copied`, or the error code. The size limit counts one for each object, list and plain value, and
 * one for each character of a text.
 */
function outcomeOf(value: unknown): string {
  try {
    toPlainJson(value);
    return 'copied';
  } catch (error) {
    return error instanceof MappingError ? error.code : String(error);
  }
}

test.each([
  { what: 'a text of 1,000,000 characters', value: 'x'.repeat(1_000_000), want: 'copied' },
  { what: 'a text of 1,000,001 characters', value: 'x'.repeat(1_000_001), want: 'tooLarge' },
  { what: 'a list of 999,999 elements', value: new Array(999_999).fill(0), want: 'copied' },
  { what: 'a list of 1,000,000 elements', value: new Array(1_000_000).fill(0), want: 'tooLarge' },
  {
    what: 'an object with texts of 999,999 characters',
    value: { a: 'x'.repeat(500_000), b: 'x'.repeat(499_999) },
    want: 'copied',
  },
  {
    what: 'an object with texts of 1,000,000 characters',
    value: { a: 'x'.repeat(500_000), b: 'x'.repeat(500_000) },
    want: 'tooLarge',
  },
])('toPlainJson of $what: $want', ({ value, want }) => {
  expect(outcomeOf(value)).toBe(want);
});

test.each([
  { given: undefined, want: null },
  { given: Number.NaN, want: null },
  { given: 0.1 + 0.2, want: 0.3 },
  { given: [1, undefined, 'x'], want: [1, null, 'x'] },
  { given: { a: { b: true, c: () => 1 } }, want: { a: { b: true, c: null } } },
  { given: JSON.parse('{"__proto__":1,"constructor":2,"a":3}'), want: { a: 3 } },
  { given: { _jsonata_function: true }, want: null },
  { given: { _jsonata_lambda: true }, want: null },
])('toPlainJson copies $given as $want', ({ given, want }) => {
  expect(toPlainJson(given)).toEqual(want);
});
