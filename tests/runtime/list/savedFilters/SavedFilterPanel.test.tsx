import { expect, test } from 'vitest';
import {
  putSavedFilter,
  removeSavedFilter,
} from '../../../../src/runtime/list/savedFilters/SavedFilterPanel.tsx';
import type { SavedFilter } from '../../../../src/runtime/list/savedFilters/savedFilters.ts';

const a: SavedFilter = { name: 'a', query: 'filter.name=a', isDefault: true };
const b: SavedFilter = { name: 'b', query: 'filter.name=b' };
const saved = [a, b];

test.each<[what: string, got: readonly SavedFilter[], want: readonly object[]]>([
  [
    'a new filter goes to the end',
    putSavedFilter(saved, { name: 'c', query: 'q' }),
    [a, b, { name: 'c', query: 'q' }],
  ],
  [
    'a filter with an existing name replaces that filter and stays the default',
    putSavedFilter(saved, { name: 'a', query: 'q' }),
    [{ ...a, query: 'q' }, b],
  ],
  ['a new name keeps the place', putSavedFilter(saved, { ...b, name: 'c' }, 'b'), [a, { ...b, name: 'c' }]],
  [
    'a rename to an existing name removes the other filter',
    putSavedFilter(saved, { ...b, name: 'a' }, 'b'),
    [{ ...b, name: 'a' }],
  ],
  [
    'a new default replaces the old one',
    putSavedFilter(saved, { ...b, isDefault: true }, 'b'),
    [
      { ...a, isDefault: false },
      { ...b, isDefault: true },
    ],
  ],
  [
    'a default filter can stop being the default',
    putSavedFilter(saved, { ...a, isDefault: false }, 'a'),
    [{ ...a, isDefault: false }, b],
  ],
  ['a deletion removes the filter', removeSavedFilter(saved, 'a'), [b]],
])('%s', (_what, got, want) => {
  expect(got).toMatchObject(want);
  expect(got.length).toBe(want.length);
});
