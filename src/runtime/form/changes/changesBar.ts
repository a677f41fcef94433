import { lazyComponent } from '../../lazy/lazyComponent.tsx';

/** Many look at a form and change nothing: it is loaded at the first change. */
export const ChangesBar = lazyComponent(async () => (await import('./ChangesBar.tsx')).ChangesBar);
