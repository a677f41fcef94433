import { lazyModule } from '../lazy/lazyModule.ts';
import { withPhrases } from '../lazy/withPhrases.ts';

/** Those who are signed in never load it. */
export const signInPage = lazyModule(() =>
  withPhrases(['session'], async () => (await import('./SignInPage.tsx')).default),
);
