import { expect, test } from 'vitest';
import {
  acceptSuggestion,
  acceptSuggestions,
  preselectSuggestions,
  rejectSuggestion,
} from '../../../../src/screens/mapping/suggest/acceptSuggestions.ts';
import type { MappingSuggestion } from '../../../../src/screens/mapping/suggest/MappingSuggestion.ts';
import { selectedEdges, sheetOf, textsOf } from '../sheet/sheetOf.ts';

const suggestion = (targetField: string, score = 0.9, within?: string): MappingSuggestion => ({
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
    [suggestion('c')],
    ['a', 'lines', 'lines[].sku', 'b', 'c||||x'],
    4,
  ],
  [
    'a field of a list comes below its rows',
    [suggestion('lines[].qty')],
    ['a', 'lines', 'lines[].sku', 'lines[].qty||||x', 'b'],
    3,
  ],
  [
    'a suggestion completes an existing row',
    [{ ...suggestion('b'), rowId: sheet.rows[3]?.id, cells: { sourceField: 'x' } }],
    ['a', 'lines', 'lines[].sku', 'b||||x'],
    3,
  ],
  [
    'a new list and its fields stay together',
    [suggestion('rows'), suggestion('c'), suggestion('rows[].d')],
    ['a', 'lines', 'lines[].sku', 'b', 'rows||||x', 'rows[].d||||x', 'c||||x'],
    4,
  ],
  ['no suggestions keep the rows', [], ['a', 'lines', 'lines[].sku', 'b'], 3],
])('%s', (_, suggestions, want, cursor) => {
  const after = acceptSuggestions(sheet, suggestions);
  expect(textsOf(after)).toEqual(want);
  expect(selectedEdges(after)).toEqual([cursor, 0, cursor, 0]);
});

const nested = [
  suggestion('l', 0.6),
  suggestion('l[].a', 0.9, 'l'),
  suggestion('l[].m', 0.6, 'l'),
  suggestion('l[].m[].b', 0.6, 'l[].m'),
  suggestion('c', 0.6),
];
const byName = (name: string): MappingSuggestion =>
  nested.find(({ targetField }) => targetField === name) ?? suggestion(name);

test.each([
  [
    'preselection takes suggestions with a high score, and their lists',
    () => preselectSuggestions(nested),
    'l l[].a',
  ],
  [
    'accepting a field accepts its lists',
    () => acceptSuggestion(new Set(), nested, byName('l[].m[].b')),
    'l l[].m l[].m[].b',
  ],
  [
    'rejecting a list rejects its fields',
    () => rejectSuggestion(new Set(nested.map(({ targetField }) => targetField)), nested, byName('l[].m')),
    'l l[].a c',
  ],
  [
    'rejecting a field keeps its list',
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
