import { lazyComponent } from '../../core/lazy/lazyComponent.tsx';
import { loadForm } from '../../core/lazy/resourceModules.ts';

/** Loaded with the first form, not with the list. */
export const LazyNewRecord = lazyComponent(
  async () => (await import('../form/NewRecord.tsx')).NewRecord,
  ['validation'],
);
export const LazyRecordView = lazyComponent(
  async () => (await import('../page/RecordView.tsx')).RecordView,
  ['validation'],
);
export const LazySingleRecord = lazyComponent(
  async () => (await import('../form/SingleRecord.tsx')).SingleRecord,
  ['validation'],
);
/**
 * Loads all code of a record page, so that it opens without a wait. A failure appears when the page opens.
 */
export const preloadRecordView = (resource: string): void => {
  Promise.all([LazyNewRecord.load(), LazyRecordView.load(), loadForm(resource)]).catch(() => undefined);
};
