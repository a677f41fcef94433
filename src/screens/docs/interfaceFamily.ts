import type { Row } from '../../contract/api/envelope.ts';
import { screens } from '../../runtime/core/catalog.ts';

/** Where interfaces like this one are found: the route of their family's screen, and what the family is called as a resource. */
export function familyOfInterface({
  interfaceType,
}: Row): { readonly route: string; readonly resource: string } | undefined {
  for (const { route, tabs } of screens)
    for (const tab of tabs)
      if ('resource' in tab && tab.entity === 'interface' && tab.constants?.interfaceType === interfaceType)
        return { route, resource: tab.resource };
  return undefined;
}

/** Where an interface is edited: its page on the screen of its family. */
export const settingsHref = (record: Row): string =>
  `${familyOfInterface(record)?.route ?? '/'}?${new URLSearchParams({ view: 'edit', uuid: record.uuid })}`;
