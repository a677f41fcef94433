import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Resource } from '../../../../src/contract/model/resource.ts';
import auth from '../../../../src/generated/catalog/auth.ts';
import { toListColumns, useColumns } from '../../../../src/runtime/list/table/useColumns.ts';

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

const shownColumns = (resource = things) => {
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
  'toggling $toggled leaves the columns $want visible, also after the list opens again',
  ({ toggled, want }) => {
    const { result } = renderHook(() => useColumns(things));
    for (const property of toggled) {
      const column = things.columns.find((one) => one.property === property) ?? expect.fail();
      act(() => result.current.toggle(column));
    }
    expect(result.current.columns.map(({ property }) => property)).toEqual(want);
    expect(shownColumns()).toEqual(want);
  },
);

test('a choice of columns applies to its own list, and a new column is visible', () => {
  const { result } = renderHook(() => useColumns(things));
  act(() => result.current.toggle({ property: 'kind' }));
  expect(shownColumns({ ...things, name: 'other' })).toEqual(['name', 'kind', 'low']);
  const later = { ...things, columns: [...things.columns, { property: 'late', ...text }] };
  expect(shownColumns(later)).toEqual(['name', 'low', 'late']);
});

test.each(['no JSON', 'null', '7'])('the list ignores "%s" in the storage', (text) => {
  localStorage.setItem('columns.thing', text);
  expect(shownColumns()).toEqual(['name', 'kind', 'low']);
});

test('a column keeps its priority until the operator selects it', () => {
  const resource: Resource = { ...things, columns: [{ property: 'low', ...text, priority: 3 }] };
  const { result } = renderHook(() => useColumns(resource));
  const priorities = () => result.current.columns.map(({ priority }) => priority);
  const toggle = () => act(() => result.current.toggle({ property: 'low' }));
  expect(priorities()).toEqual([3]);
  toggle();
  toggle();
  expect(priorities()).toEqual([undefined]);
});

test.each([
  ['it is no column', [], [{ property: 'kind', priority: undefined }]],
  ['a narrow list leaves out its column', [{ priority: 2 }], [{ property: 'kind', priority: 2 }]],
  ['its column always stays', [{}], []],
] as const)('the second line of the name has a property if %s', (_, columns, want) => {
  const resource = { ...things, subtitle: [{ property: 'kind', ...text }] };
  const shown = columns.map((column) => ({ property: 'kind', ...text, ...column }));
  const { subtitle } = toListColumns(resource, shown);
  expect(subtitle.map(({ property, priority }) => ({ property, priority }))).toEqual(want);
});
