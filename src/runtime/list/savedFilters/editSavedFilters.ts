import type { ListQuestion } from '../../../contract/model/resource.ts';
import { filterParameters } from '../../core/routing/filterParameters.ts';
import { defaultParametersOf, type ListState } from '../query/useListState.ts';
import type { SavedFilter } from './savedFilters.ts';

export const removeSavedFilter = (saved: readonly SavedFilter[], name: string): readonly SavedFilter[] =>
  saved.filter((one) => one.name !== name);

/**
 * Returns the saved filters with a new or changed one. It replaces the one named `before` and any other with
 * its name. At most one is the default.
 */
export function putSavedFilter(
  saved: readonly SavedFilter[],
  one: SavedFilter,
  before = one.name,
): readonly SavedFilter[] {
  const place = saved.findIndex(({ name }) => name === before);
  const isKept = (other: SavedFilter, index: number): boolean => index === place || other.name !== one.name;
  const next = saved
    .map((other, index) => {
      if (index === place) return { isDefault: other.isDefault, ...one };
      return one.isDefault ? { ...other, isDefault: false } : other;
    })
    .filter(isKept);
  return place < 0 ? [...next, one] : next;
}

/** Filters and order of a list as a URL query. */
export function filterQueryOf(resource: ListQuestion, { filters, sort, order }: ListState): string {
  const defaults = defaultParametersOf(resource);
  const parameters = Object.entries({ ...filterParameters(filters), sort, order });
  return String(new URLSearchParams(parameters.filter(([name, value]) => value !== defaults[name])));
}
