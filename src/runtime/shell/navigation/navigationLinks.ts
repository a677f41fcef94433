import {
  type NavigationGroup,
  type NavigationIcon,
  navigationGroups,
  type Screen,
} from '../../../contract/model/screen.ts';
import { screenKey } from '../../../contract/text/captions.ts';
import { offeredTabs } from '../../api/access/offeredTabs.ts';
import { screens } from '../../core/catalog.ts';

/** A link of the navigation: to a screen, or to a tab that has a link of its own. */
export interface NavigationLink {
  readonly screen: string;
  readonly route: string;
  /** Id of the tab. */
  readonly tab?: string;
  readonly icon: NavigationIcon;
  /** Key of its caption. */
  readonly caption: string;
}

/**
 * The links of the navigation by group; links without a group come first. A screen without a tab of the
 * operator's role has none.
 */
export const linksByGroup = (): readonly {
  readonly group: NavigationGroup | undefined;
  readonly links: readonly NavigationLink[];
}[] =>
  [undefined, ...navigationGroups].flatMap((group) => {
    const links = screens.filter((screen) => screen.group === group).flatMap(linksOf);
    return links.length > 0 ? [{ group, links }] : [];
  });

function linksOf({ name, route, icon, tabs }: Screen): readonly NavigationLink[] {
  const offered = offeredTabs(tabs);
  if (offered.length === 0) return [];
  return [
    { screen: name, route, icon, caption: screenKey(name, 'shortTitle') },
    ...offered.flatMap((tab) =>
      'resource' in tab && tab.icon
        ? [
            {
              screen: name,
              route,
              tab: tab.id,
              icon: tab.icon,
              caption: screenKey(name, `tabs.${tab.id}.title`),
            },
          ]
        : [],
    ),
  ];
}

/** Returns whether a link leads to the open tab: a tab without a link of its own belongs to its screen. */
export function isCurrentLink({ screen, tab }: NavigationLink, open: string, openTab: string): boolean {
  if (screen !== open) return false;
  const hasOwnLink = linksByGroup().some(({ links }) =>
    links.some((link) => link.screen === open && link.tab === openTab),
  );
  return tab === (hasOwnLink ? openTab : undefined);
}
