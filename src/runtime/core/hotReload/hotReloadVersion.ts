import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

const hotReloadVersion = createStore(0);

/** Reports a change of the catalog or phrases: everything on screen renders again and keeps its state. */
const publishHotReload = (): void => hotReloadVersion.set(hotReloadVersion.get() + 1);

/**
 * Increases with every edit of a schema or locale file in development and renders its callers again. Constant
 * in production.
 */
export const useHotReloadVersion: () => number = import.meta.env.DEV
  ? () => useSyncExternalStore(hotReloadVersion.subscribe, hotReloadVersion.get)
  : () => 0;

if (import.meta.hot)
  void import('./applyHotReload.ts').then(({ startHotReload }) => startHotReload(publishHotReload));
