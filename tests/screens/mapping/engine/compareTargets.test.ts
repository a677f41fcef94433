import { expect, test } from 'vitest';
import {
  compareTargets,
  type MappedDocument,
} from '../../../../src/screens/mapping/engine/compareTargets.ts';

const error = { code: 'notNumber', parameters: { value: '"x"' } } as const;
const other = { code: 'precision', parameters: {} } as const;

const result = (target: unknown, ...errors: MappedDocument['errors'][number][]): MappedDocument => ({
  target,
  errors,
  postFilter: { value: 'true' },
});

/** Two mapped documents → the differences as `kind path: before → after`. */
const cases: readonly [
  why: string,
  before: MappedDocument,
  after: MappedDocument,
  want: readonly string[],
][] = [
  ['no change of equal documents', result({ a: 1, b: { c: [] } }), result({ b: { c: [] }, a: 1 }), []],
  ['a changed value', result({ a: 1 }), result({ a: 2 }), ['changed a: 1 → 2']],
  ['a changed type', result({ a: 1 }), result({ a: '1' }), ['changed a: 1 → "1"']],
  ['a new field', result({}), result({ a: null }), ['added a:  → null']],
  ['a removed field', result({ a: 1, b: 2 }), result({ b: 2 }), ['removed a: 1 → ']],
  ['null instead of a value', result({ a: 1 }), result({ a: null }), ['changed a: 1 → null']],
  [
    'list elements by index',
    result({ l: [{ sku: 'A' }, { sku: 'B' }] }),
    result({ l: [{ sku: 'A' }, { sku: 'C' }, { sku: 'B' }] }),
    ['changed l[1].sku: "B" → "C"', 'added l[2].sku:  → "B"'],
  ],
  [
    'the removal of the last element',
    result({ l: [1] }),
    result({ l: [] }),
    ['removed l[0]: 1 → ', 'added l:  → []'],
  ],
  [
    'an object instead of a text',
    result({ a: 'x' }),
    result({ a: { b: 1 } }),
    ['removed a: "x" → ', 'added a.b:  → 1'],
  ],
  ['a new failure', result({ a: 1 }), result({}, { targetField: 'a', error }), ['failing a: 1 → !notNumber']],
  [
    'a row that no longer fails',
    result({}, { targetField: 'a', error }),
    result({ a: 1 }),
    ['repaired a: !notNumber → 1'],
  ],
  [
    'a removed row that failed before',
    result({}, { targetField: 'a', error }),
    result({}),
    ['repaired a: !notNumber → '],
  ],
  [
    'no change for the same failure',
    result({}, { targetField: 'a', error }),
    result({}, { targetField: 'a', error }),
    [],
  ],
  [
    'a different failure',
    result({}, { targetField: 'l[0].a', error }),
    result({}, { targetField: 'l[0].a', error: other }),
    ['failing l[0].a: !notNumber → !precision'],
  ],
  ['a change in documents that are lists', result([1]), result([2]), ['changed [0]: 1 → 2']],
];

test.each(cases)('compareTargets reports %s', (_, before, after, want) => {
  const format = ({ value, error }: { value?: unknown; error?: { code: string } }) =>
    error ? `!${error.code}` : (value ?? '');
  expect(
    compareTargets(before, after).map(
      (change) => `${change.kind} ${change.at}: ${format(change.before)} → ${format(change.after)}`,
    ),
  ).toEqual(want);
});

test('changes at all positions of a list belong to one field', () => {
  const [change] = compareTargets(result({ l: [{ m: [{ a: 1 }] }] }), result({ l: [{ m: [{ a: 2 }] }] }));
  expect(change).toMatchObject({ field: 'l[].m[].a', at: 'l[0].m[0].a' });
});
