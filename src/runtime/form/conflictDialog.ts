import { lazyModule } from '../lazy/lazyModule.ts';

/** Few saves meet a conflict: no form waits for what shows it. */
export const conflictDialog = lazyModule(async () => (await import('./ConflictDialog.tsx')).ConflictDialog);
