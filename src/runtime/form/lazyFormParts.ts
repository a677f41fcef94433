import { loadWithPhrases } from '../core/i18n/phrases.ts';
import { lazyComponent } from '../core/lazy/lazyComponent.tsx';
import { lazyModule } from '../core/lazy/lazyModule.ts';

/** Few saves meet a conflict: no form waits for what shows it. */
export const lazyConflictDialog = lazyModule(() =>
  loadWithPhrases(
    ['conflict'],
    async () => (await import('./conflict/SaveConflictDialog.tsx')).SaveConflictDialog,
  ),
);

/** Many look at a form and change nothing: it is loaded at the first change. */
export const LazyChangesBar = lazyComponent(
  async () => (await import('./changes/ChangesBar.tsx')).ChangesBar,
);

/** A form is there before anybody tries what it holds. */
export const LazyTestActionView = lazyComponent(
  async () => (await import('./testActions/TestActionView.tsx')).TestActionView,
);
