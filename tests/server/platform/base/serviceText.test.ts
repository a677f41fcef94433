import { expect, test } from 'vitest';
import { type LocalePhrases, servicePhrasesOf } from '../../../../src/server/platform/base/servicePhrases.ts';
import {
  createServiceText,
  serviceTextIn,
  shortenServiceText,
} from '../../../../src/server/platform/base/serviceText.ts';

const { 'zh-CN': zh, 'en-US': en } = {
  'zh-CN': servicePhrasesOf('zh-CN'),
  'en-US': servicePhrasesOf('en-US'),
};

const textOf = (texts: Readonly<Record<string, string>>): string =>
  createServiceText(servicePhrasesOf, ({ locale }) => texts[locale] ?? '');

test.each<{ given: string; stored: string; want: readonly [zh: string, en: string] }>([
  {
    given: 'a text in both',
    stored: textOf({ 'zh-CN': '超时', 'en-US': 'Timeout' }),
    want: ['超时', 'Timeout'],
  },
  { given: 'the same text in both', stored: textOf({ 'zh-CN': 'E1', 'en-US': 'E1' }), want: ['E1', 'E1'] },
  { given: 'a text of an early version', stored: '接收方超时', want: ['接收方超时', '接收方超时'] },
  { given: 'no text', stored: '', want: ['', ''] },
  {
    given: 'parts with the separators themselves',
    stored: textOf({ 'zh-CN': '甲\u001een-US\u001f乙', 'en-US': 'a\u001fb' }),
    want: ['甲 en-US 乙', 'a b'],
  },
])('$given is $want in Chinese and English', ({ stored, want }) => {
  expect([serviceTextIn(stored, zh), serviceTextIn(stored, en)]).toEqual(want);
});

test('a locale without a stored text gets the first one', () => {
  const other: Pick<LocalePhrases, 'locale'> = { locale: 'ar-XB' };
  expect(serviceTextIn(textOf({ 'zh-CN': '超时', 'en-US': 'Timeout' }), other)).toBe('超时');
});

test('a text that is the same in all languages is stored once', () => {
  expect(textOf({ 'zh-CN': 'E1', 'en-US': 'E1' })).toBe('E1');
});

test('a search finds words of every language in the stored text', () => {
  expect(textOf({ 'zh-CN': '超时', 'en-US': 'Timeout' })).toMatch(/超时.*Timeout/s);
});

test('a shortened text has no half of a character in any language', () => {
  const shortened = shortenServiceText(textOf({ 'zh-CN': '箱📦', 'en-US': 'a📦' }), 2);
  expect([serviceTextIn(shortened, zh), serviceTextIn(shortened, en)]).toEqual(['箱', 'a']);
  expect(shortenServiceText('a📦', 2)).toBe('a');
});
