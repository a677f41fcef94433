import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

interface Appearance {
  readonly dark: boolean;
  readonly compact: boolean;
}

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

const readAppearance = (): Appearance => ({
  dark: (localStorage.getItem('theme') ?? (prefersDark.matches ? 'dark' : 'light')) === 'dark',
  compact: localStorage.getItem('density') === 'compact',
});

const store = createStore(readAppearance());

function applyAppearance(): void {
  const { dark, compact } = store.get();
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.dataset.density = compact ? 'compact' : 'comfortable';
}

function refreshAppearance(): void {
  store.set(readAppearance());
  applyAppearance();
}

prefersDark.addEventListener('change', refreshAppearance);
applyAppearance();

/** Theme and density, kept in browser storage. Choosing the system's theme follows the system again. */
export const appearanceStore = {
  get: store.get,
  subscribe: store.subscribe,
  setDark: (dark: boolean): void => {
    if (dark === prefersDark.matches) localStorage.removeItem('theme');
    else localStorage.setItem('theme', dark ? 'dark' : 'light');
    refreshAppearance();
  },
  setCompact: (compact: boolean): void => {
    localStorage.setItem('density', compact ? 'compact' : 'comfortable');
    refreshAppearance();
  },
};

export const useAppearance = (): Appearance =>
  useSyncExternalStore(appearanceStore.subscribe, appearanceStore.get);
