import { lazyComponent } from '../../core/lazy/lazyComponent.tsx';

/** Loaded on demand: few bulk actions skip records. */
export const LazyBulkResultDialog = lazyComponent(
  async () => (await import('./BulkResultDialog.tsx')).BulkResultDialog,
);
