import { expect, test } from 'vitest';
import { findJsonError } from '../../../src/contract/json/findJsonError.ts';

test.each<[text: string, want: object | undefined]>([
  ['{"a": [1, 2]}', undefined],
  ['{"a": 1,}', { line: 1, column: 9 }],
  ['{\n  "a": 1\n  "b": 2\n}', { line: 3, column: 3 }],
  ['{\n  "a": [1, 2', { line: 2, column: 13 }],
  ['{a: 1}', { line: 1, column: 2 }],
  ['接口', { line: 1, column: 1 }],
  ['{"a": 1,\n "a": 2}', { line: 2, column: 2, duplicateName: 'a' }],
])('the error of %j is at %j', (text, want) => {
  expect(findJsonError(text)).toEqual(want);
});
