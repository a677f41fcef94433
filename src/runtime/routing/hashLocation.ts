import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

export interface NavigateOptions {
  readonly replace?: boolean;
}

/** Asked before a move that the browser already made (Back, Forward, a typed hash). */
type Guard = () => Promise<boolean>;

let guard: Guard | undefined;
/** Returning: undoing a move that the guard is asked about. Passing: making it after all. */
let state: 'resting' | 'returning' | 'passing' = 'resting';

const read = (): string => {
  const hash = location.hash.replace(/^#?\/?/, '');
  return `/${hash}`;
};
const indexOf = (entry: unknown): number | undefined =>
  typeof entry === 'object' && entry !== null && 'index' in entry && typeof entry.index === 'number'
    ? entry.index
    : undefined;

/** What the console shows. It lags behind the browser's hash while a guard is being asked. */
const store = createStore(read());
/** Place of the current entry among the entries of this page: tells Back from Forward. */
let index = indexOf(history.state) ?? 0;

function accept(): void {
  const known = indexOf(history.state);
  // An entry that the operator made by typing a hash carries no index yet.
  index = known ?? index + 1;
  if (known === undefined) history.replaceState({ index }, '');
  store.set(read());
}

/** The browser tells one move twice, as popstate and as hashchange; the second finds nothing to do. */
async function moved(): Promise<void> {
  if (state === 'passing') {
    state = 'resting';
    return accept();
  }
  if (read() === store.get()) {
    state = 'resting';
    return;
  }
  if (state === 'returning') return;
  const distance = (indexOf(history.state) ?? index + 1) - index;
  if (!guard || distance === 0) return accept();
  state = 'returning';
  history.go(-distance);
  if (await guard()) {
    state = 'passing';
    history.go(distance);
  }
}

addEventListener('popstate', () => void moved());
addEventListener('hashchange', () => void moved());

/** Path and query as one string: `/config?tab=erp`. Both live behind the `#`. */
export const currentLocation = (): string => store.get();

/** Calls back after each move; answers with the end of that. */
export const subscribeToLocation = store.subscribe;

/** The path alone: `/config`. */
export const currentPath = (): string => store.get().replace(/\?.*/, '');

/** Goes to `/path?query` without asking anyone; a path without a query has none. */
export function navigate(to: string, { replace = false }: NavigateOptions = {}): void {
  const stays = replace || to === store.get();
  if (!stays) index += 1;
  history[stays ? 'replaceState' : 'pushState']({ index }, '', `#${to}`);
  accept();
}

/** While set, a move of the browser is undone until the guard agrees. */
export function setGuard(next: Guard | undefined): void {
  guard = next;
}

const pathname = (): string => store.get().split('?', 1)[0] ?? '/';
const search = (): string => store.get().slice(pathname().length + 1);

export const useHashSearch = (): string => useSyncExternalStore(store.subscribe, search);

/** Location hook for wouter's Router. */
export function useHashLocation(): [string, typeof navigate] {
  return [useSyncExternalStore(store.subscribe, pathname), navigate];
}
useHashLocation.hrefs = (href: string): string => `#${href}`;
useHashLocation.searchHook = useHashSearch;
