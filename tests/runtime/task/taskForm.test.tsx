import { expect, test } from 'vitest';
import { taskFileName } from '../../../src/runtime/task/taskForm.ts';
import { form, task } from './sample.ts';

const cases: readonly [what: string, data: Record<string, unknown>, want: string][] = [
  ['the file name has the entity and the time', {}, 'boxes-20260309-0705.json'],
  [
    'the file name has the values of references',
    { dcCode: 'SH', remark: 'mine' },
    'boxes-SH-20260309-0705.json',
  ],
  [
    'the file name replaces forbidden characters',
    { dcCode: '上海/2 号' },
    'boxes-上海_2_号-20260309-0705.json',
  ],
];

test.each(cases)('%s', (_, data, want) => {
  const about = { ...task, targetEntity: 'boxe' };
  expect(taskFileName(about, form, data, new Date(2026, 2, 9, 7, 5))).toBe(want);
});
