import { expect, test } from 'vitest';
import { documentNumberOf } from '../../../../../src/server/integration/exchange/queue/documentNumberOf.ts';

test.each([
  ['a property', '{"no":"A-1"}', 'no', 'A-1'],
  ['a number', '{"no":12}', 'no', '12'],
  ['a path', '{"head":{"no":" A-1 "}}', 'head.no', 'A-1'],
  ['a path into the first line', '{"lines":[{"no":"A"},{"no":"B"}]}', 'lines[0].no', 'A'],
  ['a value that is too long', JSON.stringify({ no: 'x'.repeat(101) }), 'no', 'x'.repeat(100)],
  ['characters that cannot be stored', '{"no":"A\\u0000\\ud800"}', 'no', 'A\uFFFD\uFFFD'],
  ['a missing property', '{"other":1}', 'no', undefined],
  ['a blank value', '{"no":" "}', 'no', undefined],
  ['an object', '{"no":{}}', 'no', undefined],
  ['invalid JSON', '{', 'no', undefined],
  ['an invalid path', '{"no":1}', 'no[', undefined],
  ['a missing identifier', '{"no":1}', undefined, undefined],
])('documentNumberOf handles %s', (_what, text, identifier, want) => {
  expect(documentNumberOf(text, identifier)).toBe(want);
});
