import { expect, test } from 'vitest';
import {
  acceptSuggestion,
  acceptSuggestions,
  preselectSuggestions,
  rejectSuggestion,
} from '../../../../src/screens/mapping/suggest/acceptSuggestions.ts';
import type { MappingSuggestion } from '../../../../src/screens/mapping/suggest/MappingSuggestion.ts';
import { selectedEdges, sheetOf, textsOf } from '../sheet/sheetOf.ts';

const suggested = (targetField: string, score = 0.9, within?: string): MappingSuggestion => ({
  targetField,
  cells: { targetField, sourceField: 'x' },
  score,
  reasons: [],
  ...(within && { within }),
});

const sheet = sheetOf([['a'], ['lines'], ['lines[].sku'], ['b']], [3, 0, 3, 0]);

test.each<[string, MappingSuggestion[], string[], number]>([
  [
    'a field of the document comes at the end',
    [suggested('c')],
    ['a', 'lines', 'lines[].sku', 'b', 'c||||x'],
    4,
  ],
  [
    'a field of a list comes below its rows',
    [suggested('lines[].qty')],
    ['a', 'lines', 'lines[].sku', 'lines[].qty||||x', 'b'],
    3,
  ],
  [
    'a row is completed',
    [{ ...suggested('b'), rowId: sheet.rows[3]?.id, cells: { sourceField: 'x' } }],
    ['a', 'lines', 'lines[].sku', 'b||||x'],
    3,
  ],
  [
    'a new list and its fields stay together',
    [suggested('rows'), suggested('c'), suggested('rows[].d')],
    ['a', 'lines', 'lines[].sku', 'b', 'rows||||x', 'rows[].d||||x', 'c||||x'],
    4,
  ],
  ['nothing', [], ['a', 'lines', 'lines[].sku', 'b'], 3],
])('%s', (_, suggestions, want, cursor) => {
  const after = acceptSuggestions(sheet, suggestions);
  expect(textsOf(after)).toEqual(want);
  expect(selectedEdges(after)).toEqual([cursor, 0, cursor, 0]);
});

const nested = [
  suggested('l', 0.6),
  suggested('l[].a', 0.9, 'l'),
  suggested('l[].m', 0.6, 'l'),
  suggested('l[].m[].b', 0.6, 'l[].m'),
  suggested('c', 0.6),
];
const byName = (name: string): MappingSuggestion =>
  nested.find(({ targetField }) => targetField === name) ?? suggested(name);

test.each([
  [
    'the surer ones are chosen, with the lists that they read from',
    () => preselectSuggestions(nested),
    'l l[].a',
  ],
  [
    'what is accepted brings its lists along',
    () => acceptSuggestion(new Set(), nested, byName('l[].m[].b')),
    'l l[].m l[].m[].b',
  ],
  [
    'what is rejected takes its fields along',
    () => rejectSuggestion(new Set(nested.map(({ targetField }) => targetField)), nested, byName('l[].m')),
    'l l[].a c',
  ],
  [
    'a field alone can be rejected',
    () => rejectSuggestion(new Set(['l', 'l[].a']), nested, byName('l[].a')),
    'l',
  ],
])('%s', (_, choose, want) => {
  const chosen = choose();
  expect(
    nested
      .filter(({ targetField }) => chosen.has(targetField))
      .map(({ targetField }) => targetField)
      .join(' '),
  ).toBe(want);
});
