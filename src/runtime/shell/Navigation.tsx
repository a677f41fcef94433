import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { Screen } from '../../contract/model/screen.ts';
import { screenKey } from '../../contract/text/captions.ts';
import { screens } from '../core/catalog.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { shortcutKeys } from '../core/keyboard/shortcutKeys.ts';
import { preloadScreen } from './boot/preloadScreen.ts';
import styles from './Navigation.module.css';

/** Loads a screen that is likely to open next; a failure appears when it opens. */
const preloadQuietly = (screen: Screen): void => {
  preloadScreen(screen).catch(() => undefined);
};

/** The screens of the catalog, in order. Hovering a link loads its screen. */
export function Navigation(): ReactNode {
  const t = useTranslate();
  const [path] = useLocation();
  return (
    <nav className={styles.navigation} aria-label={t('shell.navigation')}>
      {screens.map((screen, index) => (
        <Link
          key={screen.name}
          href={screen.route}
          title={`${t(screenKey(screen.name, 'title'))} (${shortcutKeys.goTo} ${index + 1})`}
          className={styles.link}
          aria-current={screen.route === path ? 'page' : undefined}
          onPointerEnter={() => preloadQuietly(screen)}
          onFocus={() => preloadQuietly(screen)}
        >
          {t(screenKey(screen.name, 'shortTitle'))}
        </Link>
      ))}
    </nav>
  );
}
