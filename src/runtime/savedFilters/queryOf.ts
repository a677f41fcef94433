import type { ListQuestion } from '../../contract/resource.ts';
import { defaultsOf, type ListState, withFilters } from '../list/useListState.ts';

/** Filters and order of a list as its URL holds them. */
export function queryOf(resource: ListQuestion, { filters, sort, order }: ListState): string {
  const defaults = defaultsOf(resource);
  const parameters = Object.entries({ ...withFilters(filters), sort, order });
  return String(new URLSearchParams(parameters.filter(([name, value]) => value !== defaults[name])));
}
