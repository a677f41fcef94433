import { type RenderResult, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { Router } from 'wouter';
import { LocaleProvider } from '../../../src/runtime/core/i18n/LocaleProvider.tsx';
import { useHashLocation, useHashSearch } from '../../../src/runtime/core/routing/hashLocation.ts';
import { ConfirmDialog } from '../../../src/runtime/feedback/dialog/ConfirmDialog.tsx';
import { Dialogs } from '../../../src/runtime/feedback/dialog/Dialogs.tsx';
import { Toasts } from '../../../src/runtime/feedback/toast/Toasts.tsx';
import { toastStore } from '../../../src/runtime/feedback/toast/toastStore.ts';

function Page({ children }: { readonly children: ReactNode }) {
  return (
    <LocaleProvider>
      <Router hook={useHashLocation} searchHook={useHashSearch}>
        <Suspense>{children}</Suspense>
        <Dialogs />
        <ConfirmDialog />
        <Toasts />
      </Router>
    </LocaleProvider>
  );
}

/** Renders an element as a page of the console: links lead to hashes, and confirmations and toasts appear. */
export function renderPage(element: ReactNode): RenderResult {
  // An earlier test may have left some.
  for (const { id } of toastStore.get()) toastStore.close(id);
  return render(element, { wrapper: Page });
}
