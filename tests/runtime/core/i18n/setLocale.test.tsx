import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

vi.mock('../../../../src/runtime/core/catalog.ts', () => import('../stubCatalog.ts'));
// tests/runtime/core/cleanup.ts has loaded the phrases with this product's catalog.
vi.resetModules();

const { LocaleProvider, useLocale, useResourceCaptions, useTranslate } = await import(
  '../../../../src/runtime/core/i18n/LocaleProvider.tsx'
);
const { localeStore } = await import('../../../../src/runtime/core/i18n/localeStore.ts');
const { loadPhrases, phraseGroupModule, resourceCaptionsModule, setLocale, translate } = await import(
  '../../../../src/runtime/core/i18n/phrases.ts'
);

const renders: string[] = [];

function Things() {
  useResourceCaptions('thing');
  const t = useTranslate();
  const { locale } = useLocale();
  const words = `${t('resources.thing.title')} · ${t('feedback.cancel')}`;
  renders.push(`${locale} ${words}`);
  return (
    <label>
      {words}
      <input />
    </label>
  );
}

beforeEach(async () => {
  await loadPhrases('zh-CN');
  localeStore.set('zh-CN');
});

test('a change of the locale updates all texts in one render and keeps input and focus', async () => {
  await act(async () => {
    render(
      <LocaleProvider>
        <Suspense fallback="…">
          <Things />
        </Suspense>
      </LocaleProvider>,
    );
  });
  const input = await screen.findByLabelText('物品列表 · 取消');
  await userEvent.type(input, 'typed');
  renders.length = 0;
  await act(() => setLocale('en-US'));
  expect(await screen.findByLabelText('List of things · Cancel')).toBe(input);
  expect(input).toHaveProperty('value', 'typed');
  expect(document.activeElement).toBe(input);
  expect(new Set(renders)).toEqual(new Set(['en-US List of things · Cancel']));
  expect(document.documentElement.lang).toBe('en-US');
  expect(document.documentElement.dir).toBe('ltr');
  expect(localStorage.getItem('locale')).toBe('en-US');
});

test('setLocale rejects an unknown locale and keeps the current one', async () => {
  await expect(setLocale('xx-XX')).rejects.toThrow('xx-XX');
  await waitFor(() => expect(localeStore.get()).toBe('zh-CN'));
});

test.each([
  {
    given: 'a group',
    load: () => phraseGroupModule('nothing', 'zh-CN'),
    want: 'There are no phrases of "nothing" in zh-CN.',
  },
  {
    given: 'a resource',
    load: () => resourceCaptionsModule('nothing'),
    want: '"resource nothing" has no captions in zh-CN.',
  },
])('phrases of $given that does not exist are an error', ({ load, want }) => {
  expect(load).toThrow(want);
});

test.each([
  { given: 'in development', isDev: true, locale: 'zh-CN', want: ['zh-CN', 'en-US', 'en-XA', 'ar-XB'] },
  { given: 'in production', isDev: false, locale: 'zh-CN', want: ['zh-CN', 'en-US'] },
  { given: 'in production', isDev: false, locale: 'en-XA', want: ['zh-CN', 'en-US', 'en-XA'] },
])('the language menu $given in $locale offers $want', async ({ isDev, locale, want }) => {
  vi.stubEnv('DEV', isDev);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  await loadPhrases(locale);
  localeStore.set(locale);
  const { result } = renderHook(useLocale, { wrapper: LocaleProvider });
  expect(result.current.locales).toEqual(want);
});

test.each([
  { locale: 'en-US', shown: 'en-US', toasts: [] },
  { locale: 'xx-XX', shown: 'zh-CN', toasts: [{ kind: 'error', text: '部分页面资源加载失败' }] },
])('the choice of the language $locale shows $shown', async ({ locale, shown, toasts }) => {
  const { chooseLocale } = await import('../../../../src/runtime/session/LanguageSelect.tsx');
  const { toastStore } = await import('../../../../src/runtime/feedback/toast/toastStore.ts');
  await chooseLocale(locale);
  expect(localeStore.get()).toBe(shown);
  const texts = toastStore.get().map(({ kind, message }) => ({
    kind,
    text: typeof message === 'string' ? message : message(translate),
  }));
  expect(texts).toEqual(toasts);
});

test('a missing phrase throws an error outside production', () => {
  const Broken = () => useTranslate()('no.such.phrase');
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() =>
    render(
      <LocaleProvider>
        <Broken />
      </LocaleProvider>,
    ),
  ).toThrow('No phrase "no.such.phrase" in zh-CN.');
  quiet.mockRestore();
});
