import { screenKey } from '../../contract/labelKey.ts';
import type { Translate } from '../../contract/phrases.ts';
import type { Screen } from '../../contract/screen.ts';
import type { Command } from './Command.ts';
import { goTo } from './goTo.ts';
import { namesOf } from './namesOf.ts';

/** Where a tab of a screen is found. */
export const tabLink = ({ route }: Screen, tab: string): string => `${route}?tab=${tab}`;

/** Every screen, and every tab of those that have several: lists, tasks and panels alike. */
export function screenCommands(screens: readonly Screen[], t: Translate): Command[] {
  const group = t('command.groups.screens');
  return screens.flatMap((screen) => {
    const { name, route, tabs } = screen;
    const screenTitle = screenKey(name, 'title');
    const whole: Command = {
      id: `screen ${name}`,
      kind: 'screen',
      group,
      title: t(screenTitle),
      names: namesOf(screenTitle),
      run: () => goTo(route),
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
        names: namesOf(title),
        places: namesOf(screenTitle),
        run: () => goTo(tabLink(screen, id)),
      };
    });
    return [whole, ...each];
  });
}
