import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { screenKey } from '../../contract/labelKey.ts';
import type { Screen } from '../../contract/screen.ts';
import { screens } from '../catalog.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { ResourceScreen } from '../resource/ResourceScreen.tsx';
import { useHashSearch } from '../routing/hashLocation.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ExceptionPage } from './ExceptionPage.tsx';
import { FailedPage } from './FailedPage.tsx';
import { Loading } from './Loading.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { screenOf } from './preloadScreen.ts';
import { useTitle } from './useTitle.ts';

function ScreenPage({ screen }: { readonly screen: Screen }): ReactNode {
  const t = useTranslate();
  useTitle(t(screenKey(screen.name, 'title')));
  return <ResourceScreen screen={screen} />;
}

function Route({ path }: { readonly path: string }): ReactNode {
  const screen = screenOf(screens, path);
  if (screen) return <ScreenPage screen={screen} />;
  if (path === '/exception') return <ExceptionPage />;
  return <NotFoundPage path={path} />;
}

/** The page of the path in the URL. */
export function Page(): ReactNode {
  const [path] = useLocation();
  return (
    <ErrorBoundary key={path} about={useHashSearch()} show={(failure) => <FailedPage {...failure} />}>
      <Suspense fallback={<Loading />}>
        <Route path={path} />
      </Suspense>
    </ErrorBoundary>
  );
}
