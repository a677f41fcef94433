import { use } from 'react';
import { ChunkLoadError } from './chunkLoadError.ts';
import { readable } from './readable.ts';

export interface LazyModule<T> {
  /** The import: started by the first call, and not again before `forgetFailures`, or a failed one would be repeated at each render. */
  readonly begin: () => Promise<T>;
  /** The same, but a failed import is tried again. */
  readonly load: () => Promise<T>;
  /** Loads it before it is wanted. A failure is nobody's yet: whoever wants it asks anew. */
  readonly preload: () => void;
  /** A React hook: the module at once when it is there; suspends otherwise, and throws when it cannot be had. */
  readonly useValue: () => T;
}

/** Of modules that could not be had: lets them be asked for again. */
const failures = new Set<() => void>();

/** Somebody wants to try again: whatever could not be loaded is asked for anew. */
export function forgetFailures(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/** In development: how to ask anew for each module that was asked for. */
const renewals = new Set<() => Promise<() => void>>();

/**
 * Asks for every module again, after an edit in development. Resolves to what puts all of them in the place of the old ones, in
 * one go, so that nothing suspends: what cannot be had any more is asked for by whoever wants it next.
 */
export async function renewModules(): Promise<() => void> {
  const puts = await Promise.all([...renewals].map((renew) => renew()));
  return () => {
    for (const put of puts) put();
  };
}

/** Milliseconds; schemas/SPECIFICATION.md section 9. */
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
  const forget = (): void => {
    loading = undefined;
  };
  const renew = async (): Promise<() => void> => {
    const next = readable(importModule());
    const isThere = await next.then(
      () => true,
      () => false,
    );
    return () => {
      loading = isThere ? next : undefined;
    };
  };
  const start = (): Promise<T> => {
    failures.delete(forget);
    loading = readable(inTime(importModule()));
    loading.catch(() => failures.add(forget));
    if (import.meta.env.DEV) renewals.add(renew);
    return loading;
  };
  const begin = (): Promise<T> => loading ?? start();
  const load = (): Promise<T> => (failures.has(forget) ? start() : begin());
  return { begin, load, preload: () => void load().catch(forget), useValue: () => use(begin()) };
}
