import { loadWithPhrases } from '../../core/i18n/phrases.ts';
import { lazyModule } from '../../core/lazy/lazyModule.ts';
import { loadForm } from '../../core/lazy/resourceModules.ts';

/** What is loaded with the first form and not with the list. */
export const lazyCreateDialog = lazyModule(() =>
  loadWithPhrases(['validation'], async () => (await import('../form/CreateDialog.tsx')).CreateDialog),
);
export const lazyRecordView = lazyModule(() =>
  loadWithPhrases(['validation'], async () => (await import('../page/RecordView.tsx')).RecordView),
);
export const lazySingleRecord = lazyModule(() =>
  loadWithPhrases(['validation'], async () => (await import('../form/SingleRecord.tsx')).SingleRecord),
);
/** Whoever edits needs neither what a record says of itself, nor what belongs to it: each comes when it is opened. */
export const lazyRecordDetails = lazyModule(() =>
  loadWithPhrases(['facts'], async () => (await import('../page/RecordDetails.tsx')).RecordDetails),
);
export const lazyRelatedResources = lazyModule(() =>
  loadWithPhrases(['facts'], async () => (await import('../page/RelatedResources.tsx')).RelatedResources),
);

/** Loads all that an open record needs of code, so that it opens without a wait. A failure is told when it is needed. */
export const preloadRecordView = (resource: string): void => {
  Promise.all([lazyCreateDialog.load(), lazyRecordView.load(), loadForm(resource)]).catch(() => undefined);
};

/** Beside the record itself, which is being asked for. */
export const preloadRecordDetails = (): void => {
  lazyRecordDetails.load().catch(() => undefined);
};
