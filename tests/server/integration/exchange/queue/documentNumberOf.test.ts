import { expect, test } from 'vitest';
import { documentNumberOf } from '../../../../../src/server/integration/exchange/queue/documentNumberOf.ts';

test.each([
  ['a property', '{"no":"A-1"}', 'no', 'A-1'],
  ['a figure', '{"no":12}', 'no', '12'],
  ['a path', '{"head":{"no":" A-1 "}}', 'head.no', 'A-1'],
  ['of the first line', '{"lines":[{"no":"A"},{"no":"B"}]}', 'lines[0].no', 'A'],
  ['long ones are cut', JSON.stringify({ no: 'x'.repeat(101) }), 'no', 'x'.repeat(100)],
  ['what cannot be stored', '{"no":"A\\u0000\\ud800"}', 'no', 'A\uFFFD\uFFFD'],
  ['nothing there', '{"other":1}', 'no', undefined],
  ['empty', '{"no":" "}', 'no', undefined],
  ['no scalar', '{"no":{}}', 'no', undefined],
  ['no JSON', '{', 'no', undefined],
  ['no path', '{"no":1}', 'no[', undefined],
  ['no identifier', '{"no":1}', undefined, undefined],
])('%s', (_what, text, identifier, want) => {
  expect(documentNumberOf(text, identifier)).toBe(want);
});
