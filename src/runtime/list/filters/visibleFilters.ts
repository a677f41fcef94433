import type { ResourceFilter } from '../../../contract/model/resource.ts';
import { filterNamesOf, type ListState } from '../query/useListState.ts';

/** As many as fit into two lines; the schema lists the most likely first. */
const alwaysVisible = 6;

/**
 * The visible filters of a list, the number of set filters, and whether there are more than are always
 * visible.
 */
export function visibleFilters(filters: readonly ResourceFilter[], state: ListState, isExpanded: boolean) {
  const isSet = (filter: ResourceFilter): boolean =>
    filterNamesOf(filter).some((name) => name in state.filters);
  return {
    shown: filters.filter((filter, index) => isExpanded || index < alwaysVisible || isSet(filter)),
    active: filters.filter(isSet).length,
    isLong: filters.length > alwaysVisible,
  };
}
