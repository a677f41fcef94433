import { lazyComponent } from '../../core/lazy/lazyComponent.tsx';

/** Loads when opened: editing does not need it. */
export const LazyRecordDetails = lazyComponent(
  async () => (await import('./RecordDetails.tsx')).RecordDetails,
  ['facts'],
);
