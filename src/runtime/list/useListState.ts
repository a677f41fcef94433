import { useMemo } from 'react';
import type { ListQuestion } from '../../contract/resource.ts';
import { type SetUrlState, useUrlState } from '../routing/useUrlState.ts';
import { filterNames } from './filterNames.ts';

export interface ListState {
  /** 0-based, as the service counts; the URL holds what people see (SPEC.md section 9). */
  readonly page: number;
  /** Chosen by the operator; else the service says how many rows a page has (SPEC.md section 9). */
  readonly pageSize?: number;
  readonly sort: string;
  readonly order: 'asc' | 'desc';
  /** By `filterNames`; only those that are set. */
  readonly filters: Readonly<Record<string, string>>;
}

export interface ListControls {
  readonly state: ListState;
  readonly setPage: (page: number, replace?: boolean) => void;
  readonly setPageSize: (pageSize: number) => void;
  readonly sortBy: (property: string) => void;
  /** By `filterNames`; an empty text takes a filter away. Others stay. */
  readonly setFilters: (values: Readonly<Record<string, string>>) => void;
  readonly clearFilters: () => void;
}

type Texts = Readonly<Record<string, string>>;

/** Apart from `page` and `sort`, so that a property may be called so. */
const parameterOf = (name: string): string => `filter.${name}`;

/** Filters as a URL holds them. */
export const withFilters = (values: Texts): Texts =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [parameterOf(name), value]));

const noFilters = (resource: ListQuestion): Texts =>
  Object.fromEntries(resource.filters.flatMap((filter) => filterNames(filter).map((name) => [name, ''])));

const defaultsOf = (resource: ListQuestion): Texts => ({
  page: '1',
  pageSize: '',
  sort: resource.sort?.property ?? '',
  order: resource.sort?.order ?? 'asc',
  ...withFilters(noFilters(resource)),
});

function read(url: Texts, resource: ListQuestion): ListState {
  const pageSize = Number.parseInt(url.pageSize ?? '', 10);
  const filters = Object.keys(noFilters(resource)).map(
    (name) => [name, url[parameterOf(name)] ?? ''] as const,
  );
  return {
    page: Math.max(0, (Number.parseInt(url.page ?? '', 10) || 1) - 1),
    ...(pageSize > 0 && { pageSize }),
    sort: url.sort ?? '',
    order: url.order === 'desc' ? 'desc' : 'asc',
    filters: Object.fromEntries(filters.filter(([, value]) => value !== '')),
  };
}

/** The state that a URL's query holds. */
export const listStateOf = (resource: ListQuestion, search: string): ListState =>
  read({ ...defaultsOf(resource), ...Object.fromEntries(new URLSearchParams(search)) }, resource);

const prefixed = (prefix: string, values: Texts): Texts =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));

/**
 * Page, sort and filters of a list; they live in the URL, so that reload, Back and a shared link restore them.
 * A list within the page of a record has a prefix of its own, for both lists are in the same URL.
 */
export function useListState(resource: ListQuestion, prefix = ''): ListControls {
  const defaults = useMemo(() => prefixed(prefix, defaultsOf(resource)), [resource, prefix]);
  const [url, setUrl]: [Texts, SetUrlState<Texts>] = useUrlState(defaults);
  const state = useMemo(() => {
    const own = Object.entries(url).map(([name, value]) => [name.slice(prefix.length), value]);
    return read(Object.fromEntries(own), resource);
  }, [url, resource, prefix]);
  const set = (values: Texts, replace?: boolean) => setUrl(prefixed(prefix, values), { replace });
  return {
    state,
    setPage: (page, replace = false) => set({ page: String(page + 1) }, replace),
    setPageSize: (pageSize) => set({ pageSize: String(pageSize), page: '1' }),
    sortBy: (property) => {
      const order = state.sort === property && state.order === 'asc' ? 'desc' : 'asc';
      set({ sort: property, order, page: '1' });
    },
    setFilters: (values) => set({ ...withFilters(values), page: '1' }, true),
    clearFilters: () => set({ ...withFilters(noFilters(resource)), page: '1' }),
  };
}
