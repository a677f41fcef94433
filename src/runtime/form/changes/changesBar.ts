import { lazyComponent } from '../../lazy/lazyComponent.tsx';

/** The form is there before anything was changed in it. */
export const ChangesBar = lazyComponent(async () => (await import('./ChangesBar.tsx')).ChangesBar);
