import { lazyModule } from '../lazy/lazyModule.ts';
import { preloadForm } from '../lazy/resourceModules.ts';

/** What is loaded with the first form and not with the list. */
export const createDialog = lazyModule(async () => (await import('./CreateDialog.tsx')).CreateDialog);
export const recordView = lazyModule(async () => (await import('./RecordView.tsx')).RecordView);
export const singleRecord = lazyModule(async () => (await import('./SingleRecord.tsx')).SingleRecord);

/** Loads all that an open record needs of code, so that it opens without a wait. A failure is told when it is needed. */
export const preloadRecord = (resource: string): void => {
  Promise.all([createDialog.load(), recordView.load(), preloadForm(resource)]).catch(() => undefined);
};
