import { expect, test } from 'vitest';
import { directionOf } from '../../../src/runtime/i18n/direction.ts';

test.each([
  { locale: 'zh-CN', want: 'ltr' },
  { locale: 'en-US', want: 'ltr' },
  { locale: 'he', want: 'rtl' },
  { locale: 'he-IL', want: 'rtl' },
  { locale: 'ar-EG', want: 'rtl' },
  { locale: 'fa-IR', want: 'rtl' },
  { locale: 'ku', want: 'rtl' },
  { locale: 'hea', want: 'ltr' },
])('$locale is $want', ({ locale, want }) => expect(directionOf(locale)).toBe(want));
