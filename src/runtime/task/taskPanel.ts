import { lazyModule } from '../lazy/lazyModule.ts';
import { withPhrases } from '../lazy/withPhrases.ts';

/** Tasks are forms: they are loaded with these, and not with the first list. */
export const taskPanel = lazyModule(() =>
  withPhrases(['task', 'validation'], async () => (await import('./TaskPanel.tsx')).TaskPanel),
);
