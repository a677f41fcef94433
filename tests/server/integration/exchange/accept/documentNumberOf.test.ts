import { expect, test } from 'vitest';
import { documentNumberOf } from '../../../../../src/server/integration/exchange/accept/documentNumberOf.ts';

test.each([
  ['a property', '{"no":"A-1"}', 'no', 'A-1'],
  ['a number', '{"no":12}', 'no', '12'],
  ['a path', '{"head":{"no":" A-1 "}}', 'head.no', 'A-1'],
  ['a path into the first line', '{"lines":[{"no":"A"},{"no":"B"}]}', 'lines[0].no', 'A'],
  ['a value of 100 characters', JSON.stringify({ no: 'x'.repeat(100) }), 'no', 'x'.repeat(100)],
  ['a tiny number', '{"no":0.0000001}', 'no', '0.0000001'],
  ['a missing property', '{"other":1}', 'no', undefined],
  ['a blank value', '{"no":" "}', 'no', undefined],
  ['an object', '{"no":{}}', 'no', undefined],
  ['invalid JSON', '{', 'no', undefined],
  ['an invalid path', '{"no":1}', 'no[', undefined],
  ['a missing identifier', '{"no":1}', undefined, undefined],
])('documentNumberOf handles %s', (_what, text, identifier, want) => {
  expect(documentNumberOf(text, identifier)).toBe(want);
});

test.each([
  [
    'values of more than 100 characters',
    `${'x'.repeat(100)}1`,
    `${'x'.repeat(100)}2`,
    /^x{83}~[0-9a-f]{16}$/,
  ],
  ['characters that cannot be stored', 'A\0', 'A\ud800', /^A\uFFFD~[0-9a-f]{16}$/],
])('different %s give different numbers', (_what, one, other, pattern) => {
  const numbers = [one, other].map((no) => documentNumberOf(JSON.stringify({ no }), 'no'));
  expect(numbers).toEqual([expect.stringMatching(pattern), expect.stringMatching(pattern)]);
  expect(new Set(numbers).size).toBe(2);
});
