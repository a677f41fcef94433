import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { Bar } from './Bar.tsx';
import { Drawer } from './Drawer.tsx';
import { Navigation } from './Navigation.tsx';
import { isNavigationShown, storeNavigationShown } from './navigationVisibility.ts';
import styles from './Shell.module.css';
import { ShellLayout } from './ShellLayout.tsx';

const narrow = matchMedia('(width < 768px)');

/** Bar, navigation and page. The navigation is a drawer on narrow screens and can be hidden on others. */
export function Shell({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useTranslate();
  const [path] = useLocation();
  const [shown, setShown] = useState(isNavigationShown);
  const [drawer, setDrawer] = useState(false);
  const main = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a drawer that was used to go somewhere has done its work
  useEffect(() => setDrawer(false), [path]);

  function toggle(): void {
    if (narrow.matches) setDrawer(true);
    else {
      storeNavigationShown(!shown);
      setShown(!shown);
    }
  }

  return (
    <ShellLayout
      skipLink={
        <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
          {t('shell.skip')}
        </button>
      }
      bar={<Bar onToggleNavigation={toggle} />}
      navigation={shown && <Navigation />}
      drawer={
        drawer && (
          <Drawer label={t('shell.navigation')} onClose={() => setDrawer(false)}>
            <Navigation />
          </Drawer>
        )
      }
      mainRef={main}
    >
      {children}
    </ShellLayout>
  );
}
