import { loadWithPhrases } from '../../core/i18n/phrases.ts';
import { lazyModule } from '../../core/lazy/lazyModule.ts';
import { loadForm } from '../../core/lazy/resourceModules.ts';

/** Loaded with the first form, not with the list. */
export const lazyCreateDialog = lazyModule(() =>
  loadWithPhrases(['validation'], async () => (await import('../form/CreateDialog.tsx')).CreateDialog),
);
export const lazyRecordView = lazyModule(() =>
  loadWithPhrases(['validation'], async () => (await import('../page/RecordView.tsx')).RecordView),
);
export const lazySingleRecord = lazyModule(() =>
  loadWithPhrases(['validation'], async () => (await import('../form/SingleRecord.tsx')).SingleRecord),
);
/**
 * Loads all code of a record page, so that it opens without a wait. A failure appears when the page opens.
 */
export const preloadRecordView = (resource: string): void => {
  Promise.all([lazyCreateDialog.load(), lazyRecordView.load(), loadForm(resource)]).catch(() => undefined);
};
