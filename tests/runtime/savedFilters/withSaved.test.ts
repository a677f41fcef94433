import { expect, test } from 'vitest';
import type { SavedFilter } from '../../../src/runtime/savedFilters/savedFilters.ts';
import { withoutName, withSaved } from '../../../src/runtime/savedFilters/withSaved.ts';

const a: SavedFilter = { name: 'a', query: 'filter.name=a', isDefault: true };
const b: SavedFilter = { name: 'b', query: 'filter.name=b' };
const saved = [a, b];

test.each<[what: string, got: readonly SavedFilter[], want: readonly object[]]>([
  [
    'a new one goes to the end',
    withSaved(saved, { name: 'c', query: 'q' }),
    [a, b, { name: 'c', query: 'q' }],
  ],
  [
    'one of the same name is replaced, and stays the default',
    withSaved(saved, { name: 'a', query: 'q' }),
    [{ ...a, query: 'q' }, b],
  ],
  ['renamed in its place', withSaved(saved, { ...b, name: 'c' }, 'b'), [a, { ...b, name: 'c' }]],
  [
    'renamed to a name that is taken: that one goes',
    withSaved(saved, { ...b, name: 'a' }, 'b'),
    [{ ...b, name: 'a' }],
  ],
  [
    'another default',
    withSaved(saved, { ...b, isDefault: true }, 'b'),
    [
      { ...a, isDefault: false },
      { ...b, isDefault: true },
    ],
  ],
  ['no default', withSaved(saved, { ...a, isDefault: false }, 'a'), [{ ...a, isDefault: false }, b]],
  ['deleted', withoutName(saved, 'a'), [b]],
])('%s', (_what, got, want) => {
  expect(got).toMatchObject(want);
  expect(got.length).toBe(want.length);
});
