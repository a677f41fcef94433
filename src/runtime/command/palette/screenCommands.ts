import type { Resource } from '../../../contract/model/resource.ts';
import type { Screen } from '../../../contract/model/screen.ts';
import { resourceKey, screenKey } from '../../../contract/text/captions.ts';
import type { Translate } from '../../../contract/text/phrases.ts';
import { offeredTabs } from '../../api/access/offeredTabs.ts';
import type { RoleObstacle } from '../../api/access/useRoleObstacle.ts';
import { locales } from '../../core/catalog.ts';
import { phrases } from '../../core/i18n/phrases.ts';
import { confirmAndNavigate } from '../../feedback/dialog/leaveGuard.ts';
import type { Command } from './Command.ts';

/** The texts of a caption in each loaded language. */
export const namesInAllLocales = (key: string): readonly string[] =>
  locales.filter((locale) => phrases.has(locale, key)).map((locale) => phrases.translate(locale, key));

/** The URL of a tab of a screen. */
export const tabUrl = ({ route }: Screen, tab: string): string => `${route}?tab=${tab}`;

/** Every screen of the role, and every tab of those with several: lists, tasks and panels. */
export function screenCommands(screens: readonly Screen[], t: Translate): Command[] {
  const group = t('command.groups.screens');
  return screens.flatMap((screen) => {
    const { name, route } = screen;
    const tabs = offeredTabs(screen.tabs);
    if (tabs.length === 0) return [];
    const screenTitle = screenKey(name, 'title');
    const whole: Command = {
      id: `screen ${name}`,
      kind: 'screen',
      group,
      title: t(screenTitle),
      names: namesInAllLocales(screenTitle),
      run: () => confirmAndNavigate(route),
    };
    if (tabs.length < 2) return [whole];
    const each = tabs.map(({ id }): Command => {
      const title = screenKey(name, `tabs.${id}.title`);
      return {
        id: `screen ${name} ${id}`,
        kind: 'screen',
        group,
        title: t(title),
        detail: t(screenTitle),
        names: namesInAllLocales(title),
        placeNames: namesInAllLocales(screenTitle),
        run: () => confirmAndNavigate(tabUrl(screen, id)),
      };
    });
    return [whole, ...each];
  });
}

/** "New data source" in each language whose captions are loaded. */
function createNamesInAllLocales(resource: string): readonly string[] {
  const record = resourceKey(resource, 'recordTitle');
  return locales
    .filter((locale) => phrases.has(locale, record) && phrases.has(locale, 'record.new'))
    .map((locale) => phrases.translate(locale, 'record.new', { record: phrases.translate(locale, record) }));
}

/** Commands that open the dialog for a new record, for each list that has one. */
export function createCommands(
  screens: readonly Screen[],
  resources: ReadonlyMap<string, Resource>,
  t: Translate,
  roleObstacle: RoleObstacle,
): Command[] {
  return screens.flatMap((screen) =>
    offeredTabs(screen.tabs).flatMap((tab): Command[] => {
      const { list, create } = ('resource' in tab && resources.get(tab.resource)?.roles) || {};
      if (!('resource' in tab) || !list || !create) return [];
      return [
        {
          id: `create ${screen.name} ${tab.id}`,
          kind: 'create',
          group: t('command.groups.create'),
          title: t('record.new', { record: t(resourceKey(tab.resource, 'recordTitle')) }),
          detail: t(screenKey(screen.name, 'title')),
          names: createNamesInAllLocales(tab.resource),
          placeNames: namesInAllLocales(screenKey(screen.name, 'title')),
          reason: roleObstacle(create),
          run: () => confirmAndNavigate(`${tabUrl(screen, tab.id)}&view=create`),
        },
      ];
    }),
  );
}
