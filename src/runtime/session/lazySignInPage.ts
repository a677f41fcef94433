import { loadWithPhrases } from '../core/i18n/phrases.ts';
import { lazyModule } from '../core/lazy/lazyModule.ts';

/** Those who are signed in never load it. */
export const lazySignInPage = lazyModule(() =>
  loadWithPhrases(['session'], async () => (await import('./SignInPage.tsx')).default),
);
