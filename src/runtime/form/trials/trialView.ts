import { lazyComponent } from '../../lazy/lazyComponent.tsx';

/** A form is there before anybody tries what it holds. */
export const TrialView = lazyComponent(async () => (await import('./TrialView.tsx')).TrialView);
