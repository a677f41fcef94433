import { loadWithPhrases } from '../core/i18n/phrases.ts';
import { lazyModule } from '../core/lazy/lazyModule.ts';

/** Loaded with forms, not with the first list. */
export const lazyTaskPanel = lazyModule(() =>
  loadWithPhrases(['task', 'validation'], async () => (await import('./TaskPanel.tsx')).TaskPanel),
);
