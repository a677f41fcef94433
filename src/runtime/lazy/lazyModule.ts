import { use } from 'react';

export interface LazyModule<T> {
  /** Starts the import, or answers with the one under way. A failed import may be tried again. */
  readonly load: () => Promise<T>;
  /** The module at once when it is there; suspends otherwise. A React hook that may be called conditionally. */
  readonly useValue: () => T;
}

/**
 * Unlike `React.lazy`, a module that was loaded before the render never suspends: the first screen
 * is painted in one go instead of behind a fallback.
 */
export function lazyModule<T>(importModule: () => Promise<T>): LazyModule<T> {
  let pending: Promise<T> | undefined;
  let loaded: { readonly value: T } | undefined;
  const load = (): Promise<T> => {
    pending ??= importModule().then(
      (value) => {
        loaded = { value };
        return value;
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };
  return { load, useValue: () => (loaded ? loaded.value : use(load())) };
}
