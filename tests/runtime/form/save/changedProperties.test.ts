import { expect, test } from 'vitest';
import { changedProperties } from '../../../../src/runtime/form/save/changedProperties.ts';

test.each([
  [
    { uuid: '7', name: 'a', n: 1 },
    { uuid: '7', name: 'b', n: 1 },
    { uuid: '7', name: 'b' },
  ],
  [{ uuid: '7', note: 'x' }, { uuid: '7' }, { uuid: '7', note: null }],
  [{ uuid: '7' }, { uuid: '7', note: 'x' }, { uuid: '7', note: 'x' }],
  [
    { uuid: '7', list: [1], o: { a: 1 } },
    { uuid: '7', list: [1], o: { a: 2 } },
    { uuid: '7', o: { a: 2 } },
  ],
  [{ uuid: '7', name: 'a' }, { uuid: '7', name: 'a' }, { uuid: '7' }],
])('changedProperties(%j, %j) → %j', (before, after, want) => {
  expect(changedProperties(before, after)).toEqual(want);
});
