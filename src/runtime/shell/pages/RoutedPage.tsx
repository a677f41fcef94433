import { type ReactNode, Suspense } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { Screen } from '../../../contract/model/screen.ts';
import { screenKey } from '../../../contract/text/captions.ts';
import { screens } from '../../core/catalog.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { lazyComponent } from '../../core/lazy/lazyComponent.tsx';
import { useDocumentTitle } from '../../core/page/useDocumentTitle.ts';
import { useHashSearch } from '../../core/routing/hashLocation.ts';
import { ErrorBoundary } from '../../feedback/failure/ErrorBoundary.tsx';
import { Loading } from '../../feedback/progress/Loading.tsx';
import { ResourceScreen } from '../../record/screen/ResourceScreen.tsx';
import { screenAt } from '../boot/preloadScreen.ts';
import { FailedPage } from './MessagePage.tsx';

/** Few visits show them. */
const phrases = ['exceptionPage'];
const ExceptionPage = lazyComponent(async () => (await import('./ExceptionPage.tsx')).ExceptionPage, phrases);
const NotFoundPage = lazyComponent(async () => (await import('./ExceptionPage.tsx')).NotFoundPage, phrases);

function ScreenPage({ screen }: { readonly screen: Screen }): ReactNode {
  const t = useTranslate();
  useDocumentTitle(t(screenKey(screen.name, 'title')));
  return <ResourceScreen screen={screen} />;
}

function PageOfPath({ path }: { readonly path: string }): ReactNode {
  const screen = screenAt(screens, path);
  if (screen && screen.route !== path) return <Redirect to={screen.route} replace />;
  if (screen) return <ScreenPage screen={screen} />;
  if (path === '/exception') return <ExceptionPage />;
  return <NotFoundPage path={path} />;
}

/** The page of the path in the URL. */
export function RoutedPage(): ReactNode {
  const [path] = useLocation();
  return (
    <ErrorBoundary
      key={path}
      resetKey={useHashSearch()}
      fallbackRender={(failure) => <FailedPage {...failure} />}
    >
      <Suspense fallback={<Loading />}>
        <PageOfPath path={path} />
      </Suspense>
    </ErrorBoundary>
  );
}
