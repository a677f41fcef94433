import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

const hotReloadVersion = createStore(0);

/** What the catalog and the phrases hold has changed: all that is on screen is rendered again, and keeps its state. */
export const publishHotReload = (): void => hotReloadVersion.set(hotReloadVersion.get() + 1);

/** Grows with every edit of a schema or locale file in development; whoever asks is rendered again then. Otherwise there is one edition. */
export const useHotReloadVersion: () => number = import.meta.env.DEV
  ? () => useSyncExternalStore(hotReloadVersion.subscribe, hotReloadVersion.get)
  : () => 0;

if (import.meta.hot) void import('./applyHotReload.ts');
