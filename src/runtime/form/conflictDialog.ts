import { lazyModule } from '../lazy/lazyModule.ts';
import { withPhrases } from '../lazy/withPhrases.ts';

/** Few saves meet a conflict: no form waits for what shows it. */
export const conflictDialog = lazyModule(() =>
  withPhrases(['conflict'], async () => (await import('./ConflictDialog.tsx')).ConflictDialog),
);
