import { lazyComponent } from '../core/lazy/lazyComponent.tsx';

/** Loaded with forms, not with the first list. */
export const LazyTaskPanel = lazyComponent(
  async () => (await import('./TaskPanel.tsx')).TaskPanel,
  ['task', 'validation'],
);
