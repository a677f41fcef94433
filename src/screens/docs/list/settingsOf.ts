import type { Row } from '../../../contract/envelope.ts';
import { screens } from '../../../runtime/catalog.ts';

/** Where an interface is edited: its page on the screen of its family. */
export function settingsOf({ uuid, interfaceType }: Row): string {
  const family = screens.find(({ tabs }) =>
    tabs.some(
      (tab) =>
        'resource' in tab && tab.entity === 'interface' && tab.constants?.interfaceType === interfaceType,
    ),
  );
  return `${family?.route ?? '/'}?${new URLSearchParams({ view: 'edit', uuid })}`;
}
