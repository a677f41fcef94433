import { fromName } from '../../contract/rangeName.ts';
import type { Figure } from '../../contract/strip.ts';
import { withFilters } from '../list/useListState.ts';
import { currentPath } from '../routing/hashLocation.ts';

/** The list behind a figure, on a tab of the same screen. `since` is the instant that the figures begin at, ISO 8601. */
export function whereTo(
  { tab, presetFilters: filters = {}, sinceFilter: since, sort }: Figure,
  begin: string,
): string {
  const narrowed = { ...filters, ...(since && { [fromName(since)]: begin }) };
  const order = sort && { sort: sort.property, order: sort.order };
  return `${currentPath()}?${new URLSearchParams({ tab, ...withFilters(narrowed), ...order })}`;
}
