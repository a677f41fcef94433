import { loadWithPhrases } from '../core/i18n/phrases.ts';
import { lazyModule } from '../core/lazy/lazyModule.ts';

/** Not loaded for signed-in operators. */
export const lazySignInPage = lazyModule(() =>
  loadWithPhrases(['session'], async () => (await import('./SignInPage.tsx')).default),
);
