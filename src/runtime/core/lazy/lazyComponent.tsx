import type { ComponentType, FunctionComponent } from 'react';
import { phraseGroup } from '../i18n/phrases.ts';
import { type LazyModule, lazyModule } from './lazyModule.ts';

/** A component with the loaders of its module. */
export type LazyComponent<P> = FunctionComponent<P> & LazyModule<unknown>;

/**
 * A component whose module loads on its first render, or by `load` or `preload`, together with the groups of
 * phrases (`locales/<group>/`) that it shows. Suspends until then, and never again.
 */
export function lazyComponent<P extends object>(
  importComponent: () => Promise<ComponentType<P>>,
  phrases: readonly string[] = [],
): LazyComponent<P> {
  // Wrapped, because a function that is awaited or kept as state would be called.
  const module = lazyModule(async () => {
    const [Loaded] = await Promise.all([
      importComponent(),
      ...phrases.map((group) => phraseGroup(group).load()),
    ]);
    return { Loaded };
  });
  function Lazy(props: P) {
    const { Loaded } = module.useValue();
    return <Loaded {...props} />;
  }
  return Object.assign(Lazy, module);
}
