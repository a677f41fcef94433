import { beforeEach, expect, test, vi } from 'vitest';

type Kept = Readonly<Record<string, string>>;

/** Loads the module for a visit with these stored settings and the system's preference. */
async function visit(kept: Kept, systemIsDark: boolean) {
  vi.resetModules();
  localStorage.clear();
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  const listeners: (() => void)[] = [];
  const system = {
    matches: systemIsDark,
    addEventListener: (_: string, hear: () => void) => listeners.push(hear),
  };
  vi.stubGlobal('matchMedia', () => system);
  const { appearanceStore } = await import('../../../../src/runtime/core/theme/appearance.ts');
  const shown = () => {
    const { theme, density } = document.documentElement.dataset;
    return `${theme} ${density}`;
  };
  const switchSystem = (isDark: boolean): void => {
    system.matches = isDark;
    for (const hear of listeners) hear();
  };
  return { appearance: appearanceStore, shown, switchSystem, kept: () => ({ ...localStorage }) };
}

beforeEach(() => localStorage.clear());

test.each<[kept: Kept, systemIsDark: boolean, want: string]>([
  [{}, false, 'light comfortable'],
  [{}, true, 'dark comfortable'],
  [{ theme: 'dark' }, false, 'dark comfortable'],
  [{ theme: 'light' }, true, 'light comfortable'],
  [{ density: 'compact' }, false, 'light compact'],
  [{ density: 'comfortable', theme: 'dark' }, true, 'dark comfortable'],
  [{ theme: 'sepia', density: 'tiny' }, false, 'light comfortable'],
])('the stored settings %o in a system with dark %s show %s', async (kept, systemIsDark, want) => {
  const { shown } = await visit(kept, systemIsDark);
  expect(shown()).toBe(want);
});

test.each<[systemIsDark: boolean, dark: boolean, kept: string | undefined]>([
  [false, true, 'dark'],
  [true, false, 'light'],
  // A theme that equals the system's theme is not stored.
  [false, false, undefined],
  [true, true, undefined],
])('a system with dark %s and setDark(%s) store %s', async (systemIsDark, dark, kept) => {
  const { appearance, shown } = await visit({}, systemIsDark);
  appearance.setDark(dark);
  expect(shown()).toBe(`${dark ? 'dark' : 'light'} comfortable`);
  expect(localStorage.getItem('theme') ?? undefined).toBe(kept);
  const again = await visit(kept ? { theme: kept } : {}, systemIsDark);
  expect(again.shown()).toBe(`${dark ? 'dark' : 'light'} comfortable`);
});

test.each<[compact: boolean, kept: string]>([
  [true, 'compact'],
  [false, 'comfortable'],
])(
  'setCompact(%s) stores the density "%s" for the next visit and notifies listeners',
  async (compact, kept) => {
    const { appearance, shown } = await visit({ density: compact ? 'comfortable' : 'compact' }, false);
    const listener = vi.fn();
    appearance.subscribe(listener);
    appearance.setCompact(compact);
    expect([shown(), localStorage.getItem('density'), listener.mock.calls.length]).toEqual([
      `light ${kept}`,
      kept,
      1,
    ]);
    expect((await visit({ density: kept }, false)).shown()).toBe(`light ${kept}`);
  },
);

test.each<[kept: Kept, want: string]>([
  [{}, 'dark comfortable'],
  [{ theme: 'light' }, 'light comfortable'],
])('the stored settings %o show %s after the system turns dark', async (kept, want) => {
  const { shown, switchSystem } = await visit(kept, false);
  switchSystem(true);
  expect(shown()).toBe(want);
});
