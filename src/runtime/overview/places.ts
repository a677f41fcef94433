import type { RecordLead } from '../../contract/overview.ts';
import { fromName, toName } from '../../contract/rangeName.ts';
import type { Screen } from '../../contract/screen.ts';
import { screens } from '../catalog.ts';
import { withFilters } from '../list/useListState.ts';
import { partPrefix } from '../resource/place.ts';

/** A list on another tab of the screen: what it is narrowed by, the instants between which a filter has to lie, and its order. */
export interface ListLead {
  readonly tab: string;
  readonly filters?: Readonly<Record<string, string>>;
  readonly within?: { readonly filter: string; readonly from: string; readonly to?: string };
  readonly sort?: { readonly property: string; readonly order: string };
}

/** Where a list is, within the console. */
export function listPlace(route: string, { tab, filters = {}, within, sort }: ListLead): string {
  const range = within && {
    [fromName(within.filter)]: within.from,
    ...(within.to && { [toName(within.filter)]: within.to }),
  };
  const parameters = new URLSearchParams({ tab, ...withFilters({ ...filters, ...range }) });
  if (sort)
    for (const [name, value] of [['sort', sort.property] as const, ['order', sort.order] as const])
      parameters.set(name, value);
  return `${route}?${parameters}`;
}

type Told = Readonly<Record<string, unknown>>;

/** The screens that open with a list of such records. */
export const screensOf = (entity: string): readonly Screen[] =>
  screens.filter(({ tabs: [tab] }) => tab && 'entity' in tab && 'resource' in tab && tab.entity === entity);

const isOf = ({ tabs: [tab] }: Screen, record: Told): boolean =>
  Object.entries((tab && 'constants' in tab && tab.constants) || {}).every(
    ([property, value]) => record[property] === undefined || record[property] === value,
  );

/** Where the page of a record is: on the first screen that opens with such records and fixes nothing else of them. Undefined where there is none. */
export function recordPlace(
  entity: string,
  record: Told,
  { recordTab: section, presetFilters: filters = {} }: RecordLead = { recordTab: 'overview' },
): string | undefined {
  const screen = screensOf(entity).find((candidate) => isOf(candidate, record));
  if (!screen || typeof record.uuid !== 'string') return undefined;
  const parameters = new URLSearchParams({ view: 'edit', uuid: record.uuid, section });
  for (const [name, value] of Object.entries(withFilters(filters))) parameters.set(partPrefix + name, value);
  return `${screen.route}?${parameters}`;
}
