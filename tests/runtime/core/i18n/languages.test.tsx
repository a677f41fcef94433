import { expect, test } from 'vitest';
import { directionOf, mirrorArrowKey } from '../../../../src/runtime/core/i18n/languages.ts';
import { findLocale } from '../../../../src/runtime/core/i18n/matchLocale.ts';

test.each([
  { locale: 'zh-CN', want: 'ltr' },
  { locale: 'en-US', want: 'ltr' },
  { locale: 'he', want: 'rtl' },
  { locale: 'he-IL', want: 'rtl' },
  { locale: 'ar-EG', want: 'rtl' },
  { locale: 'fa-IR', want: 'rtl' },
  { locale: 'ku', want: 'rtl' },
  { locale: 'KU-Arab-IQ', want: 'rtl' },
  { locale: 'hea', want: 'ltr' },
  { locale: 'ckb', want: 'ltr' },
])('the direction of $locale is $want', ({ locale, want }) => expect(directionOf(locale)).toBe(want));

test.each([
  { key: 'ArrowLeft', direction: 'ltr', want: 'ArrowLeft' },
  { key: 'ArrowLeft', direction: 'rtl', want: 'ArrowRight' },
  { key: 'ArrowRight', direction: 'rtl', want: 'ArrowLeft' },
  { key: 'ArrowDown', direction: 'rtl', want: 'ArrowDown' },
  { key: 'Home', direction: 'rtl', want: 'Home' },
] as const)('$key in the direction $direction → $want', ({ key, direction, want }) =>
  expect(mirrorArrowKey(key, direction)).toBe(want),
);

test.each([
  ['ar', ['zh-CN', 'ar'], 'ar'],
  ['ar', ['zh-CN', 'ar-EG'], 'ar-EG'],
  ['fa-IR', ['zh-CN', 'fa'], 'fa'],
  ['AR-eg', ['zh-CN', 'ar-EG'], 'ar-EG'],
  ['zh_TW', ['zh-CN', 'en-US'], 'zh-CN'],
  ['ar-XB', ['zh-CN'], 'ar-XB'],
  ['ar', ['zh-CN'], undefined],
  ['', ['zh-CN'], undefined],
  [null, ['zh-CN'], undefined],
])('%s among the registered locales %j means %s', (wanted, registered, want) => {
  expect(findLocale(wanted, registered)).toBe(want);
});
