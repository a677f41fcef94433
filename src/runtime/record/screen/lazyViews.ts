import { lazyComponent } from '../../core/lazy/lazyComponent.tsx';
import { formModule } from '../../core/lazy/resourceModules.ts';

/** Loaded with the first form, not with the list. */
const views = async () => import('../recordViews.ts');
const phrases = ['validation'];
export const LazyNewRecord = lazyComponent(async () => (await views()).NewRecord, phrases);
export const LazyRecordView = lazyComponent(async () => (await views()).RecordView, phrases);
export const LazySingleRecord = lazyComponent(async () => (await views()).SingleRecord, phrases);

/** Loads the code of a record's form, so that it opens without a wait. A failure appears when it opens. */
export const preloadRecordView = (resource: string): void => {
  for (const module of [LazyNewRecord, LazyRecordView, formModule(resource)]) module.preload();
};
