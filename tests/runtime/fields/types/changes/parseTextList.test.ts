// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { parseTextList } from '../../../../../src/runtime/fields/types/changes/FieldDiffTable.tsx';

test.each<[json: string, want: string[] | undefined]>([
  ['["A","B"]', ['A', 'B']],
  ['[]', []],
  ['[1,2]', undefined],
  ['[{"lineNo":1}]', undefined],
  ['["A', undefined],
  ['A', undefined],
  ['', undefined],
])('parseTextList of %s returns %j', (json, want) => {
  expect(parseTextList(json)).toEqual(want);
});
