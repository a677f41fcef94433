import type { Filter } from '../../contract/resource.ts';
import { filterNames } from './filterNames.ts';
import type { ListState } from './useListState.ts';

/** As many as fit into two lines; the schema has the likeliest first. */
const always = 6;

/** The filters of a list that are to be seen, how many of all are set, and whether there are more than are always seen. */
export function shownFilters(filters: readonly Filter[], state: ListState, isWhole: boolean) {
  const isSet = (filter: Filter): boolean => filterNames(filter).some((name) => name in state.filters);
  return {
    shown: filters.filter((filter, index) => isWhole || index < always || isSet(filter)),
    active: filters.filter(isSet).length,
    isLong: filters.length > always,
  };
}
