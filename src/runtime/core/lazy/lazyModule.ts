import { use } from 'react';

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** What Chromium, Firefox, Safari and Vite's CSS preload say when a chunk cannot be had. */
const chunkErrorMessages =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module script/i;

/** A ChunkLoadError, or a CSS chunk load failure (schemas/SPECIFICATION.md section 8.4). */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof ChunkLoadError || (error instanceof Error && chunkErrorMessages.test(error.message));

/**
 * Lets React's `use` read a settled promise in the same render, instead of suspending for a moment first: `use` takes
 * the value from these two properties when they are there (the convention that React itself follows).
 * Calling `use` on some renders only is no way out: it counts its calls when a suspended render is repeated.
 */
export function withReadableStatus<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {
      // Whoever awaits the promise hears of it.
    },
  );
  return promise;
}

export interface LazyModule<T> {
  /** The import: started by the first call, and not again before `retryFailedModules`, or a failed one would be repeated at each render. */
  readonly begin: () => Promise<T>;
  /** The same, but a failed import is tried again. */
  readonly load: () => Promise<T>;
  /** Loads it before it is wanted. A failure is nobody's yet: whoever wants it asks anew. */
  readonly preload: () => void;
  /** A React hook: the module at once when it is there; suspends otherwise, and throws when it cannot be had. */
  readonly useValue: () => T;
}

/** Of modules that could not be had: lets them be asked for again. */
const failedModules = new Set<() => void>();

/** Somebody wants to try again: whatever could not be loaded is asked for anew. */
export function retryFailedModules(): void {
  for (const forget of failedModules) forget();
  failedModules.clear();
}

/** In development: how to ask anew for each module that was asked for. */
const moduleReloads = new Set<() => Promise<() => void>>();

/**
 * Asks for every module again, after an edit in development. Resolves to what puts all of them in the place of the old ones, in
 * one go, so that nothing suspends: what cannot be had any more is asked for by whoever wants it next.
 */
export async function reloadModules(): Promise<() => void> {
  const replacements = await Promise.all([...moduleReloads].map((renew) => renew()));
  return () => {
    for (const replace of replacements) replace();
  };
}

/** Milliseconds; schemas/SPECIFICATION.md section 9. */
const chunkLoadTimeout = 120_000;

function withTimeout<T>(importing: Promise<T>): Promise<T> {
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
  const reset = (): void => {
    loading = undefined;
  };
  const reload = async (): Promise<() => void> => {
    const next = withReadableStatus(importModule());
    const isThere = await next.then(
      () => true,
      () => false,
    );
    return () => {
      loading = isThere ? next : undefined;
    };
  };
  const start = (): Promise<T> => {
    failedModules.delete(reset);
    loading = withReadableStatus(withTimeout(importModule()));
    loading.catch(() => failedModules.add(reset));
    if (import.meta.env.DEV) moduleReloads.add(reload);
    return loading;
  };
  const begin = (): Promise<T> => loading ?? start();
  const load = (): Promise<T> => (failedModules.has(reset) ? start() : begin());
  return { begin, load, preload: () => void load().catch(reset), useValue: () => use(begin()) };
}
