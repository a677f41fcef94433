import { expect, test } from 'vitest';
import { toPlainJson } from '../../../src/mapping/expression/toPlainJson.ts';
import { MappingError } from '../../../src/mapping/MappingError.ts';

/**
 * Returns `copied`, or the error code. The size limit counts one for each object, list and plain value, and
 * one for each character of a text.
 */
function endOf(value: unknown): string {
  try {
    toPlainJson(value);
    return 'copied';
  } catch (error) {
    return error instanceof MappingError ? error.code : String(error);
  }
}

test.each([
  { what: 'a text of a million', value: 'x'.repeat(1_000_000), want: 'copied' },
  { what: 'a text of one more', value: 'x'.repeat(1_000_001), want: 'tooLarge' },
  { what: 'a list of a million with itself', value: new Array(999_999).fill(0), want: 'copied' },
  { what: 'a list of one more', value: new Array(1_000_000).fill(0), want: 'tooLarge' },
  {
    what: 'texts that come to a million with their object',
    value: { a: 'x'.repeat(500_000), b: 'x'.repeat(499_999) },
    want: 'copied',
  },
  {
    what: 'texts that come to one more',
    value: { a: 'x'.repeat(500_000), b: 'x'.repeat(500_000) },
    want: 'tooLarge',
  },
])('$what: $want', ({ value, want }) => {
  expect(endOf(value)).toBe(want);
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
])('$given is plainly $want', ({ given, want }) => {
  expect(toPlainJson(given)).toEqual(want);
});
