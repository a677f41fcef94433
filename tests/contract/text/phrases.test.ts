import { expect, test } from 'vitest';
import { createPhrases } from '../../../src/contract/text/phrases.ts';

function phrases() {
  const missing: string[] = [];
  const made = createPhrases((key, locale) => missing.push(`${locale} ${key}`), 'zh-CN');
  made.add('zh-CN', {
    a: { b: '甲', only: '只有中文' },
    hello: '你好 {{name}}',
    new: '新建{{record}}的副本',
  });
  made.add('en-US', { a: { b: 'B' }, hello: 'Hello {{name}}' });
  made.add('en-US', { a: { c: 'C' }, fields: '{{count}} [field needs|fields need] attention [a|b]' });
  return { made, missing };
}

test.each([
  { locale: 'zh-CN', key: 'a.b', want: '甲', missing: [] },
  { locale: 'en-US', key: 'a.b', want: 'B', missing: [] },
  { locale: 'en-US', key: 'a.c', want: 'C', missing: [] },
  { locale: 'en-US', key: 'hello', parameters: { name: 'asn' }, want: 'Hello asn', missing: [] },
  { locale: 'zh-CN', key: 'new', parameters: { record: '接口' }, want: '新建接口的副本', missing: [] },
  {
    locale: 'zh-CN',
    key: 'new',
    parameters: { record: 'ERP 配置' },
    want: '新建 ERP 配置的副本',
    missing: [],
  },
  { locale: 'zh-CN', key: 'new', parameters: { record: '接口asn' }, want: '新建接口asn 的副本', missing: [] },
  { locale: 'zh-CN', key: 'new', parameters: { record: 7 }, want: '新建 7 的副本', missing: [] },
  { locale: 'zh-CN', key: 'new', parameters: { record: undefined }, want: '新建的副本', missing: [] },
  {
    locale: 'en-US',
    key: 'fields',
    parameters: { count: 1 },
    want: '1 field needs attention a',
    missing: [],
  },
  {
    locale: 'en-US',
    key: 'fields',
    parameters: { count: '12' },
    want: '12 fields need attention b',
    missing: [],
  },
  { locale: 'en-US', key: 'hello', parameters: { name: '1 [a|b]' }, want: 'Hello 1 [a|b]', missing: [] },
  { locale: 'en-US', key: 'a.only', want: '只有中文', missing: ['en-US a.only'] },
  { locale: 'zh-CN', key: 'a.none', want: 'a.none', missing: ['zh-CN a.none'] },
  { locale: 'zh-CN', key: 'a', want: 'a', missing: ['zh-CN a'] },
])('translate of $key in $locale returns $want', ({ locale, key, parameters, want, missing }) => {
  const subject = phrases();
  expect(subject.made.translate(locale, key, parameters)).toBe(want);
  expect(subject.missing).toEqual(missing);
});

test.each([
  { locale: 'en-US', key: 'a.b', want: true },
  { locale: 'en-US', key: 'a.only', want: false },
  { locale: 'fr-FR', key: 'a.b', want: false },
])('has of $key in $locale returns $want', ({ locale, key, want }) => {
  expect(phrases().made.has(locale, key)).toBe(want);
});

test.each([
  ['en-US', 1, '1 item'],
  ['en-US', '1', '1 item'],
  ['en-US', 0, '0 items'],
  ['en-US', '1,001', '1,001 items'],
  ['en-US', 'many', 'many items'],
  ['ar', 0, '0 zero'],
  ['ar', 1, '1 one'],
  ['ar', 2, '2 two'],
  ['ar', 3, '3 few'],
  ['ar', 11, '11 many'],
  ['ar', 100, '100 other'],
  ['ar', '1,003', '1,003 few'],
  ['zh-CN', 1, '1 项'],
])('a phrase of %s takes the plural form of %s', (locale, count, want) => {
  const made = createPhrases(() => undefined, 'zh-CN');
  made.add('en-US', { items: '{{count}} [item|items]' });
  made.add('ar', { items: '{{count}} [zero|one|two|few|many|other]' });
  made.add('zh-CN', { items: '{{count}} 项' });
  expect(made.translate(locale, 'items', { count })).toBe(want);
});
