import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { screens } from '../../core/catalog.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { screenKeys, shortcutKeys } from '../../core/keyboard/shortcutKeys.ts';
import { useUrlState } from '../../core/routing/useUrlState.ts';
import { preloadScreen } from '../boot/preloadScreen.ts';
import styles from './Navigation.module.css';
import { NavigationLayout } from './NavigationLayout.tsx';
import { isCurrentLink, type NavigationLink } from './navigationLinks.ts';
import { useNavigationIcons } from './useNavigationIcons.ts';

/** Loads a screen that is likely to open next; a failure appears when it opens. */
function preloadQuietly(name: string): void {
  const screen = screens.find((one) => one.name === name);
  if (screen) preloadScreen(screen).catch(() => undefined);
}

/** The links to screens and tabs, by group. Hovering a link loads its screen. */
export function Navigation(): ReactNode {
  const t = useTranslate();
  const icons = useNavigationIcons();
  const [path] = useLocation();
  const [{ tab: openTab }] = useUrlState({ tab: '' });
  const open = screens.find(({ route }) => route === path)?.name ?? '';

  /** The caption, and the shortcut of a screen. */
  function titleOf({ screen, tab, caption }: NavigationLink): string {
    const key = screenKeys[screens.findIndex(({ name }) => name === screen)];
    return tab === undefined && key ? `${t(caption)} (${shortcutKeys.goTo} ${key})` : t(caption);
  }

  return (
    <NavigationLayout
      label={t('shell.navigation')}
      translate={t}
      linkOf={(link) => {
        const { screen, route, tab, icon, caption } = link;
        const Icon = icons?.[icon];
        return (
          <Link
            key={`${screen} ${tab}`}
            href={tab === undefined ? route : `${route}?tab=${tab}`}
            title={titleOf(link)}
            className={styles.link}
            aria-current={isCurrentLink(link, open, openTab) ? 'page' : undefined}
            onPointerEnter={() => preloadQuietly(screen)}
            onFocus={() => preloadQuietly(screen)}
          >
            <span className={styles.icon}>{Icon && <Icon size={16} aria-hidden="true" />}</span>
            {t(caption)}
          </Link>
        );
      }}
    />
  );
}
