import { useMemo } from 'react';
import type { Resource } from '../../contract/resource.ts';
import { type SetUrlState, useUrlState } from '../routing/useUrlState.ts';

export interface ListState {
  /** 0-based, as the service counts; the URL holds what people see (SPEC.md section 9). */
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
  readonly order: 'asc' | 'desc';
  /** Only those that are set. */
  readonly filters: Readonly<Record<string, string>>;
}

export interface ListControls {
  readonly state: ListState;
  readonly setPage: (page: number, replace?: boolean) => void;
  readonly setPageSize: (pageSize: number) => void;
  readonly sortBy: (property: string) => void;
  readonly setFilter: (property: string, value: string) => void;
  readonly clearFilters: () => void;
}

export const defaultPageSize = 20;

/** A prefix keeps a filter by `page` or `sort` apart from the list's own parameters. */
const parameterOf = (property: string): string => `filter.${property}`;

function read(url: Readonly<Record<string, string>>, resource: Resource): ListState {
  const filters = resource.filters.map(
    ({ property }) => [property, url[parameterOf(property)] ?? ''] as const,
  );
  return {
    page: Math.max(0, (Number.parseInt(url.page ?? '', 10) || 1) - 1),
    pageSize: Number.parseInt(url.pageSize ?? '', 10) || defaultPageSize,
    sort: url.sort ?? '',
    order: url.order === 'desc' ? 'desc' : 'asc',
    filters: Object.fromEntries(filters.filter(([, value]) => value !== '')),
  };
}

const defaultsOf = (resource: Resource): Record<string, string> => ({
  page: '1',
  pageSize: String(defaultPageSize),
  sort: resource.sort?.property ?? '',
  order: resource.sort?.order ?? 'asc',
  ...Object.fromEntries(resource.filters.map(({ property }) => [parameterOf(property), ''])),
});

/** The state that a URL's query holds. */
export const listStateOf = (resource: Resource, search: string): ListState =>
  read({ ...defaultsOf(resource), ...Object.fromEntries(new URLSearchParams(search)) }, resource);

/** Page, sort and filters of a list; they live in the URL, so that reload, Back and a shared link restore them. */
export function useListState(resource: Resource): ListControls {
  const defaults = useMemo(() => defaultsOf(resource), [resource]);
  const [url, set]: [Record<string, string>, SetUrlState<Record<string, string>>] = useUrlState(defaults);
  const state = useMemo(() => read(url, resource), [url, resource]);
  return {
    state,
    setPage: (page, replace = false) => set({ page: String(page + 1) }, { replace }),
    setPageSize: (pageSize) => set({ pageSize: String(pageSize), page: '1' }),
    sortBy: (property) => {
      const order = state.sort === property && state.order === 'asc' ? 'desc' : 'asc';
      set({ sort: property, order, page: '1' });
    },
    setFilter: (property, value) => set({ [parameterOf(property)]: value, page: '1' }, { replace: true }),
    clearFilters: () =>
      set({
        ...Object.fromEntries(resource.filters.map(({ property }) => [parameterOf(property), ''])),
        page: '1',
      }),
  };
}
