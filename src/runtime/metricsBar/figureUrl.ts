import { rangeFromName } from '../../contract/api/derivedNames.ts';
import type { MetricFigure } from '../../contract/model/metrics.ts';
import { filterParameters } from '../core/routing/filterParameters.ts';
import { currentPath } from '../core/routing/hashLocation.ts';

/**
 * The list behind a figure, on a tab of the same screen. `since` is the beginning of the figures, ISO 8601.
 */
export function figureUrl(
  { tab, presetFilters = {}, sinceFilter, sort }: MetricFigure,
  begin: string,
): string {
  const narrowed = { ...presetFilters, ...(sinceFilter && { [rangeFromName(sinceFilter)]: begin }) };
  const order = sort && { sort: sort.property, order: sort.order };
  return `${currentPath()}?${new URLSearchParams({ tab, ...filterParameters(narrowed), ...order })}`;
}
