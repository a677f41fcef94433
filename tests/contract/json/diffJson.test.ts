import { expect, test } from 'vitest';
import { diffDocuments, diffRecords } from '../../../src/contract/json/diffJson.ts';

type Wanted = readonly (readonly [path: string, before: unknown, after: unknown])[];

const asRows = (differences: ReturnType<typeof diffRecords>): Wanted =>
  differences.map(({ path, before, after }) => [path, before, after]);

test.each<[what: string, before: unknown, after: unknown, want: Wanted]>([
  ['equal documents', { a: 1, b: [1] }, { b: [1], a: 1 }, []],
  ['a changed value', { a: 1 }, { a: 2 }, [['a', 1, 2]]],
  ['a changed type', { a: 1 }, { a: '1' }, [['a', 1, '1']]],
  [
    'a removed null',
    { a: null },
    {},
    [
      ['a', null, undefined],
      ['', undefined, {}],
    ],
  ],
  ['an added field', { a: 1 }, { a: 1, b: 2 }, [['b', undefined, 2]]],
  [
    'a change in a list of objects',
    { lines: [{ sku: 'A' }, { sku: 'B' }] },
    { lines: [{ sku: 'A' }, { sku: 'C' }] },
    [['lines[1].sku', 'B', 'C']],
  ],
  [
    'a list that becomes empty',
    { a: [1] },
    { a: [] },
    [
      ['a[0]', 1, undefined],
      ['a', undefined, []],
    ],
  ],
  ['an empty list that becomes an empty object', { a: [] }, { a: {} }, [['a', [], {}]]],
  ['documents that are plain values', 1, 'x', [['', 1, 'x']]],
  ['no document before', undefined, { a: 1 }, [['a', undefined, 1]]],
])('diffDocuments with %s', (_, before, after, want) => {
  expect(asRows(diffDocuments(before, after))).toEqual(want);
});

test.each<[what: string, before: Record<string, unknown>, after: Record<string, unknown>, want: Wanted]>([
  ['equal records', { a: 1, b: { c: [1] } }, { b: { c: [1] }, a: 1 }, []],
  [
    'changed, removed and added properties',
    { a: 1, b: 2, c: 3 },
    { d: 4, c: 5, a: 1 },
    [
      ['b', 2, undefined],
      ['c', 3, 5],
      ['d', undefined, 4],
    ],
  ],
  ['null instead of no value', {}, { a: null }, [['a', undefined, null]]],
  ['undefined as no value', { a: undefined }, {}, []],
  ['a list as a whole', { a: [1, 2] }, { a: [1, 3] }, [['a', [1, 2], [1, 3]]]],
  ['an object as a whole', { a: { b: 1, c: 2 } }, { a: { b: 1 } }, [['a', { b: 1, c: 2 }, { b: 1 }]]],
])('diffRecords with %s', (_, before, after, want) => {
  expect(asRows(diffRecords(before, after))).toEqual(want);
});
