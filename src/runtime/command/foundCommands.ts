import type { Row } from '../../contract/envelope.ts';
import { choiceKey, screenKey } from '../../contract/labelKey.ts';
import type { Translate } from '../../contract/phrases.ts';
import type { Resource } from '../../contract/resource.ts';
import type { Command } from './Command.ts';
import { goTo } from './goTo.ts';
import { tabLink } from './screenCommands.ts';
import { placeOf, type Search } from './searchesOf.ts';

/** What tells a record from others of its name, as its list has it: codes of what it refers to, and its choices in words. */
function detailOf({ entity, displayProperty: naming, columns }: Resource, row: Row, t: Translate): string {
  const said = columns.flatMap(({ property, field, hidden }) => {
    const value = row[property];
    if (hidden || property === naming || typeof value !== 'string' || value === '') return [];
    if (field.choices?.length) return [t(choiceKey(entity, [property], value))];
    return field.reference && field.reference.value !== 'uuid' ? [value] : [];
  });
  return said.slice(0, 3).join(' · ');
}

/** The records that a search found; each leads to its page. */
export function foundCommands(search: Search, rows: readonly Row[], t: Translate): Command[] {
  const { resource } = search;
  return rows.flatMap((row): Command[] => {
    const place = placeOf(search, row);
    if (!place) return [];
    const { screen, tab } = place;
    const screenTitle = t(screenKey(screen.name, 'title'));
    const kind = screen.tabs.length > 1 ? t(screenKey(screen.name, `tabs.${tab}.title`)) : screenTitle;
    const to = `${tabLink(screen, tab)}&view=edit&uuid=${row.uuid}&section=overview`;
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
        run: () => goTo(to),
      },
    ];
  });
}
