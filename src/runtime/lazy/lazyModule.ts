import { use } from 'react';
import { ChunkLoadError } from './chunkLoadError.ts';

export interface LazyModule<T> {
  /** Starts the import, or answers with the one under way. A failed import may be tried again. */
  readonly load: () => Promise<T>;
  /** The module at once when it is there; suspends otherwise. A React hook that may be called conditionally. */
  readonly useValue: () => T;
}

/** SPEC.md section 9. */
const chunkLoadTimeout = 120_000;

async function inTime<T>(importing: Promise<T>): Promise<T> {
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
  let pending: Promise<T> | undefined;
  let loaded: { readonly value: T } | undefined;
  const load = (): Promise<T> => {
    pending ??= inTime(importModule()).then(
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
