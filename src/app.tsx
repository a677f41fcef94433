import { type ReactNode, Suspense } from 'react';
import { Router, useLocation } from 'wouter';
import { ConfirmDialog } from './runtime/feedback/ConfirmDialog.tsx';
import { Toasts } from './runtime/feedback/Toasts.tsx';
import { LocaleProvider } from './runtime/i18n/LocaleProvider.tsx';
import { guardedNavigation } from './runtime/routing/guardedNavigation.ts';
import { useHashLocation, useHashSearch } from './runtime/routing/hashLocation.ts';
import { RenewalDialog } from './runtime/session/RenewalDialog.tsx';
import { signInPage } from './runtime/session/signInPage.ts';
import { useSession } from './runtime/session/useSession.ts';
import { ErrorBoundary } from './runtime/shell/ErrorBoundary.tsx';
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
      <Suspense>
        <SignIn />
      </Suspense>
    );
  return (
    <Shell>
      <Page key={session.companyUuid} />
    </Shell>
  );
}

/** The console, put together. */
export const App = (): ReactNode => (
  <LocaleProvider>
    <Router hook={useHashLocation} searchHook={useHashSearch} aroundNav={guardedNavigation}>
      <ErrorBoundary>
        <Console />
      </ErrorBoundary>
      <ConfirmDialog />
      <RenewalDialog />
      <Toasts />
    </Router>
  </LocaleProvider>
);
