import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { screenKey } from '../../contract/labelKey.ts';
import type { Screen } from '../../contract/screen.ts';
import { screens } from '../catalog.ts';
import { keys } from '../command/keys.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import styles from './Navigation.module.css';
import { preloadScreen } from './preloadScreen.ts';

/** Loads a screen that is likely to be next; when it fails, going there will say so. */
const hint = (screen: Screen): void => {
  preloadScreen(screen).catch(() => undefined);
};

/** The screens of the catalog, in their order. A screen is loaded as soon as one points at its link. */
export function Navigation(): ReactNode {
  const t = useTranslate();
  const [path] = useLocation();
  return (
    <nav className={styles.navigation} aria-label={t('shell.navigation')}>
      {screens.map((screen, index) => (
        <Link
          key={screen.name}
          href={screen.route}
          title={`${t(screenKey(screen.name, 'title'))} (${keys.goTo} ${index + 1})`}
          className={styles.link}
          aria-current={screen.route === path ? 'page' : undefined}
          onPointerEnter={() => hint(screen)}
          onFocus={() => hint(screen)}
        >
          {t(screenKey(screen.name, 'shortTitle'))}
        </Link>
      ))}
    </nav>
  );
}
