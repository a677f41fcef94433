import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

vi.mock('../../../../src/runtime/core/catalog.ts', () => import('../stubCatalog.ts'));
const { formatsOf } = await import('../../../../src/runtime/core/i18n/formats.ts');

const locales = readdirSync('locales').flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);

const instant = '2026-11-21T01:30:05Z';

test.each([
  { locale: 'en-US', timeZone: 'Asia/Shanghai', want: '2026-11-21 09:30:05' },
  { locale: 'en-US', timeZone: 'America/New_York', want: '2026-11-20 20:30:05' },
  { locale: 'zh-CN', timeZone: 'Asia/Shanghai', want: '2026-11-21 09:30:05' },
  { locale: 'zh-CN', timeZone: 'UTC', want: '2026-11-21 01:30:05' },
])('$locale $timeZone → $want', ({ locale, timeZone, want }) => {
  expect(formatsOf(locale).dateTime(instant, timeZone)).toBe(want);
});

test.each([
  { locale: 'en-US', seconds: 0, want: 'now' },
  { locale: 'en-US', seconds: -45, want: '45 seconds ago' },
  { locale: 'en-US', seconds: -180, want: '3 minutes ago' },
  { locale: 'en-US', seconds: 7200, want: 'in 2 hours' },
  { locale: 'en-US', seconds: -59, want: '59 seconds ago' },
  { locale: 'en-US', seconds: -3569, want: '59 minutes ago' },
  { locale: 'en-US', seconds: -3570, want: '1 hour ago' },
  { locale: 'en-US', seconds: 3599, want: 'in 1 hour' },
  { locale: 'en-US', seconds: -86_400 * 0.99, want: '1 day ago' },
  { locale: 'en-US', seconds: -86_400 * 1.4, want: '1 day ago' },
  { locale: 'en-US', seconds: 86_400, want: 'in 1 day' },
  { locale: 'en-US', seconds: -86_400 * 29.6, want: '1 month ago' },
  { locale: 'en-US', seconds: -86_400 * 360, want: '1 year ago' },
  { locale: 'en-US', seconds: -86_400 * 365 * 20, want: '20 years ago' },
  { locale: 'zh-CN', seconds: 0, want: '现在' },
  { locale: 'zh-CN', seconds: -180, want: '3分钟前' },
  { locale: 'zh-CN', seconds: -86_400, want: '1天前' },
  { locale: 'zh-CN', seconds: -86_400 * 60, want: '2个月前' },
])('$locale $seconds s → $want', ({ locale, seconds, want }) => {
  const now = Date.parse(instant);
  expect(formatsOf(locale).relative(new Date(now + seconds * 1000).toISOString(), now)).toBe(want);
});

test.each(locales)('the locale %s formats numbers as Intl does', (locale) => {
  const numbers = [0, 7, 999, 1000, 12_345, 1_234_567, 9_007_199_254_740_991, -5, -1000, 0.5, 1234.5];
  const want = numbers.map((value) => new Intl.NumberFormat(locale).format(value));
  expect(numbers.map((value) => formatsOf(locale).number(value))).toEqual(want);
});

test('each locale joins a list with its own separators', () => {
  expect(formatsOf('en-US').list(['a', 'b', 'c'])).toBe('a, b, and c');
  expect(formatsOf('zh-CN').list(['甲', '乙', '丙'])).toBe('甲、乙和丙');
});
