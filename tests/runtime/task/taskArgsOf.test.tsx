import { expect, test } from 'vitest';
import { taskArgsOf } from '../../../src/runtime/task/taskForm.ts';
import { form, task } from './sample.ts';

const cases: readonly [what: string, body: string | undefined, data: object, want: object | undefined][] = [
  ['all fields become parameters if the task has no body', undefined, { dcCode: 'SH' }, { dcCode: 'SH' }],
  [
    'a text with JSON becomes the parsed body',
    'text',
    { dcCode: 'SH', text: '{"a":1}' },
    { dcCode: 'SH', body: { a: 1 } },
  ],
  ['a text with invalid JSON gives no arguments', 'text', { text: '{"a":' }, undefined],
  [
    'a list becomes the body unchanged',
    'uuids',
    { dcCode: 'SH', uuids: ['1'] },
    { dcCode: 'SH', body: ['1'] },
  ],
];

test.each(cases)('%s', (_, body, data, want) => {
  expect(taskArgsOf({ ...task, bodyProperty: body }, form, { ...data })).toEqual(want);
});

test('the whole form becomes the body of an operation that takes it', () => {
  const data = { kind: 'owner', csv: 'code,name' };
  const importing = { ...task, operation: 'basicData.import', entity: 'basicDataImport' };
  expect(taskArgsOf(importing, { ...form, entity: 'basicDataImport' }, data)).toEqual({ body: data });
});
