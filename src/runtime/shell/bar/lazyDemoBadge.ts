import { lazyComponent } from '../../core/lazy/lazyComponent.tsx';

/** Loaded only for companies that are a demo. */
export const LazyDemoBadge = lazyComponent(async () => (await import('./DemoBadge.tsx')).DemoBadge, ['demo']);
