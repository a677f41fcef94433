import { resourceKey, screenKey } from '../../contract/labelKey.ts';
import type { Translate } from '../../contract/phrases.ts';
import type { Resource } from '../../contract/resource.ts';
import type { Screen } from '../../contract/screen.ts';
import { locales } from '../catalog.ts';
import { phrases } from '../i18n/phrases.ts';
import type { Command } from './Command.ts';
import { goTo } from './goTo.ts';
import { namesOf } from './namesOf.ts';
import { tabLink } from './screenCommands.ts';

/** "New data source" in each language whose captions are loaded. */
function namesOfNew(resource: string): readonly string[] {
  const record = resourceKey(resource, 'recordTitle');
  return locales
    .filter((locale) => phrases.has(locale, record) && phrases.has(locale, 'record.new'))
    .map((locale) => phrases.translate(locale, 'record.new', { record: phrases.translate(locale, record) }));
}

/** The dialog for a new record, of each list where one can be made. */
export function createCommands(
  screens: readonly Screen[],
  resources: ReadonlyMap<string, Resource>,
  t: Translate,
): Command[] {
  return screens.flatMap((screen) =>
    screen.tabs.flatMap((tab): Command[] => {
      const { list, create } = ('resource' in tab && resources.get(tab.resource)?.roles) || {};
      if (!('resource' in tab) || !list || !create) return [];
      return [
        {
          id: `create ${screen.name} ${tab.id}`,
          kind: 'create',
          group: t('command.groups.create'),
          title: t('record.new', { record: t(resourceKey(tab.resource, 'recordTitle')) }),
          detail: t(screenKey(screen.name, 'title')),
          names: namesOfNew(tab.resource),
          places: namesOf(screenKey(screen.name, 'title')),
          run: () => goTo(`${tabLink(screen, tab.id)}&view=create`),
        },
      ];
    }),
  );
}
