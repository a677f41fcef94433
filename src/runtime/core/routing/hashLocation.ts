import { useSyncExternalStore } from 'react';
import { isRecord } from '../../../contract/json/isRecord.ts';
import { routePattern } from '../../../contract/model/screen.ts';
import { createStore } from '../store.ts';

export interface NavigateOptions {
  readonly replace?: boolean;
}

/** Called after a move that the browser already made (Back, Forward, a typed hash). */
type NavigationGuard = () => Promise<boolean>;

let navigationGuard: NavigationGuard | undefined;
/** `returning`: undoes a move while the guard decides. `passing`: repeats it after the guard agreed. */
let moveState: 'resting' | 'returning' | 'passing' = 'resting';

/**
 * Returns the address with the `#` before its path, for a link that lacks the `#`: `/config?tab=erp`. Undefined
 * for an address with a hash, and for a path that is no route.
 */
export const addHash = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | undefined =>
  hash === '' && routePattern.test(pathname) ? `/#${pathname}${search}` : undefined;

const readHash = (): string => {
  const hash = location.hash.replace(/^#?\/?/, '');
  return `/${hash}`;
};
const entryIndexOf = (entry: unknown): number | undefined =>
  isRecord(entry) && typeof entry.index === 'number' ? entry.index : undefined;

/** Index of the current entry among the entries of this page. It distinguishes Back from Forward. */
let entryIndex = entryIndexOf(history.state) ?? 0;
history.replaceState({ index: entryIndex }, '', addHash(location));

/** The location that the console shows. It lags behind the browser's hash while a guard decides. */
const store = createStore(readHash());

function acceptMove(): void {
  const known = entryIndexOf(history.state);
  // An entry from a typed hash has no index yet.
  entryIndex = known ?? entryIndex + 1;
  if (known === undefined) history.replaceState({ index: entryIndex }, '');
  store.set(readHash());
}

/** The browser reports one move twice, as popstate and as hashchange; the second has no effect. */
async function handleMove(): Promise<void> {
  if (moveState === 'passing') {
    moveState = 'resting';
    return acceptMove();
  }
  if (readHash() === store.get()) {
    moveState = 'resting';
    // Neighbouring entries may have the same hash.
    entryIndex = entryIndexOf(history.state) ?? entryIndex;
    return;
  }
  if (moveState === 'returning') return;
  const distance = (entryIndexOf(history.state) ?? entryIndex + 1) - entryIndex;
  if (!navigationGuard || distance === 0) return acceptMove();
  moveState = 'returning';
  history.go(-distance);
  if (await navigationGuard()) {
    moveState = 'passing';
    history.go(distance);
  }
}

addEventListener('popstate', () => void handleMove());
addEventListener('hashchange', () => void handleMove());

/** Path and query as one string: `/config?tab=erp`. Both are behind the `#`. */
export const currentLocation = (): string => store.get();

/** Calls back after each move; returns the function that ends the subscription. */
export const subscribeToLocation = store.subscribe;

/** The path alone: `/config`. */
export const currentPath = (): string => store.get().replace(/\?.*/, '');

/** Opens `/path?query` without a guard; a path without a query clears the query. */
export function navigate(to: string, { replace = false }: NavigateOptions = {}): void {
  const stays = replace || to === store.get();
  if (!stays) entryIndex += 1;
  history[stays ? 'replaceState' : 'pushState']({ index: entryIndex }, '', `#${to}`);
  acceptMove();
}

/** While a guard is set, a move of the browser is undone until the guard agrees. */
export function setNavigationGuard(next: NavigationGuard | undefined): void {
  navigationGuard = next;
}

const search = (): string => store.get().slice(currentPath().length + 1);

export const useHashSearch = (): string => useSyncExternalStore(store.subscribe, search);

/** Location hook for wouter's Router. */
export function useHashLocation(): [string, typeof navigate] {
  return [useSyncExternalStore(store.subscribe, currentPath), navigate];
}
useHashLocation.hrefs = (href: string): string => `#${href}`;
useHashLocation.searchHook = useHashSearch;
