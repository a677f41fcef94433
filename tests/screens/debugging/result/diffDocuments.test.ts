import { expect, test } from 'vitest';
import { diffDocuments } from '../../../../src/screens/debugging/result/diffDocuments.ts';

test.each<[what: string, before: unknown, after: unknown, want: unknown]>([
  ['equal documents', { a: 1, b: [1] }, { b: [1], a: 1 }, []],
  ['a changed value', { a: 1 }, { a: 2 }, [{ path: 'a', before: '1', after: '2' }]],
  ['a changed type', { a: 1 }, { a: '1' }, [{ path: 'a', before: '1', after: '"1"' }]],
  [
    'a removed null',
    { a: null },
    {},
    [
      { path: 'a', before: 'null', after: undefined },
      { path: '', before: undefined, after: '{}' },
    ],
  ],
  ['an added field', { a: 1 }, { a: 1, b: 2 }, [{ path: 'b', before: undefined, after: '2' }]],
  [
    'a change in a list of objects',
    { lines: [{ sku: 'A' }, { sku: 'B' }] },
    { lines: [{ sku: 'A' }, { sku: 'C' }] },
    [{ path: 'lines[1].sku', before: '"B"', after: '"C"' }],
  ],
  [
    'a list that becomes empty',
    { a: [1] },
    { a: [] },
    [
      { path: 'a[0]', before: '1', after: undefined },
      { path: 'a', before: undefined, after: '[]' },
    ],
  ],
  ['documents that are plain values', 1, 'x', [{ path: '', before: '1', after: '"x"' }]],
  ['no document before', undefined, { a: 1 }, [{ path: 'a', before: undefined, after: '1' }]],
])('diffDocuments with %s', (_, before, after, want) => {
  expect(diffDocuments(before, after)).toEqual(want);
});
