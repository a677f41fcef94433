import { expect, test } from 'vitest';
import { describeCron } from '../../../../../src/runtime/fields/types/schedule/Schedule.tsx';
import { dailyCronOf } from '../../../../../src/runtime/fields/types/schedule/scheduleInputs.tsx';

test.each([
  ['*/5 * * * *', 'zh-CN', '每隔 5 分钟'],
  ['*/5 * * * *', 'en-US', 'Every 5 minutes'],
  ['30 20 * * *', 'en-US', 'At 20:30'],
])('describeCron of %s in %s returns "%s"', (expression, locale, want) => {
  expect(describeCron(expression, locale)).toBe(want);
});

test.each<[text: unknown, want: string | undefined]>([
  ['08:05', '5 8 * * *'],
  ['23:59', '59 23 * * *'],
  ['24:00', undefined],
  ['8', undefined],
  [undefined, undefined],
])('dailyCronOf of %s returns %s', (text, want) => {
  expect(dailyCronOf(text)).toBe(want);
});
