import { lazyComponent } from '../../core/lazy/lazyComponent.tsx';

/** Details and related records load when opened: editing needs neither. */
export const LazyRecordDetails = lazyComponent(
  async () => (await import('./RecordDetails.tsx')).RecordDetails,
  ['facts'],
);
export const LazyRelatedResources = lazyComponent(
  async () => (await import('./RelatedResources.tsx')).RelatedResources,
  ['facts'],
);

/** Loads the details in parallel with the record. */
export const preloadRecordDetails = (): void => {
  LazyRecordDetails.load().catch(() => undefined);
};
