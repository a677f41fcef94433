import type { Row } from '../../contract/api/envelope.ts';
import type { ResourceColumn } from '../../contract/model/resource.ts';
import { filterParameters } from '../core/routing/filterParameters.ts';
import { currentLocation } from '../core/routing/hashLocation.ts';
import { type recordUrlDefaults, relatedListPrefix } from '../core/routing/recordUrl.ts';

/**
 * The drill-down of a value to the tab of the record page that its column names. The URL of the surrounding
 * list is kept.
 */
export function drillDownUrl(
  { recordTab: tab = '', presetFilters = {} }: ResourceColumn,
  { uuid }: Row,
): string {
  const [path, query] = currentLocation().split('?', 2);
  const parameters = new URLSearchParams(query);
  const at: Partial<typeof recordUrlDefaults> = { view: 'edit', uuid, section: tab };
  for (const [name, value] of Object.entries(at)) parameters.set(name, value);
  for (const [name, value] of Object.entries(filterParameters(presetFilters)))
    parameters.set(`${relatedListPrefix}${name}`, value);
  return `${path}?${parameters}`;
}
