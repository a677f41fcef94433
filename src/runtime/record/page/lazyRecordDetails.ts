import { lazyComponent } from '../../core/lazy/lazyComponent.tsx';
import { fieldTypes } from '../../fields/registry.ts';

/**
 * Loads when opened: editing does not need it. The detail views are in its chunk. It waits for them, because a
 * view that appears later moves the fields below it.
 */
export const LazyRecordDetails = lazyComponent(async () => {
  const [{ RecordDetails }] = await Promise.all([
    import('./RecordDetails.tsx'),
    ...fieldTypes.map(({ DetailView }) => DetailView?.load()),
  ]);
  return RecordDetails;
}, ['facts']);
