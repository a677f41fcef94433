import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Resource } from '../../../../src/contract/model/resource.ts';
import auth from '../../../../src/generated/catalog/auth.ts';
import erp from '../../../../src/generated/catalog/erp.ts';
import { currentLocation, navigate } from '../../../../src/runtime/core/routing/hashLocation.ts';
import { listStateOf, useListState } from '../../../../src/runtime/list/query/useListState.ts';
import { storeSavedFilters } from '../../../../src/runtime/list/savedFilters/savedFilters.ts';

beforeEach(() => {
  localStorage.clear();
  navigate('/config?tab=auth');
});

type Controls = ReturnType<typeof useListState>;
const ours = '/config?tab=auth';

test.each<[what: string, change: (list: Controls) => void, url: string, state: object]>([
  ['the second page', (list) => list.setPage(1), `${ours}&page=2`, { page: 1 }],
  ['no parameter for the first page', (list) => list.setPage(0), ours, { page: 0 }],
  [
    'a filter',
    (list) => list.setFilters({ name: 'a b' }),
    `${ours}&filter.name=a+b`,
    { filters: { name: 'a b' } },
  ],
  ['the other order', (list) => list.sortBy('name'), `${ours}&order=desc`, { sort: 'name', order: 'desc' }],
  [
    'another sort column',
    (list) => list.sortBy('modifiedAt'),
    `${ours}&sort=modifiedAt`,
    { sort: 'modifiedAt', order: 'asc' },
  ],
  ['rows per page', (list) => list.setPageSize(50), `${ours}&pageSize=50`, { pageSize: 50 }],
])('the list state writes %s to the URL and reads it back', (_what, change, url, state) => {
  const { result } = renderHook(() => useListState(auth));
  act(() => change(result.current));
  expect(currentLocation()).toBe(url);
  expect(renderHook(() => useListState(auth)).result.current.state).toMatchObject(state);
});

test('a new filter returns to the first page, and clearing removes all filters', () => {
  navigate(`${ours}&page=3`);
  const { result } = renderHook(() => useListState(auth));
  act(() => result.current.setFilters({ name: 'a' }));
  expect(result.current.state).toMatchObject({ page: 0, filters: { name: 'a' } });
  act(() => result.current.clearFilters());
  expect(currentLocation()).toBe(ours);
});

test.each<{ usual?: string; values: Record<string, string>; query: string }>([
  { usual: 'filter.name=u', values: { name: '' }, query: '&filter.erpType=SAP' },
  { usual: 'filter.name=u', values: { erpType: '' }, query: '&filter.name=a' },
  { usual: 'filter.name=u', values: { name: 'b', erpType: '' }, query: '&filter.name=b' },
  { usual: 'filter.name=u', values: { name: '', erpType: '' }, query: '&all=1' },
  { values: { name: '', erpType: '' }, query: '' },
])('the filters $values with the default $usual give the query "$query"', ({ usual, values, query }) => {
  if (usual) storeSavedFilters('erp', [{ name: 'usual', query: usual, isDefault: true }]);
  navigate(`${ours}&filter.name=a&filter.erpType=SAP`);
  const { result } = renderHook(() => useListState(erp));
  act(() => result.current.setFilters(values));
  expect(currentLocation()).toBe(`${ours}${query}`);
});

test.each(['page=x', 'page=0', 'page=-3', 'pageSize=nothing'])('the list ignores %s in the URL', (query) => {
  navigate(`${ours}&${query}`);
  const { state } = renderHook(() => useListState(auth)).result.current;
  expect([state.page, state.pageSize]).toEqual([0, undefined]);
});

test.each<[list: Resource, query: string, sort: string, order: string]>([
  [auth, '', 'name', 'asc'],
  [{ ...auth, sort: undefined }, '', '', 'asc'],
  [{ ...auth, sort: undefined }, 'sort=modifiedAt&order=desc', 'modifiedAt', 'desc'],
  [auth, 'order=other', 'name', 'asc'],
  [auth, 'sort=password&order=desc', 'name', 'asc'],
  [{ ...auth, sort: undefined }, 'sort=password', '', 'asc'],
  [{ ...auth, sort: { property: 'userName', order: 'desc' } }, 'sort=userName&order=asc', 'userName', 'asc'],
])(
  'a list with the sort of its schema %# and the query "%s" is sorted by "%s", %s',
  (list, query, sort, order) => {
    expect(listStateOf(list, query)).toEqual({ page: 0, sort, order, filters: {} });
  },
);
