import type { Row } from '../../../contract/api/envelope.ts';
import type { Operation } from '../../../contract/api/operation.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import type { Screen } from '../../../contract/model/screen.ts';
import { screenKey } from '../../../contract/text/captions.ts';
import type { Translate } from '../../../contract/text/phrases.ts';
import { offeredTabs } from '../../api/access/offeredTabs.ts';
import type { OperationArgs } from '../../api/buildRequest.ts';
import { getOperation } from '../../api/operations.ts';
import { recordPageUrl } from '../../core/routing/recordUrl.ts';
import { confirmAndNavigate } from '../../feedback/dialog/leaveGuard.ts';
import { captionOf } from '../../fields/types/choice/choiceTypes.tsx';
import { listArgsOf } from '../../list/query/listRequest.ts';
import type { Command } from './Command.ts';
import { tabUrl } from './screenCommands.ts';

type Constants = Readonly<Record<string, string>>;

/** A tab that shows the records. */
interface SearchTab {
  readonly screen: Screen;
  readonly tab: string;
  readonly constants: Constants;
}

/** A list with a search by display name, and the tabs that show it. */
export interface RecordSearch {
  readonly list: string;
  readonly operation: Operation;
  readonly resource: Resource;
  readonly tabs: readonly SearchTab[];
}

/** True if a text property names the records and filters the list. */
const isSearchable = ({ displayProperty, filters }: Resource): boolean =>
  filters.some(
    ({ property, field }) =>
      property === displayProperty && field.type === 'string' && !field.format && !field.choices?.length,
  );

/**
 * One search for each list of the role, however many tabs show parts of it. Lists that create their records come first.
 */
export function recordSearchesOf(
  screens: readonly Screen[],
  resources: ReadonlyMap<string, Resource>,
): readonly RecordSearch[] {
  const searches = new Map<string, RecordSearch>();
  for (const screen of screens)
    for (const tab of offeredTabs(screen.tabs)) {
      if (!('resource' in tab)) continue;
      const resource = resources.get(tab.resource);
      if (!resource?.roles.list || !isSearchable(resource)) continue;
      const { list } = resource.roles;
      const known = searches.get(list);
      const place = { screen, tab: tab.id, constants: tab.constants ?? {} };
      const operation = known?.operation ?? getOperation(list, `The resource "${resource.name}"`);
      // A list below another record cannot be searched as a whole.
      if (operation.scope) continue;
      const places = [...(known?.tabs ?? []), place];
      searches.set(list, { list, operation, resource: known?.resource ?? resource, tabs: places });
    }
  const creationRank = ({ resource }: RecordSearch): number => (resource.roles.create ? 0 : 1);
  return [...searches.values()].sort((a, b) => creationRank(a) - creationRank(b));
}

/** The constants that all tabs share. */
function sharedConstants(places: readonly SearchTab[]): Constants {
  const [first, ...others] = places;
  return Object.fromEntries(
    Object.entries(first?.constants ?? {}).filter(([name, value]) =>
      others.every(({ constants }) => constants[name] === value),
    ),
  );
}

/** The arguments for the first `limit` records whose name contains the text. */
export function recordSearchArgs(
  { resource, operation, tabs }: RecordSearch,
  text: string,
  limit: number,
): OperationArgs {
  const { property = '', order = 'asc' } = resource.sort ?? {};
  const state = {
    page: 0,
    pageSize: limit,
    sort: property,
    order,
    filters: { [resource.displayProperty]: text },
  };
  return listArgsOf({ ...resource, constants: sharedConstants(tabs) }, operation, state);
}

const matchesTab = ({ constants }: SearchTab, row: Row): boolean =>
  Object.entries(constants).every(([name, value]) => row[name] === undefined || row[name] === value);

/** The tab that shows the record: the one with the most constants among those whose constants match. */
export const searchTabOf = ({ tabs }: RecordSearch, row: Row): SearchTab | undefined =>
  tabs
    .filter((place) => matchesTab(place, row))
    .sort((a, b) => Object.keys(b.constants).length - Object.keys(a.constants).length)[0];

/** Longer texts are reasons and messages. */
const detailLength = 100;

/**
 * A detail that distinguishes records of the same name, from the columns of its list: reference codes and choices as
 * text, then short texts, such as the document number of a log entry.
 */
function detailOf({ entity, displayProperty, columns }: Resource, row: Row, t: Translate): string {
  const codes: string[] = [];
  const texts: string[] = [];
  for (const { property, field, hidden } of columns) {
    const value = row[property];
    if (hidden || property === displayProperty || typeof value !== 'string' || value === '') continue;
    if (field.choices) codes.push(captionOf({ field, entity, path: [property] }, value, t));
    else if (field.reference) codes.push(...(field.reference.value === 'uuid' ? [] : [value]));
    else if (!field.format && Number(field.maxLength) <= detailLength) texts.push(value);
  }
  return [...codes, ...texts].slice(0, 3).join(' · ');
}

/** Commands that open the pages of the found records. */
export function foundRecordCommands(search: RecordSearch, rows: readonly Row[], t: Translate): Command[] {
  const { resource } = search;
  return rows.flatMap((row): Command[] => {
    const place = searchTabOf(search, row);
    if (!place) return [];
    const { screen, tab } = place;
    const screenTitle = t(screenKey(screen.name, 'title'));
    const kind = screen.tabs.length > 1 ? t(screenKey(screen.name, `tabs.${tab}.title`)) : screenTitle;
    const to = recordPageUrl(tabUrl(screen, tab), { uuid: row.uuid, section: 'overview' });
    const title = String(row[resource.displayProperty] ?? row.uuid);
    return [
      {
        id: `record ${search.list} ${row.uuid}`,
        kind: 'record',
        group: kind === screenTitle ? kind : `${kind} · ${screenTitle}`,
        title,
        detail: detailOf(resource, row, t),
        names: [title],
        to,
        run: () => confirmAndNavigate(to),
      },
    ];
  });
}
