import { lazyComponent } from '../core/lazy/lazyComponent.tsx';

/** Few saves meet a conflict, so the dialog loads on demand. */
export const LazyConflictDialog = lazyComponent(
  async () => (await import('./conflict/SaveConflictDialog.tsx')).SaveConflictDialog,
  ['changes'],
);

/** Loaded at the first change, because many forms are only read. */
export const LazyChangesBar = lazyComponent(
  async () => (await import('./changes/ChangesBar.tsx')).ChangesBar,
);

/** Loaded at the first test, so that the form does not wait for it. */
export const LazyTestActionView = lazyComponent(
  async () => (await import('./testActions/TestActionView.tsx')).TestActionView,
);

/** Loaded at the first problem. */
export const LazyProblemSummary = lazyComponent(
  async () => (await import('./issues/ProblemSummary.tsx')).ProblemSummary,
);
