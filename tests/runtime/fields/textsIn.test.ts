import { expect, test } from 'vitest';
import { textsIn } from '../../../src/runtime/fields/changes/textsIn.ts';

test.each<[json: string, want: string[] | undefined]>([
  ['["A","B"]', ['A', 'B']],
  ['[]', []],
  ['[1,2]', undefined],
  ['[{"lineNo":1}]', undefined],
  ['["A', undefined],
  ['A', undefined],
  ['', undefined],
])('texts in %s', (json, want) => {
  expect(textsIn(json)).toEqual(want);
});
