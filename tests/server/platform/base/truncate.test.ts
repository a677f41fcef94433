import { expect, test } from 'vitest';
import { truncate, withEllipsis } from '../../../../src/server/platform/base/truncate.ts';

test.each<[text: string, length: number, cut: string, marked: string]>([
  ['abc', 3, 'abc', 'abc'],
  ['abcd', 3, 'abc', 'ab…'],
  ['a📦', 3, 'a📦', 'a📦'],
  ['a📦b', 3, 'a📦', 'a…'],
  ['ab📦', 3, 'ab', 'ab…'],
  ['', 3, '', ''],
])('%j in %i characters', (text, length, cut, marked) => {
  expect([truncate(text, length), withEllipsis(text, length)]).toEqual([cut, marked]);
});
