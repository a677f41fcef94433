import { expect, test } from 'vitest';
import { createPhrases } from '../../../../src/contract/text/phrases.ts';
import { accentTable } from '../../../../src/runtime/core/i18n/accentTable.ts';

test.each([
  ['en-XA', 1, '«1 îîţéém»'],
  ['en-XA', 2, '«2 îîţéémš»'],
  ['ar-XB', 1, '«\u202e1 îîţéém\u202c»'],
  ['ar-XB', 0, '«\u202e0 îîţéémš\u202c»'],
  ['ar-XB', 11, '«\u202e11 îîţéémš\u202c»'],
])('the pseudo-locale %s shows %s as %s', (locale, count, want) => {
  const made = createPhrases(() => undefined, 'zh-CN');
  made.add(locale, accentTable({ a: { items: '{{count}} [item|items]' } }, locale));
  expect(made.translate(locale, 'a.items', { count })).toBe(want);
});
