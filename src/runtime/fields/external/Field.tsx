import { lazyComponent } from '../../lazy/lazyComponent.tsx';
import { withPhrases } from '../../lazy/withPhrases.ts';

/** The form of a published schema inside ours. All of rjsf comes with the first of them. */
export const ExternalField = lazyComponent(() =>
  withPhrases(['external'], async () => (await import('./ExternalForm.tsx')).ExternalForm),
);
