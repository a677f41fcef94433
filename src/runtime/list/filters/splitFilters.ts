import { isRangeField } from '../../../contract/api/derivedNames.ts';
import type { ResourceFilter } from '../../../contract/model/resource.ts';
import { filterNamesOf, type ListState } from '../query/useListState.ts';

/** True if the operator types the value of the filter. */
export const isTyped = ({ field }: ResourceFilter): boolean =>
  !isRangeField(field) && !field.reference && !field.choices && field.type !== 'boolean';

/** The filters of a list by their places. */
interface FilterPlaces {
  /** The search field in the bar: the first filter that the operator types. */
  readonly search: ResourceFilter | undefined;
  /** The filters in the panel: all others. */
  readonly panel: readonly ResourceFilter[];
  /** The set filters of the panel: a chip in the bar for each. */
  readonly chips: readonly ResourceFilter[];
  /** The number of set filters. */
  readonly active: number;
}

export function splitFilters(filters: readonly ResourceFilter[], { filters: set }: ListState): FilterPlaces {
  const isSet = (filter: ResourceFilter): boolean => filterNamesOf(filter).some((name) => name in set);
  const search = filters.find(isTyped);
  const panel = filters.filter((filter) => filter !== search);
  return { search, panel, chips: panel.filter(isSet), active: filters.filter(isSet).length };
}
