import { expect, test } from 'vitest';
import { numberOrText } from '../../../src/contract/json/numberOrText.ts';

test.each([
  ['7', 7],
  ['-1.50', -1.5],
  ['999999999999999', 999999999999999],
  ['9007199254740991', 9007199254740991],
  ['9007199254740993', '9007199254740993'],
  ['0.1234567890123456789', '0.1234567890123456789'],
  ['1e400', '1e400'],
  ['x', 'x'],
  ['', ''],
  [' ', ' '],
])('%j is %j', (text, want) => {
  expect(numberOrText(text)).toBe(want);
});
