import { expect, test } from 'vitest';
import { jsonPositionOf } from '../../../generator/load/jsonPosition.ts';

const text = `{
  "a": [
    { "b": 1 },
    { "b": 2 }
  ],
  "c/d": "e"
}`;

test.each([
  ['', [1, 1]],
  ['/a', [2, 3]],
  ['/a/1', [4, 5]],
  ['/a/1/b', [4, 7]],
  ['/a/2', [2, 3]],
  ['/a/1/x', [4, 5]],
  ['/c~1d', [6, 3]],
  ['/c~1d/x', [6, 3]],
  ['/x', [1, 1]],
])('the pointer "%s" has the line and column %j', (pointer, want) => {
  const { line, column } = jsonPositionOf(text, pointer);
  expect([line, column]).toEqual(want);
});
