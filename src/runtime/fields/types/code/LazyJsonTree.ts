import { lazyPart } from '../../lazyPart.tsx';

/** `JsonTree` in its own chunk. */
export const LazyJsonTree = lazyPart(async () => (await import('./JsonTree.tsx')).JsonTree);
