// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

vi.mock('../../../../src/runtime/core/catalog.ts', () => import('../stubCatalog.ts'));

/** Resolves to a new store, as after a load of the page. */
async function loaded() {
  vi.resetModules();
  return (await import('../../../../src/runtime/core/i18n/localeStore.ts')).localeStore;
}

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test.each([
  { stored: undefined, browser: 'en-US', want: 'zh-CN' },
  { stored: 'en-US', browser: 'zh-CN', want: 'en-US' },
  { stored: 'zh-CN', browser: 'en-US', want: 'zh-CN' },
  { stored: 'xx-XX', browser: 'en-US', want: 'zh-CN' },
])('stored $stored in a browser of $browser → $want', async ({ stored, browser, want }) => {
  vi.stubGlobal('navigator', { language: browser, languages: [browser] });
  if (stored !== undefined) localStorage.setItem('locale', stored);
  expect((await loaded()).get()).toBe(want);
});

test('a choice is kept for the next page', async () => {
  (await loaded()).set('en-US');
  expect((await loaded()).get()).toBe('en-US');
});

test('it takes five listeners', async () => {
  const { subscribe } = await loaded();
  for (let count = 0; count < 5; count++) subscribe(() => {});
  expect(() => subscribe(() => {})).toThrow('at most 5 listeners');
});
