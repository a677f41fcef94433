import type { Row } from '../../contract/envelope.ts';
import type { Operation } from '../../contract/operation.ts';
import type { Resource } from '../../contract/resource.ts';
import type { Screen } from '../../contract/screen.ts';
import type { Args } from '../api/buildRequest.ts';
import { operationNamed } from '../api/operationNamed.ts';
import { listArgs } from '../list/listArgs.ts';

type Constants = Readonly<Record<string, string>>;

/** A tab where records are found. */
export interface Place {
  readonly screen: Screen;
  readonly tab: string;
  readonly constants: Constants;
}

/** A list that can be searched by the property that names its records, and the tabs that show them. */
export interface Search {
  readonly list: string;
  readonly operation: Operation;
  readonly resource: Resource;
  readonly places: readonly Place[];
}

/** Named by a text, and narrowed by it. */
const isSearched = ({ displayProperty: naming, filters }: Resource): boolean =>
  filters.some(
    ({ property, field }) =>
      property === naming && field.type === 'string' && !field.format && !field.choices?.length,
  );

/** One search for each list, however many tabs show parts of it; those whose records are made here come first. */
export function searchesOf(
  screens: readonly Screen[],
  resources: ReadonlyMap<string, Resource>,
): readonly Search[] {
  const searches = new Map<string, Search>();
  for (const screen of screens)
    for (const tab of screen.tabs) {
      if (!('resource' in tab)) continue;
      const resource = resources.get(tab.resource);
      if (!resource?.roles.list || !isSearched(resource)) continue;
      const { list } = resource.roles;
      const known = searches.get(list);
      const place = { screen, tab: tab.id, constants: tab.constants ?? {} };
      const operation = known?.operation ?? operationNamed(list, `The resource "${resource.name}"`);
      const places = [...(known?.places ?? []), place];
      searches.set(list, { list, operation, resource: known?.resource ?? resource, places });
    }
  const isMade = ({ resource }: Search): number => (resource.roles.create ? 0 : 1);
  return [...searches.values()].sort((a, b) => isMade(a) - isMade(b));
}

/** What is fixed wherever the records are shown. */
function sharedConstants(places: readonly Place[]): Constants {
  const [first, ...others] = places;
  return Object.fromEntries(
    Object.entries(first?.constants ?? {}).filter(([name, value]) =>
      others.every(({ constants }) => constants[name] === value),
    ),
  );
}

/** The call for the first `limit` records whose name holds the text. */
export function searchArgs({ resource, operation, places }: Search, text: string, limit: number): Args {
  const { property = '', order = 'asc' } = resource.sort ?? {};
  const state = {
    page: 0,
    pageSize: limit,
    sort: property,
    order,
    filters: { [resource.displayProperty]: text },
  };
  return listArgs({ ...resource, constants: sharedConstants(places) }, operation, state);
}

const agrees = ({ constants }: Place, row: Row): boolean =>
  Object.entries(constants).every(([name, value]) => row[name] === undefined || row[name] === value);

/** The tab that shows the record: what is fixed there agrees with it, and nowhere is more of it fixed. */
export const placeOf = ({ places }: Search, row: Row): Place | undefined =>
  places
    .filter((place) => agrees(place, row))
    .sort((a, b) => Object.keys(b.constants).length - Object.keys(a.constants).length)[0];
