import type { Row } from '../../contract/envelope.ts';
import type { Column } from '../../contract/resource.ts';
import { withFilters } from '../list/useListState.ts';
import { currentLocation } from '../routing/hashLocation.ts';
import { partPrefix, type place } from './place.ts';

/** Where a value leads: to the tab of the record's page that its column names. The list around it stays as it is. */
export function leadTo({ recordTab: tab = '', presetFilters: filters = {} }: Column, { uuid }: Row): string {
  const [path, query] = currentLocation().split('?', 2);
  const parameters = new URLSearchParams(query);
  const at: Partial<typeof place> = { view: 'edit', uuid, section: tab };
  for (const [name, value] of Object.entries(at)) parameters.set(name, value);
  for (const [name, value] of Object.entries(withFilters(filters)))
    parameters.set(`${partPrefix}${name}`, value);
  return `${path}?${parameters}`;
}
