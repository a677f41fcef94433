import { lazyModule } from '../lazy/lazyModule.ts';

/** Those who are signed in never load it. */
export const signInPage = lazyModule(async () => (await import('./SignInPage.tsx')).default);
