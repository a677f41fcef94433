import { expect, test } from 'vitest';
import type { Resource } from '../../../src/contract/model/resource.ts';
import { formFiltersOf } from '../../../src/runtime/task/taskForm.ts';
import { form } from './sample.ts';

const resource = {
  filters: ['dcCode', 'status', 'remark'].map((property) => ({ property, field: { type: 'string' } })),
} as unknown as Resource;

const cases: readonly [what: string, data: Record<string, unknown>, want: Record<string, string>][] = [
  ['a field that is a filter narrows', { dcCode: 'SH', remark: 'x' }, { dcCode: 'SH', remark: 'x' }],
  ['an empty one does not', { dcCode: '', remark: undefined }, {}],
  ['neither does what is no filter, or no field of the form', { uuids: ['1'], status: 'ONLINE' }, {}],
];

test.each(cases)('%s', (_, data, want) => {
  expect(formFiltersOf(form, resource, data)).toEqual(want);
});
