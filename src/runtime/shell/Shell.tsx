import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { lazyComponent } from '../core/lazy/lazyComponent.tsx';
import { useUrlState } from '../core/routing/useUrlState.ts';
import { LazyDialog } from '../feedback/failure/LazyPart.tsx';
import { Bar } from './bar/Bar.tsx';
import { Navigation } from './navigation/Navigation.tsx';
import { isNavigationShown, storeNavigationShown } from './navigation/navigationVisibility.ts';
import styles from './Shell.module.css';
import { ShellLayout } from './ShellLayout.tsx';

/** Only narrow windows have it. */
const Drawer = lazyComponent(async () => (await import('./navigation/Drawer.tsx')).Drawer);

const narrow = matchMedia('(width < 768px)');

/** Bar, navigation and page. The navigation is a drawer on narrow screens and can be hidden on others. */
export function Shell({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useTranslate();
  const [path] = useLocation();
  const [{ tab }] = useUrlState({ tab: '' });
  const [shown, setShown] = useState(isNavigationShown);
  const [drawer, setDrawer] = useState(false);
  const main = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a drawer that was used to go somewhere has done its work
  useEffect(() => setDrawer(false), [path, tab]);

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
          <LazyDialog close={() => setDrawer(false)}>
            <Drawer label={t('shell.navigation')} onClose={() => setDrawer(false)}>
              <Navigation />
            </Drawer>
          </LazyDialog>
        )
      }
      mainRef={main}
    >
      {children}
    </ShellLayout>
  );
}
