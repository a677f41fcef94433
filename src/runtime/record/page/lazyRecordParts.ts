import { loadWithPhrases } from '../../core/i18n/phrases.ts';
import { lazyModule } from '../../core/lazy/lazyModule.ts';

/** Details and related records load when opened: editing needs neither. */
export const lazyRecordDetails = lazyModule(() =>
  loadWithPhrases(['facts'], async () => (await import('./RecordDetails.tsx')).RecordDetails),
);
export const lazyRelatedResources = lazyModule(() =>
  loadWithPhrases(['facts'], async () => (await import('./RelatedResources.tsx')).RelatedResources),
);

/** Loads the details in parallel with the record. */
export const preloadRecordDetails = (): void => {
  lazyRecordDetails.load().catch(() => undefined);
};
