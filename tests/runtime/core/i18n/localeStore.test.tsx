import { afterEach, expect, test, vi } from 'vitest';

vi.mock('../../../../src/runtime/core/catalog.ts', () => import('../stubCatalog.ts'));

/** Resolves to a new store, as after a load of the page. */
async function loadStore() {
  vi.resetModules();
  const { localeStore, unmatchedLocale } = await import('../../../../src/runtime/core/i18n/localeStore.ts');
  const { matchLocale } = await import('../../../../src/runtime/core/i18n/matchLocale.ts');
  if (unmatchedLocale !== undefined) matchLocale(unmatchedLocale);
  return localeStore;
}

afterEach(() => {
  history.replaceState(null, '', '/');
  localStorage.clear();
  vi.unstubAllGlobals();
});

test.each([
  { stored: undefined, browser: 'en-US', want: 'zh-CN' },
  { stored: 'en-US', browser: 'zh-CN', want: 'en-US' },
  { stored: 'zh-CN', browser: 'en-US', want: 'zh-CN' },
  { stored: 'xx-XX', browser: 'en-US', want: 'zh-CN' },
])('the stored locale $stored in a browser with $browser gives $want', async ({ stored, browser, want }) => {
  vi.stubGlobal('navigator', { language: browser, languages: [browser] });
  if (stored !== undefined) localStorage.setItem('locale', stored);
  expect((await loadStore()).get()).toBe(want);
});

test('the store keeps the chosen locale for the next page load', async () => {
  (await loadStore()).set('en-US');
  expect((await loadStore()).get()).toBe('en-US');
});

test('the store refuses a sixth listener', async () => {
  const { subscribe } = await loadStore();
  for (let count = 0; count < 5; count++) subscribe(() => {});
  expect(() => subscribe(() => {})).toThrow('at most 5 listeners');
});

test.each([
  ['ar-XB', 'en-US', 'ar-XB'],
  ['en_US', 'zh-CN', 'en-US'],
  ['en', 'zh-CN', 'en-US'],
  ['xx', 'en-US', 'en-US'],
  ['ar', 'en-US', 'en-US'],
])('?lang=%s with the stored locale %s gives %s, once', async (lang, stored, want) => {
  localStorage.setItem('locale', stored);
  history.replaceState({ index: 2 }, '', `/?lang=${lang}&x=1#/erpdown?page=1`);
  expect((await loadStore()).get()).toBe(want);
  expect(localStorage.getItem('locale')).toBe(want);
  expect(location.href).toMatch(/\/\?x=1#\/erpdown\?page=1$/);
  expect(history.state).toEqual({ index: 2 });
});
