import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Resource } from '../../../../src/contract/model/resource.ts';
import auth from '../../../../src/generated/catalog/auth.ts';
import { useColumns } from '../../../../src/runtime/list/table/useColumns.ts';

const text = { field: { type: 'string' }, sortable: true } as const;
const things: Resource = {
  ...auth,
  name: 'thing',
  displayProperty: 'name',
  columns: [
    { property: 'name', ...text },
    { property: 'kind', ...text },
    { property: 'low', ...text },
    { property: 'high', ...text, hidden: true },
  ],
};

beforeEach(() => localStorage.clear());

const shown = (resource = things) => {
  const { columns, isShown } = renderHook(() => useColumns(resource)).result.current;
  const names = columns.map(({ property }) => property);
  expect(names).toEqual(resource.columns.filter(isShown).map(({ property }) => property));
  return names;
};

test.each([
  { toggled: [], want: ['name', 'kind', 'low'] },
  { toggled: ['kind'], want: ['name', 'low'] },
  { toggled: ['kind', 'kind'], want: ['name', 'kind', 'low'] },
  { toggled: ['high'], want: ['name', 'kind', 'low', 'high'] },
  { toggled: ['high', 'high'], want: ['name', 'kind', 'low'] },
  { toggled: ['kind', 'low', 'high'], want: ['name', 'high'] },
  { toggled: ['name'], want: ['name', 'kind', 'low'] },
])(
  'after $toggled were toggled, $want are shown, also when the list is opened again',
  ({ toggled, want }) => {
    const { result } = renderHook(() => useColumns(things));
    for (const property of toggled) {
      const column = things.columns.find((one) => one.property === property) ?? expect.fail();
      act(() => result.current.toggle(column));
    }
    expect(result.current.columns.map(({ property }) => property)).toEqual(want);
    expect(shown()).toEqual(want);
  },
);

test('a choice holds for its own list; a column that comes later is shown', () => {
  const { result } = renderHook(() => useColumns(things));
  act(() => result.current.toggle({ property: 'kind' }));
  expect(shown({ ...things, name: 'other' })).toEqual(['name', 'kind', 'low']);
  const later = { ...things, columns: [...things.columns, { property: 'late', ...text }] };
  expect(shown(later)).toEqual(['name', 'low', 'late']);
});

test.each(['no JSON', 'null', '7'])('%s in the storage does no harm', (text) => {
  localStorage.setItem('columns.thing', text);
  expect(shown()).toEqual(['name', 'kind', 'low']);
});
