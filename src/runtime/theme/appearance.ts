import { createStore } from '../store.ts';

export interface Appearance {
  readonly dark: boolean;
  readonly compact: boolean;
}

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

const read = (): Appearance => ({
  dark: (localStorage.getItem('theme') ?? (prefersDark.matches ? 'dark' : 'light')) === 'dark',
  compact: localStorage.getItem('density') === 'compact',
});

const store = createStore(read());

function apply(): void {
  const { dark, compact } = store.get();
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.dataset.density = compact ? 'compact' : 'comfortable';
}

function refresh(): void {
  store.set(read());
  apply();
}

prefersDark.addEventListener('change', refresh);
apply();

/** Theme and density, kept in browser storage. A theme that equals the system's follows the system again. */
export const appearance = {
  get: store.get,
  subscribe: store.subscribe,
  setDark: (dark: boolean): void => {
    if (dark === prefersDark.matches) localStorage.removeItem('theme');
    else localStorage.setItem('theme', dark ? 'dark' : 'light');
    refresh();
  },
  setCompact: (compact: boolean): void => {
    localStorage.setItem('density', compact ? 'compact' : 'comfortable');
    refresh();
  },
};
