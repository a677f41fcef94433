// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import {
  putSavedFilter,
  removeSavedFilter,
} from '../../../../src/runtime/list/savedFilters/editSavedFilters.ts';
import type { SavedFilter } from '../../../../src/runtime/list/savedFilters/savedFilters.ts';

const a: SavedFilter = { name: 'a', query: 'filter.name=a', isDefault: true };
const b: SavedFilter = { name: 'b', query: 'filter.name=b' };
const saved = [a, b];

test.each<[what: string, got: readonly SavedFilter[], want: readonly object[]]>([
  [
    'a new one goes to the end',
    putSavedFilter(saved, { name: 'c', query: 'q' }),
    [a, b, { name: 'c', query: 'q' }],
  ],
  [
    'one of the same name is replaced, and stays the default',
    putSavedFilter(saved, { name: 'a', query: 'q' }),
    [{ ...a, query: 'q' }, b],
  ],
  ['renamed in its place', putSavedFilter(saved, { ...b, name: 'c' }, 'b'), [a, { ...b, name: 'c' }]],
  [
    'renamed to a name that is taken: that one goes',
    putSavedFilter(saved, { ...b, name: 'a' }, 'b'),
    [{ ...b, name: 'a' }],
  ],
  [
    'another default',
    putSavedFilter(saved, { ...b, isDefault: true }, 'b'),
    [
      { ...a, isDefault: false },
      { ...b, isDefault: true },
    ],
  ],
  ['no default', putSavedFilter(saved, { ...a, isDefault: false }, 'a'), [{ ...a, isDefault: false }, b]],
  ['deleted', removeSavedFilter(saved, 'a'), [b]],
])('%s', (_what, got, want) => {
  expect(got).toMatchObject(want);
  expect(got.length).toBe(want.length);
});
