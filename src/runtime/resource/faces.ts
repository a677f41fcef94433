import { lazyModule } from '../lazy/lazyModule.ts';
import { preloadForm } from '../lazy/resourceModules.ts';
import { withPhrases } from '../lazy/withPhrases.ts';

/** What is loaded with the first form and not with the list. */
export const createDialog = lazyModule(() =>
  withPhrases(['validation'], async () => (await import('./CreateDialog.tsx')).CreateDialog),
);
export const recordView = lazyModule(() =>
  withPhrases(['validation'], async () => (await import('./RecordView.tsx')).RecordView),
);
export const singleRecord = lazyModule(() =>
  withPhrases(['validation'], async () => (await import('./SingleRecord.tsx')).SingleRecord),
);
/** Whoever edits needs neither what a record says of itself, nor what belongs to it: each comes when it is opened. */
export const recordOverview = lazyModule(() =>
  withPhrases(['facts'], async () => (await import('./Overview.tsx')).Overview),
);
export const recordParts = lazyModule(() =>
  withPhrases(['facts'], async () => (await import('./RecordParts.tsx')).RecordParts),
);

/** Loads all that an open record needs of code, so that it opens without a wait. A failure is told when it is needed. */
export const preloadRecord = (resource: string): void => {
  Promise.all([createDialog.load(), recordView.load(), preloadForm(resource)]).catch(() => undefined);
};

/** Beside the record itself, which is being asked for. */
export const preloadOverview = (): void => {
  recordOverview.load().catch(() => undefined);
};
