import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import auth from '../../../src/generated/catalog/auth.ts';
import { useListState } from '../../../src/runtime/list/useListState.ts';
import { currentLocation, navigate } from '../../../src/runtime/routing/hashLocation.ts';

beforeEach(() => navigate('/config?tab=auth'));

type Controls = ReturnType<typeof useListState>;
const ours = '/config?tab=auth';

test.each<[what: string, change: (list: Controls) => void, url: string, state: object]>([
  ['the second page', (list) => list.setPage(1), `${ours}&page=2`, { page: 1 }],
  ['the first page is not written', (list) => list.setPage(0), ours, { page: 0 }],
  [
    'a filter',
    (list) => list.setFilters({ name: 'a b' }),
    `${ours}&filter.name=a+b`,
    { filters: { name: 'a b' } },
  ],
  ['the other order', (list) => list.sortBy('name'), `${ours}&order=desc`, { sort: 'name', order: 'desc' }],
  [
    'another column',
    (list) => list.sortBy('modifiedAt'),
    `${ours}&sort=modifiedAt`,
    { sort: 'modifiedAt', order: 'asc' },
  ],
  ['rows per page', (list) => list.setPageSize(50), `${ours}&pageSize=50`, { pageSize: 50 }],
])('%s goes into the URL and comes back from it', (_what, change, url, state) => {
  const { result } = renderHook(() => useListState(auth));
  act(() => change(result.current));
  expect(currentLocation()).toBe(url);
  expect(renderHook(() => useListState(auth)).result.current.state).toMatchObject(state);
});

test('a filter starts again at the first page, and clearing forgets them all', () => {
  navigate(`${ours}&page=3`);
  const { result } = renderHook(() => useListState(auth));
  act(() => result.current.setFilters({ name: 'a' }));
  expect(result.current.state).toMatchObject({ page: 0, filters: { name: 'a' } });
  act(() => result.current.clearFilters());
  expect(currentLocation()).toBe(ours);
});

test.each(['page=x', 'page=0', 'page=-3', 'pageSize=nothing'])('%s in the URL does no harm', (query) => {
  navigate(`${ours}&${query}`);
  const { state } = renderHook(() => useListState(auth)).result.current;
  expect([state.page, state.pageSize]).toEqual([0, undefined]);
});
