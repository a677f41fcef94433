import { type ReactNode, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Router, useLocation } from 'wouter';
import { ConfirmDialog } from './runtime/feedback/ConfirmDialog.tsx';
import { Toasts } from './runtime/feedback/Toasts.tsx';
import { LocaleProvider } from './runtime/i18n/LocaleProvider.tsx';
import { useEdition } from './runtime/renewal/edition.ts';
import { guardedNavigation } from './runtime/routing/guardedNavigation.ts';
import { useHashLocation, useHashSearch } from './runtime/routing/hashLocation.ts';
import { RenewalDialog } from './runtime/session/RenewalDialog.tsx';
import { signInPage } from './runtime/session/signInPage.ts';
import { useSession } from './runtime/session/useSession.ts';
import type { Boot } from './runtime/shell/boot.ts';
import { ErrorBoundary } from './runtime/shell/ErrorBoundary.tsx';
import { FailedPage } from './runtime/shell/FailedPage.tsx';
import { Loading } from './runtime/shell/Loading.tsx';
import { Page } from './runtime/shell/Page.tsx';
import { Shell } from './runtime/shell/Shell.tsx';

function SignIn(): ReactNode {
  const SignInPage = signInPage.useValue();
  return <SignInPage />;
}

function Console(): ReactNode {
  const session = useSession();
  const [path] = useLocation();
  if (!session || path === '/sign-in')
    return (
      <Suspense fallback={<Loading />}>
        <SignIn />
      </Suspense>
    );
  return (
    <Shell>
      <Page key={session.companyUuid} />
    </Shell>
  );
}

function App(): ReactNode {
  useEdition();
  return (
    <LocaleProvider>
      <Router hook={useHashLocation} searchHook={useHashSearch} aroundNav={guardedNavigation}>
        <ErrorBoundary show={(failure) => <FailedPage {...failure} />}>
          <Console />
        </ErrorBoundary>
        <ConfirmDialog />
        <RenewalDialog />
        <Toasts />
      </Router>
    </LocaleProvider>
  );
}

/** Puts the console together, once what its first paint needs is there; rejects when that cannot be had. */
export async function renderApp(container: HTMLElement, { ready, answer }: Boot): Promise<void> {
  await ready;
  await answer;
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
