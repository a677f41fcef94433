import { use } from 'react';
import { ChunkLoadError } from './chunkLoadError.ts';
import { readable } from './readable.ts';

export interface LazyModule<T> {
  /** Starts the import, or answers with the one under way. A failed import may be tried again. */
  readonly load: () => Promise<T>;
  /** A React hook: the module at once when it is there; suspends otherwise. */
  readonly useValue: () => T;
}

/** Milliseconds; SPEC.md section 9. */
const chunkLoadTimeout = 120_000;

function inTime<T>(importing: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('A chunk took too long.')), chunkLoadTimeout);
  });
  return Promise.race([importing, late]).finally(() => clearTimeout(timer));
}

/**
 * Unlike `React.lazy`, a module that was loaded before the render never suspends: the first screen
 * is painted in one go instead of behind a fallback.
 */
export function lazyModule<T>(importModule: () => Promise<T>): LazyModule<T> {
  let loading: Promise<T> | undefined;
  const load = (): Promise<T> => {
    if (loading) return loading;
    const started = readable(inTime(importModule()));
    started.catch(() => {
      loading = undefined;
    });
    loading = started;
    return started;
  };
  return { load, useValue: () => use(load()) };
}
