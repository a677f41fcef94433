import { lazyComponent } from '../core/lazy/lazyComponent.tsx';

/** Not loaded for signed-in operators. */
export const LazySignInPage = lazyComponent(
  async () => (await import('./SignInPage.tsx')).default,
  ['session'],
);
