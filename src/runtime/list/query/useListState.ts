import { useLayoutEffect, useMemo } from 'react';
import { isRangeField, rangeFromName, rangeToName } from '../../../contract/api/derivedNames.ts';
import type { ListQuery, Resource, ResourceFilter } from '../../../contract/model/resource.ts';
import { filterParameterOf, filterParameters } from '../../core/routing/filterParameters.ts';
import { type SetUrlState, useUrlState } from '../../core/routing/useUrlState.ts';
import { defaultQueryOf } from '../savedFilters/savedFilters.ts';

export interface ListState {
  /** 0-based, as in the service; the URL is 1-based (schemas/SPECIFICATION.md section 9). */
  readonly page: number;
  /** Cursor of the page, from the previous page (`Paging.next`), where the service uses cursors. */
  readonly after?: string;
  /** Chosen by the operator; default is the service's page size (schemas/SPECIFICATION.md section 9). */
  readonly pageSize?: number;
  readonly sort: string;
  readonly order: 'asc' | 'desc';
  /** By `filterNamesOf`; only filters that are set. */
  readonly filters: Readonly<Record<string, string>>;
}

interface PageTarget extends Pick<ListState, 'after'> {
  /** Adds no step for Back. */
  readonly replace?: boolean;
}

export interface ListControls {
  readonly state: ListState;
  readonly setPage: (page: number, place?: PageTarget) => void;
  readonly setPageSize: (pageSize: number) => void;
  readonly sortBy: (property: string) => void;
  /** By `filterNamesOf`; an empty text clears a filter. Others stay. */
  readonly setFilters: (values: Readonly<Record<string, string>>) => void;
  readonly clearFilters: () => void;
  /** Replaces the current filters and order with those of a URL query. */
  readonly applyQuery: (query: string) => void;
  /** The list's key for stored settings. */
  readonly id: string;
}

/** The parts for the request, and for a list on screen also its columns. */
type ListSource = ListQuery & Partial<Pick<Resource, 'columns'>>;

type UrlTexts = Readonly<Record<string, string>>;

const clearedFiltersOf = (resource: ListQuery): UrlTexts =>
  Object.fromEntries(resource.filters.flatMap((filter) => filterNamesOf(filter).map((name) => [name, ''])));

const firstPage = { page: '1', after: '' };

/** The default URL parameters of a list. */
export const defaultParametersOf = (resource: ListQuery): UrlTexts => ({
  ...firstPage,
  pageSize: '',
  sort: resource.sort?.property ?? '',
  order: resource.sort?.order ?? 'asc',
  // Set to show all records although the list has a default filter.
  all: '',
  ...filterParameters(clearedFiltersOf(resource)),
});

/** True for the sort of the schema or of a sortable column. Without columns, any sort may be one. */
const isSortable = ({ columns, sort }: ListSource, value: string | undefined): boolean =>
  value === (sort?.property ?? '') ||
  columns?.some(({ property, sortable }) => sortable && property === value) !== false;

function parseListState(url: UrlTexts, resource: ListSource): ListState {
  const { sort = '', order } = isSortable(resource, url.sort) ? url : defaultParametersOf(resource);
  const pageSize = Number.parseInt(url.pageSize ?? '', 10);
  const filters = Object.keys(clearedFiltersOf(resource)).map(
    (name) => [name, url[filterParameterOf(name)] ?? ''] as const,
  );
  return {
    page: Math.max(0, (Number.parseInt(url.page ?? '', 10) || 1) - 1),
    ...(url.after && { after: url.after }),
    ...(pageSize > 0 && { pageSize }),
    sort,
    order: order === 'desc' ? 'desc' : 'asc',
    filters: Object.fromEntries(filters.filter(([, value]) => value !== '')),
  };
}

/** The parameters in a query that the list has, by name, and the unknown ones. */
export function splitKnownParameters(resource: ListSource, query: string) {
  const defaults = defaultParametersOf(resource);
  const parameters = [...new URLSearchParams(query)];
  const isKnown = ([name, value]: readonly [string, string]): boolean =>
    name in defaults && (name !== 'sort' || isSortable(resource, value));
  return {
    known: Object.fromEntries(parameters.filter(isKnown)),
    gone: parameters.filter((parameter) => !isKnown(parameter)).map(([name]) => name),
  };
}

/** The list parameters of the URL, or else the operator's default filter. */
function withDefaultFilter(resource: ListSource, url: UrlTexts, id: string): UrlTexts {
  const defaults = defaultParametersOf(resource);
  const hasParameters = Object.keys(defaults).some((name) => url[name] !== defaults[name]);
  const defaultFilter = hasParameters ? undefined : defaultQueryOf(id);
  return defaultFilter === undefined
    ? url
    : { ...defaults, ...splitKnownParameters(resource, defaultFilter).known };
}

/** The list state in a URL query. */
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
 * Page, sort and filters of a list, kept in the URL, so that reload, Back and a shared link restore them. A
 * list within a record page has a prefix, because both lists share the URL.
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

/** The names of a filter in the URL and in a paging body: its property, or both ends of a range. */
export const filterNamesOf = ({ property, field }: ResourceFilter): readonly string[] =>
  isRangeField(field) ? [rangeFromName(property), rangeToName(property)] : [property];
