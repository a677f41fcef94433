import type { ComponentType } from 'react';
import { lazyModule } from './lazyModule.ts';

export type LazyComponent<P> = ComponentType<P> & {
  /** Loads it before it is wanted; a failure is nobody's yet. */
  readonly preload: () => void;
};

/** A component whose module is loaded when it is first rendered, unless it was before. Suspends until it is there, and never again. */
export function lazyComponent<P extends object>(
  importComponent: () => Promise<ComponentType<P>>,
): LazyComponent<P> {
  // Wrapped, for a function that is awaited or kept as state would be called.
  const module = lazyModule(async () => ({ Loaded: await importComponent() }));
  function Lazy(props: P) {
    const { Loaded } = module.useValue();
    return <Loaded {...props} />;
  }
  return Object.assign(Lazy, { preload: module.preload });
}
