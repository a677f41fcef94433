import { expect, test } from 'vitest';
import {
  compareTargets,
  type MappedDocument,
} from '../../../../src/screens/mapping/engine/compareTargets.ts';

const error = { code: 'notNumber', parameters: { value: '"x"' } } as const;
const other = { code: 'precision', parameters: {} } as const;

const mapped = (target: unknown, ...errors: MappedDocument['errors'][number][]): MappedDocument => ({
  target,
  errors,
});

/** Two mapped documents → the differences as `kind path: before → after`. */
const cases: readonly [
  why: string,
  before: MappedDocument,
  after: MappedDocument,
  want: readonly string[],
][] = [
  ['the same', mapped({ a: 1, b: { c: [] } }), mapped({ b: { c: [] }, a: 1 }), []],
  ['a value', mapped({ a: 1 }), mapped({ a: 2 }), ['changed a: 1 → 2']],
  ['the type of a value', mapped({ a: 1 }), mapped({ a: '1' }), ['changed a: 1 → "1"']],
  ['a new field', mapped({}), mapped({ a: null }), ['added a:  → null']],
  ['a field less', mapped({ a: 1, b: 2 }), mapped({ b: 2 }), ['removed a: 1 → ']],
  ['null instead of a value', mapped({ a: 1 }), mapped({ a: null }), ['changed a: 1 → null']],
  [
    'elements by their index',
    mapped({ l: [{ sku: 'A' }, { sku: 'B' }] }),
    mapped({ l: [{ sku: 'A' }, { sku: 'C' }, { sku: 'B' }] }),
    ['changed l[1].sku: "B" → "C"', 'added l[2].sku:  → "B"'],
  ],
  ['the last element', mapped({ l: [1] }), mapped({ l: [] }), ['removed l[0]: 1 → ', 'added l:  → []']],
  [
    'an object for a text',
    mapped({ a: 'x' }),
    mapped({ a: { b: 1 } }),
    ['removed a: "x" → ', 'added a.b:  → 1'],
  ],
  [
    'a row that fails now',
    mapped({ a: 1 }),
    mapped({}, { targetField: 'a', error }),
    ['failing a: 1 → !notNumber'],
  ],
  [
    'a row that fails no more',
    mapped({}, { targetField: 'a', error }),
    mapped({ a: 1 }),
    ['mended a: !notNumber → 1'],
  ],
  [
    'a row that failed and is gone',
    mapped({}, { targetField: 'a', error }),
    mapped({}),
    ['mended a: !notNumber → '],
  ],
  ['the same failure', mapped({}, { targetField: 'a', error }), mapped({}, { targetField: 'a', error }), []],
  [
    'another failure',
    mapped({}, { targetField: 'l[0].a', error }),
    mapped({}, { targetField: 'l[0].a', error: other }),
    ['failing l[0].a: !notNumber → !precision'],
  ],
  ['documents that are lists', mapped([1]), mapped([2]), ['changed [0]: 1 → 2']],
];

test.each(cases)('%s', (_, before, after, want) => {
  const shown = ({ value, error }: { value?: unknown; error?: { code: string } }) =>
    error ? `!${error.code}` : (JSON.stringify(value) ?? '');
  expect(
    compareTargets(before, after).map(
      (change) => `${change.kind} ${change.at}: ${shown(change.before)} → ${shown(change.after)}`,
    ),
  ).toEqual(want);
});

test('places of a list are one field', () => {
  const [change] = compareTargets(mapped({ l: [{ m: [{ a: 1 }] }] }), mapped({ l: [{ m: [{ a: 2 }] }] }));
  expect(change).toMatchObject({ field: 'l[].m[].a', at: 'l[0].m[0].a' });
});
