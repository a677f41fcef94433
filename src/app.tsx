import { type ReactNode, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Router, useLocation } from 'wouter';
import { useSession } from './runtime/api/sessionStore.ts';
import { useHotReloadVersion } from './runtime/core/hotReload/hotReloadVersion.ts';
import { LocaleProvider } from './runtime/core/i18n/LocaleProvider.tsx';
import { useHashLocation, useHashSearch } from './runtime/core/routing/hashLocation.ts';
import { ConfirmDialog } from './runtime/feedback/dialog/ConfirmDialog.tsx';
import { Dialogs } from './runtime/feedback/dialog/Dialogs.tsx';
import { navigateGuarded } from './runtime/feedback/dialog/leaveGuard.ts';
import { ErrorBoundary } from './runtime/feedback/failure/ErrorBoundary.tsx';
import { Loading } from './runtime/feedback/progress/Loading.tsx';
import { Toasts } from './runtime/feedback/toast/Toasts.tsx';
import { DefaultTimeZone } from './runtime/fields/timeZone/useTimeZone.tsx';
import { LazySignInPage } from './runtime/session/lazySignInPage.ts';
import { SessionRenewalDialog } from './runtime/session/SessionRenewalDialog.tsx';
import type { Boot } from './runtime/shell/boot/boot.ts';
import { FailedPage } from './runtime/shell/pages/MessagePage.tsx';
import { RoutedPage } from './runtime/shell/pages/RoutedPage.tsx';
import { Shell } from './runtime/shell/Shell.tsx';

function ConsoleOrSignIn(): ReactNode {
  const session = useSession();
  const [path] = useLocation();
  if (!session || path === '/sign-in')
    return (
      <Suspense fallback={<Loading />}>
        <LazySignInPage />
      </Suspense>
    );
  return (
    <Shell>
      <DefaultTimeZone key={session.companyUuid}>
        <RoutedPage />
        <Dialogs />
      </DefaultTimeZone>
    </Shell>
  );
}

function App(): ReactNode {
  useHotReloadVersion();
  return (
    <LocaleProvider>
      <Router hook={useHashLocation} searchHook={useHashSearch} aroundNav={navigateGuarded}>
        <ErrorBoundary fallbackRender={(failure) => <FailedPage {...failure} />}>
          <ConsoleOrSignIn />
        </ErrorBoundary>
        <ConfirmDialog />
        <SessionRenewalDialog />
        <Toasts />
      </Router>
    </LocaleProvider>
  );
}

/** Assembles the console after the parts of its first paint are loaded. Rejects if they cannot be loaded. */
export async function renderApp(container: HTMLElement, { ready, firstAnswer }: Boot): Promise<void> {
  await ready;
  await firstAnswer;
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
