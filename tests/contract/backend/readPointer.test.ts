import { expect, test } from 'vitest';
import { readPointer } from '../../../src/contract/backend/readPointer.ts';

const document = { data: [{ id: 7 }], 'a/b': { '~': true }, '': 'empty', none: null };

test.each([
  ['', document],
  ['/data', [{ id: 7 }]],
  ['/data/0/id', 7],
  ['/a~1b/~0', true],
  ['/', 'empty'],
  ['/none', null],
  ['/none/x', undefined],
  ['/data/1', undefined],
  ['/constructor/name', undefined],
])('readPointer(%j) → %j', (pointer, want) => {
  expect(readPointer(document, pointer)).toEqual(want);
});
