import { type ReactNode, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { Router, useLocation } from 'wouter';
import { preloaded } from './runtime/api/useOperation.ts';
import { ConfirmDialog } from './runtime/feedback/ConfirmDialog.tsx';
import { Toasts } from './runtime/feedback/Toasts.tsx';
import { LocaleProvider } from './runtime/i18n/LocaleProvider.tsx';
import { guardedNavigation } from './runtime/routing/guardedNavigation.ts';
import { useHashLocation, useHashSearch } from './runtime/routing/hashLocation.ts';
import { RenewalDialog } from './runtime/session/RenewalDialog.tsx';
import { signInPage } from './runtime/session/signInPage.ts';
import { useSession } from './runtime/session/useSession.ts';
import { BootFailure } from './runtime/shell/BootFailure.tsx';
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

const App = (): ReactNode => (
  <SWRConfig value={{ fallback: preloaded }}>
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
  </SWRConfig>
);

/** Puts the console together, once what its first paint needs is there. */
export async function renderApp(container: HTMLElement, booted: Promise<void>): Promise<void> {
  const root = createRoot(container);
  const failed = await booted.then(
    () => false,
    () => true,
  );
  root.render(<StrictMode>{failed ? <BootFailure /> : <App />}</StrictMode>);
}
