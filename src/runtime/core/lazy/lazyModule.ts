import { use } from 'react';

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** The messages of Chromium, Firefox, Safari and Vite's CSS preload for a chunk that fails to load. */
const chunkErrorMessages =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module script/i;

/** A ChunkLoadError, or a CSS chunk load failure (schemas/SPECIFICATION.md section 8.4). */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof ChunkLoadError || (error instanceof Error && chunkErrorMessages.test(error.message));

/**
 * Lets React's `use` read a settled promise in the same render without suspending: `use` takes the value from
 * these two properties (React's own convention). Calling `use` only on some renders does not work: React
 * counts its calls when a suspended render is repeated.
 */
function withReadableStatus<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {
      // Callers that await the promise get the error.
    },
  );
  return promise;
}

export interface LazyModule<T> {
  /**
   * The import, started by the first call. Not repeated before `retryFailedModules`; otherwise a failed
   * import would repeat at each render.
   */
  readonly begin: () => Promise<T>;
  /** The same, but repeats a failed import. */
  readonly load: () => Promise<T>;
  /** Loads the module ahead of use. Ignores a failure: the next user imports again. */
  readonly preload: () => void;
  readonly isLoaded: () => boolean;
  /** A React hook that returns the module. Suspends while it loads, and throws when the import failed. */
  readonly useValue: () => T;
}

/** Resets of the modules that failed to load. */
const failedModules = new Set<() => void>();

/** Allows all failed modules to be imported again. */
export function retryFailedModules(): void {
  for (const forget of failedModules) forget();
  failedModules.clear();
}

/** Development only: a reload function for each imported module. */
const moduleReloads = new Set<() => Promise<() => void>>();

/**
 * Imports every module again after an edit in development. Resolves to a function that replaces the old
 * modules in one step, so that nothing suspends. The next user of a module that failed imports it again.
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
 * Unlike with `React.lazy`, a module that loaded before the render never suspends: the first screen is
 * painted at once, without a fallback.
 */
export function lazyModule<T>(importModule: () => Promise<T>): LazyModule<T> {
  let loading: Promise<T> | undefined;
  let isLoaded = false;
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
      isLoaded = isThere;
    };
  };
  const start = (): Promise<T> => {
    failedModules.delete(reset);
    loading = withReadableStatus(withTimeout(importModule()));
    loading.then(
      () => {
        isLoaded = true;
      },
      () => failedModules.add(reset),
    );
    if (import.meta.env.DEV) moduleReloads.add(reload);
    return loading;
  };
  const begin = (): Promise<T> => loading ?? start();
  const load = (): Promise<T> => (failedModules.has(reset) ? start() : begin());
  return {
    begin,
    load,
    preload: () => void load().catch(reset),
    isLoaded: () => isLoaded,
    useValue: () => use(begin()),
  };
}
