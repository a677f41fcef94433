import { expect, test } from 'vitest';
import { languageOf, localeOf } from '../../../src/contract/text/locale.ts';

test.each([
  ['zh-CN', 'zh_CN'],
  ['zh', 'zh_CN'],
  ['zh-SG', 'zh_CN'],
  ['zh-Hans-HK', 'zh_CN'],
  ['zh-TW', 'zh_TW'],
  ['zh-HK', 'zh_TW'],
  ['zh-Hant', 'zh_TW'],
  ['zh-Hant-MO', 'zh_TW'],
  ['en-US', 'en_US'],
  ['en-GB', 'en_US'],
  ['he-IL', 'en_US'],
])('the locale %s sends the language %s', (locale, want) => expect(languageOf(locale)).toBe(want));

test.each([
  ['zh_CN', 'zh-CN'],
  ['zh_TW', 'zh-CN'],
  ['en_US', 'en-US'],
  [undefined, 'zh-CN'],
  ['xx', 'zh-CN'],
])('the language %s has the locale %s', (language, want) =>
  expect(localeOf(language, ['zh-CN', 'en-US'])).toBe(want),
);

test.each([
  ['zh_TW', ['en-US', 'zh-TW'], 'zh-TW'],
  ['zh_TW', ['zh-CN', 'zh-TW'], 'zh-TW'],
  ['zh_CN', ['en-US', 'zh-TW'], 'en-US'],
])('the language %s has, among %j, the locale %s', (language, locales, want) =>
  expect(localeOf(language, locales)).toBe(want),
);
