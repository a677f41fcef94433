import { expect, test } from 'vitest';
import { jsonErrorPosition } from '../../../src/contract/json/jsonErrorPosition.ts';

test.each<[text: string, want: object | undefined]>([
  ['{"a": [1, 2]}', undefined],
  ['{"a": 1,}', { line: 1, column: 9 }],
  ['{\n  "a": 1\n  "b": 2\n}', { line: 3, column: 3 }],
  ['{\n  "a": [1, 2', { line: 2, column: 13 }],
  ['{a: 1}', { line: 1, column: 2 }],
  ['接口', { line: 1, column: 1 }],
])('the syntax error of %j is at %j', (text, want) => {
  expect(jsonErrorPosition(text)).toEqual(want);
});
