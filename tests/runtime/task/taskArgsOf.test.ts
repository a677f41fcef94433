import { expect, test } from 'vitest';
import { taskArgsOf } from '../../../src/runtime/task/taskForm.ts';
import { form, task } from './sample.ts';

const cases: readonly [what: string, body: string | undefined, data: object, want: object | undefined][] = [
  ['without a body all are parameters', undefined, { dcCode: 'SH' }, { dcCode: 'SH' }],
  [
    'text that is JSON travels as what it says',
    'text',
    { dcCode: 'SH', text: '{"a":1}' },
    { dcCode: 'SH', body: { a: 1 } },
  ],
  ['text that is none is not sent', 'text', { text: '{"a":' }, undefined],
  ['a list travels as it is', 'uuids', { dcCode: 'SH', uuids: ['1'] }, { dcCode: 'SH', body: ['1'] }],
];

test.each(cases)('%s', (_, body, data, want) => {
  expect(taskArgsOf({ ...task, bodyProperty: body }, form, { ...data })).toEqual(want);
});
