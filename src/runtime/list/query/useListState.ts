import { useLayoutEffect, useMemo } from 'react';
import { isRangeField, rangeFromName, rangeToName } from '../../../contract/api/derivedNames.ts';
import type { ListQuestion, Resource, ResourceFilter } from '../../../contract/model/resource.ts';
import { type SetUrlState, useUrlState } from '../../core/routing/useUrlState.ts';
import { defaultQueryOf } from '../savedFilters/savedFilters.ts';

export interface ListState {
  /** 0-based, as the service counts; the URL holds what people see (schemas/SPECIFICATION.md section 9). */
  readonly page: number;
  /** Where the service goes by cursor: what the page begins after, as the page before it told (`Paging.next`). */
  readonly after?: string;
  /** Chosen by the operator; else the service says how many rows a page has (schemas/SPECIFICATION.md section 9). */
  readonly pageSize?: number;
  readonly sort: string;
  readonly order: 'asc' | 'desc';
  /** By `filterNamesOf`; only those that are set. */
  readonly filters: Readonly<Record<string, string>>;
}

interface PageTarget extends Pick<ListState, 'after'> {
  /** Leaves no step for Back. */
  readonly replace?: boolean;
}

export interface ListControls {
  readonly state: ListState;
  readonly setPage: (page: number, place?: PageTarget) => void;
  readonly setPageSize: (pageSize: number) => void;
  readonly sortBy: (property: string) => void;
  /** By `filterNamesOf`; an empty text takes a filter away. Others stay. */
  readonly setFilters: (values: Readonly<Record<string, string>>) => void;
  readonly clearFilters: () => void;
  /** Filters and order as a URL holds them, instead of those that are set. */
  readonly applyQuery: (query: string) => void;
  /** What the list is called where something is kept for it. */
  readonly id: string;
}

/** What is asked, and of a list that is on screen also its columns. */
type ListSource = ListQuestion & Partial<Pick<Resource, 'columns'>>;

type UrlTexts = Readonly<Record<string, string>>;

/** Apart from `page` and `sort`, so that a property may be called so. */
const parameterOf = (name: string): string => `filter.${name}`;

/** Filters as a URL holds them. */
export const filterParameters = (values: UrlTexts): UrlTexts =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [parameterOf(name), value]));

const clearedFiltersOf = (resource: ListQuestion): UrlTexts =>
  Object.fromEntries(resource.filters.flatMap((filter) => filterNamesOf(filter).map((name) => [name, ''])));

const firstPage = { page: '1', after: '' };

/** The parameters of a list's URL when it says nothing. */
export const defaultParametersOf = (resource: ListQuestion): UrlTexts => ({
  ...firstPage,
  pageSize: '',
  sort: resource.sort?.property ?? '',
  order: resource.sort?.order ?? 'asc',
  // Set by who wants all records although the list is usually opened with a filter.
  all: '',
  ...filterParameters(clearedFiltersOf(resource)),
});

function parseListState(url: UrlTexts, resource: ListQuestion): ListState {
  const pageSize = Number.parseInt(url.pageSize ?? '', 10);
  const filters = Object.keys(clearedFiltersOf(resource)).map(
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

const isSortable = ({ columns }: ListSource, sort: string): boolean =>
  columns === undefined || columns.some(({ property, sortable }) => sortable && property === sort);

/** The parameters in a query that the list has, by name, and those that it has no longer. */
export function splitKnownParameters(resource: ListSource, query: string) {
  const defaults = defaultParametersOf(resource);
  const parameters = [...new URLSearchParams(query)];
  const isKnown = ([name, value]: readonly [string, string]): boolean =>
    name in defaults && (name !== 'sort' || value === defaults.sort || isSortable(resource, value));
  return {
    known: Object.fromEntries(parameters.filter(isKnown)),
    gone: parameters.filter((parameter) => !isKnown(parameter)).map(([name]) => name),
  };
}

/** What the URL says of a list, or else what its operator usually opens it with. */
function withDefaultFilter(resource: ListSource, url: UrlTexts, id: string): UrlTexts {
  const defaults = defaultParametersOf(resource);
  const hasParameters = Object.keys(defaults).some((name) => url[name] !== defaults[name]);
  const defaultFilter = hasParameters ? undefined : defaultQueryOf(id);
  return defaultFilter === undefined
    ? url
    : { ...defaults, ...splitKnownParameters(resource, defaultFilter).known };
}

/** The state that a URL's query holds. */
export const listStateOf = (resource: ListSource, search: string): ListState =>
  parseListState(
    withDefaultFilter(
      resource,
      { ...defaultParametersOf(resource), ...Object.fromEntries(new URLSearchParams(search)) },
      resource.name,
    ),
    resource,
  );

const addPrefix = (prefix: string, values: UrlTexts): UrlTexts =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));

/**
 * Page, sort and filters of a list; they live in the URL, so that reload, Back and a shared link restore them.
 * A list within the page of a record has a prefix of its own, for both lists are in the same URL.
 */
export function useListState(resource: ListSource, prefix = ''): ListControls {
  const id = prefix + resource.name;
  const defaults = useMemo(() => addPrefix(prefix, defaultParametersOf(resource)), [resource, prefix]);
  const [url, setUrl]: [UrlTexts, SetUrlState<UrlTexts>] = useUrlState(defaults);
  const { state, usual } = useMemo(() => {
    const own = Object.entries(url).map(([name, value]) => [name.slice(prefix.length), value]);
    const urlValues: UrlTexts = Object.fromEntries(own);
    const shown = withDefaultFilter(resource, urlValues, id);
    return { state: parseListState(shown, resource), usual: shown === urlValues ? undefined : shown };
  }, [url, resource, prefix, id]);
  const set = (values: UrlTexts, replace?: boolean) => setUrl(addPrefix(prefix, values), { replace });
  useLayoutEffect(() => {
    if (usual) setUrl(addPrefix(prefix, usual), { replace: true });
  }, [usual, prefix, setUrl]);
  const setFilters = (values: UrlTexts, replace: boolean) => {
    const isAll = Object.values({ ...state.filters, ...values }).every((value) => value === '');
    set({ ...filterParameters(values), ...firstPage, all: isAll && defaultQueryOf(id) ? '1' : '' }, replace);
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
    clearFilters: () => setFilters(clearedFiltersOf(resource), false),
    applyQuery: (query) =>
      set({
        ...defaultParametersOf(resource),
        pageSize: String(state.pageSize ?? ''),
        ...splitKnownParameters(resource, query).known,
      }),
  };
}

/** What a filter is called in the URL and in a paging body: its property, or both ends of a range. */
export const filterNamesOf = ({ property, field }: ResourceFilter): readonly string[] =>
  isRangeField(field) ? [rangeFromName(property), rangeToName(property)] : [property];
