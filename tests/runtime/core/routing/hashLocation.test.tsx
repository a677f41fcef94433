import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  addHash,
  currentLocation,
  currentPath,
  navigate,
  setNavigationGuard,
  subscribeToLocation,
} from '../../../../src/runtime/core/routing/hashLocation.ts';

/** The module's own listeners. The modules of earlier test files still listen to the same window, and left an entry. */
const listeners = vi.hoisted(() => {
  history.replaceState(null, '');
  const found = new Map<string, () => void>();
  const add = globalThis.addEventListener;
  globalThis.addEventListener = (type: string, listener: unknown) =>
    void found.set(type, listener as () => void);
  const restore = (): void => {
    globalThis.addEventListener = add;
  };
  return { found, restore };
});
listeners.restore();

/** The entries of a browser's history. happy-dom keeps none. */
const entries: { state: unknown; hash: string }[] = [];
let at = 0;

/** Shows an entry as a browser does after Back, Forward or `history.go`: state and hash first, then both events. */
function show(position: number): void {
  at = position;
  const { state, hash } = entries[at] ?? { state: null, hash: '' };
  replaceState.call(history, state, '', hash);
  listeners.found.get('popstate')?.();
  listeners.found.get('hashchange')?.();
}

const replaceState = history.replaceState;
const firstState: unknown = history.state;
let moves: number[];

beforeEach(() => {
  entries.splice(0, Number.POSITIVE_INFINITY, { state: history.state, hash: location.hash });
  at = 0;
  moves = [];
  vi.spyOn(history, 'pushState').mockImplementation((state, _, hash) => {
    entries.splice(at + 1);
    at = entries.push({ state, hash: String(hash) }) - 1;
    replaceState.call(history, state, '', hash);
  });
  vi.spyOn(history, 'replaceState').mockImplementation((state, _, hash) => {
    entries[at] = { state, hash: String(hash ?? entries[at]?.hash) };
    replaceState.call(history, state, '', hash);
  });
  vi.spyOn(history, 'go').mockImplementation((distance = 0) => {
    moves.push(distance);
    queueMicrotask(() => show(at + distance));
  });
  navigate('/one', { replace: true });
  for (const path of ['/two', '/three?tab=a', '/four']) navigate(path);
  show(2);
});
afterEach(() => {
  setNavigationGuard(undefined);
  vi.restoreAllMocks();
});

test.each([
  { given: 'a new path', to: '/five', options: {}, count: 4, last: '#/five' },
  { given: 'a replaced path', to: '/five', options: { replace: true }, count: 4, last: '#/four' },
  { given: 'the same path', to: '/three?tab=a', options: {}, count: 4, last: '#/four' },
])('after a navigation to $given, the history ends with $last', ({ to, options, count, last }) => {
  navigate(to, options);
  expect(currentLocation()).toBe(to);
  expect(currentPath()).toBe(to.replace('?tab=a', ''));
  expect(entries).toHaveLength(count);
  expect(entries.at(-1)?.hash).toBe(last);
});

test.each([
  { given: 'Back', to: 1, want: '/two' },
  { given: 'Back over two pages', to: 0, want: '/one' },
  { given: 'Forward', to: 3, want: '/four' },
])('$given shows $want and notifies once without a guard', ({ to, want }) => {
  const notify = vi.fn();
  const end = subscribeToLocation(notify);
  show(to);
  end();
  expect(currentLocation()).toBe(want);
  expect(notify).toHaveBeenCalledTimes(1);
  expect(moves).toEqual([]);
});

test.each([
  { given: 'Back', to: 1, agrees: true, moves: [1, -1], want: '/two' },
  { given: 'Back over two pages', to: 0, agrees: true, moves: [2, -2], want: '/one' },
  { given: 'Forward', to: 3, agrees: true, moves: [-1, 1], want: '/four' },
  { given: 'Back', to: 1, agrees: false, moves: [1], want: '/three?tab=a' },
  { given: 'Forward', to: 3, agrees: false, moves: [-1], want: '/three?tab=a' },
])('a guard that answers $agrees to $given leads to $want', async ({ to, agrees, moves: wanted, want }) => {
  let answer = (_: boolean): void => {};
  setNavigationGuard(() => new Promise((resolve) => (answer = resolve)));
  show(to);
  // The guard asks over the page that the operator leaves.
  await expect.poll(() => at).toBe(2);
  expect(currentLocation()).toBe('/three?tab=a');
  answer(agrees);
  await expect.poll(currentLocation).toBe(want);
  await expect.poll(() => moves).toEqual(wanted);
  expect(entries[at]?.hash).toBe(`#${want}`);
});

test('a hash that the operator types counts as a step forward', async () => {
  setNavigationGuard(async () => false);
  entries.splice(3);
  at = entries.push({ state: null, hash: '#/typed' }) - 1;
  show(at);
  await expect.poll(() => at).toBe(2);
  expect(moves).toEqual([-1]);
  expect(currentLocation()).toBe('/three?tab=a');
});

test('the first entry of a tab has an index, so that Back to it counts as a step back', () => {
  expect(firstState).toEqual({ index: 0 });
});

test('Back between two entries with the same hash counts as a step', async () => {
  navigate('/two', { replace: true });
  show(1);
  setNavigationGuard(async () => false);
  show(0);
  await expect.poll(() => at).toBe(1);
  expect(moves).toEqual([1]);
});

/** Address → the address with `#`; undefined if it stays. */
const addresses: readonly [pathname: string, search: string, hash: string, want: string | undefined][] = [
  ['/config', '', '', '/#/config'],
  ['/config', '?tab=erp', '', '/#/config?tab=erp'],
  ['/', '', '', undefined],
  ['/', '', '#/config', undefined],
  ['/config', '', '#/health', undefined],
  ['/index.html', '', '', undefined],
  ['/assets/main.js', '', '', undefined],
];

test.each(addresses)('%s%s%s is replaced by %s', (pathname, search, hash, want) => {
  expect(addHash({ pathname, search, hash })).toBe(want);
});
