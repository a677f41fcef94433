import { type ReactNode, useEffect, useState } from 'react';
import type { LazyModule } from './lazyModule.ts';

interface WhenLoadedProps {
  /** Later changes have no effect. */
  readonly modules: readonly Pick<LazyModule<unknown>, 'begin' | 'isLoaded'>[];
  /** Shown until then. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows its children once all modules are loaded. A Suspense would keep its fallback for at least 300 ms. After
 * a failure the children are rendered too: the one that uses the failed module throws its error.
 */
export function WhenLoaded({ modules, fallback, children }: WhenLoadedProps): ReactNode {
  const [isSettled, setSettled] = useState(false);
  const isReady = isSettled || modules.every((module) => module.isLoaded());
  const loading = isReady ? undefined : modules.map((module) => module.begin());
  useEffect(() => {
    if (loading) void Promise.allSettled(loading).then(() => setSettled(true));
  });
  return isReady ? children : fallback;
}
