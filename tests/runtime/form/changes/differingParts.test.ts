import { expect, test } from 'vitest';
import { differingParts } from '../../../../src/runtime/form/changes/changesOf.ts';

test.each([
  [{ a: 1, b: { c: 1, d: 2 } }, { a: 1, b: { c: 3, d: 2 } }, { b: { c: 1 } }, { b: { c: 3 } }],
  [{ a: 1 }, { a: 1, b: [1] }, {}, { b: [1] }],
  [{ a: [1, 2] }, { a: [1, 3] }, { a: [1, 2] }, { a: [1, 3] }],
  [{ a: { b: 1 } }, { a: 'b' }, { a: { b: 1 } }, { a: 'b' }],
  [undefined, { a: 1 }, undefined, { a: 1 }],
])('differingParts of %j and %j returns %j and %j', (before, after, left, right) => {
  expect(differingParts(before, after)).toEqual([left, right]);
});
