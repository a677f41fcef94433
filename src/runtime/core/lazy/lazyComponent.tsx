import type { ComponentType, FunctionComponent } from 'react';
import { lazyModule } from './lazyModule.ts';

export type LazyComponent<P> = FunctionComponent<P> & {
  /** Loads the module ahead of use; ignores a failure. */
  readonly preload: () => void;
};

/**
 * A component whose module loads on its first render or by `preload`. Suspends until then, and never again.
 */
export function lazyComponent<P extends object>(
  importComponent: () => Promise<ComponentType<P>>,
): LazyComponent<P> {
  // Wrapped, because a function that is awaited or kept as state would be called.
  const module = lazyModule(async () => ({ Loaded: await importComponent() }));
  function Lazy(props: P) {
    const { Loaded } = module.useValue();
    return <Loaded {...props} />;
  }
  return Object.assign(Lazy, { preload: module.preload });
}
