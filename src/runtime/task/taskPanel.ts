import { lazyModule } from '../lazy/lazyModule.ts';

/** Tasks are forms: they are loaded with these, and not with the first list. */
export const taskPanel = lazyModule(async () => (await import('./TaskPanel.tsx')).TaskPanel);
