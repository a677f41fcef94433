import { useLayoutEffect, useMemo } from 'react';
import type { ListQuestion, Resource } from '../../contract/resource.ts';
import { type SetUrlState, useUrlState } from '../routing/useUrlState.ts';
import { usualQuery } from '../savedFilters/savedFilters.ts';
import { filterNames } from './filterNames.ts';

export interface ListState {
  /** 0-based, as the service counts; the URL holds what people see (schemas/SPECIFICATION.md section 9). */
  readonly page: number;
  /** Where the service goes by cursor: what the page begins after, as the page before it told (`Paging.next`). */
  readonly after?: string;
  /** Chosen by the operator; else the service says how many rows a page has (schemas/SPECIFICATION.md section 9). */
  readonly pageSize?: number;
  readonly sort: string;
  readonly order: 'asc' | 'desc';
  /** By `filterNames`; only those that are set. */
  readonly filters: Readonly<Record<string, string>>;
}

interface PagePlace extends Pick<ListState, 'after'> {
  /** Leaves no step for Back. */
  readonly replace?: boolean;
}

export interface ListControls {
  readonly state: ListState;
  readonly setPage: (page: number, place?: PagePlace) => void;
  readonly setPageSize: (pageSize: number) => void;
  readonly sortBy: (property: string) => void;
  /** By `filterNames`; an empty text takes a filter away. Others stay. */
  readonly setFilters: (values: Readonly<Record<string, string>>) => void;
  readonly clearFilters: () => void;
  /** Filters and order as a URL holds them, instead of those that are set. */
  readonly show: (query: string) => void;
  /** What the list is called where something is kept for it. */
  readonly id: string;
}

/** What is asked, and of a list that is on screen also its columns. */
type Listed = ListQuestion & Partial<Pick<Resource, 'columns'>>;

type Texts = Readonly<Record<string, string>>;

/** Apart from `page` and `sort`, so that a property may be called so. */
const parameterOf = (name: string): string => `filter.${name}`;

/** Filters as a URL holds them. */
export const withFilters = (values: Texts): Texts =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [parameterOf(name), value]));

const noFilters = (resource: ListQuestion): Texts =>
  Object.fromEntries(resource.filters.flatMap((filter) => filterNames(filter).map((name) => [name, ''])));

const firstPage = { page: '1', after: '' };

/** The parameters of a list's URL when it says nothing. */
export const defaultsOf = (resource: ListQuestion): Texts => ({
  ...firstPage,
  pageSize: '',
  sort: resource.sort?.property ?? '',
  order: resource.sort?.order ?? 'asc',
  // Set by who wants all records although the list is usually opened with a filter.
  all: '',
  ...withFilters(noFilters(resource)),
});

function read(url: Texts, resource: ListQuestion): ListState {
  const pageSize = Number.parseInt(url.pageSize ?? '', 10);
  const filters = Object.keys(noFilters(resource)).map(
    (name) => [name, url[parameterOf(name)] ?? ''] as const,
  );
  return {
    page: Math.max(0, (Number.parseInt(url.page ?? '', 10) || 1) - 1),
    ...(url.after && { after: url.after }),
    ...(pageSize > 0 && { pageSize }),
    sort: url.sort ?? '',
    order: url.order === 'desc' ? 'desc' : 'asc',
    filters: Object.fromEntries(filters.filter(([, value]) => value !== '')),
  };
}

const isOrder = ({ columns }: Listed, sort: string): boolean =>
  columns === undefined || columns.some(({ property, sortable }) => sortable && property === sort);

/** The parameters in a query that the list has, by name, and those that it has no longer. */
export function knownIn(resource: Listed, query: string) {
  const defaults = defaultsOf(resource);
  const parameters = [...new URLSearchParams(query)];
  const isKnown = ([name, value]: readonly [string, string]): boolean =>
    name in defaults && (name !== 'sort' || value === defaults.sort || isOrder(resource, value));
  return {
    known: Object.fromEntries(parameters.filter(isKnown)),
    gone: parameters.filter((parameter) => !isKnown(parameter)).map(([name]) => name),
  };
}

/** What the URL says of a list, or else what its operator usually opens it with. */
function opened(resource: Listed, url: Texts, id: string): Texts {
  const defaults = defaultsOf(resource);
  const isSaid = Object.keys(defaults).some((name) => url[name] !== defaults[name]);
  const usual = isSaid ? undefined : usualQuery(id);
  return usual === undefined ? url : { ...defaults, ...knownIn(resource, usual).known };
}

/** The state that a URL's query holds. */
export const listStateOf = (resource: Listed, search: string): ListState =>
  read(
    opened(
      resource,
      { ...defaultsOf(resource), ...Object.fromEntries(new URLSearchParams(search)) },
      resource.name,
    ),
    resource,
  );

const prefixed = (prefix: string, values: Texts): Texts =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));

/**
 * Page, sort and filters of a list; they live in the URL, so that reload, Back and a shared link restore them.
 * A list within the page of a record has a prefix of its own, for both lists are in the same URL.
 */
export function useListState(resource: Listed, prefix = ''): ListControls {
  const id = prefix + resource.name;
  const defaults = useMemo(() => prefixed(prefix, defaultsOf(resource)), [resource, prefix]);
  const [url, setUrl]: [Texts, SetUrlState<Texts>] = useUrlState(defaults);
  const { state, usual } = useMemo(() => {
    const own = Object.entries(url).map(([name, value]) => [name.slice(prefix.length), value]);
    const said: Texts = Object.fromEntries(own);
    const shown = opened(resource, said, id);
    return { state: read(shown, resource), usual: shown === said ? undefined : shown };
  }, [url, resource, prefix, id]);
  const set = (values: Texts, replace?: boolean) => setUrl(prefixed(prefix, values), { replace });
  useLayoutEffect(() => {
    if (usual) setUrl(prefixed(prefix, usual), { replace: true });
  }, [usual, prefix, setUrl]);
  const setFilters = (values: Texts, replace: boolean) => {
    const isAll = Object.values({ ...state.filters, ...values }).every((value) => value === '');
    set({ ...withFilters(values), ...firstPage, all: isAll && usualQuery(id) ? '1' : '' }, replace);
  };
  return {
    id,
    state,
    setPage: (page, { after = '', replace } = {}) => set({ page: String(page + 1), after }, replace),
    setPageSize: (pageSize) => set({ pageSize: String(pageSize), ...firstPage }),
    sortBy: (property) => {
      const order = state.sort === property && state.order === 'asc' ? 'desc' : 'asc';
      set({ sort: property, order, ...firstPage });
    },
    setFilters: (values) => setFilters(values, true),
    clearFilters: () => setFilters(noFilters(resource), false),
    show: (query) =>
      set({
        ...defaultsOf(resource),
        pageSize: String(state.pageSize ?? ''),
        ...knownIn(resource, query).known,
      }),
  };
}
