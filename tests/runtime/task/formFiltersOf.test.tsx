import { expect, test } from 'vitest';
import type { Resource } from '../../../src/contract/model/resource.ts';
import { formFiltersOf } from '../../../src/runtime/task/taskForm.ts';
import { form } from './sample.ts';

const resource = {
  filters: ['dcCode', 'status', 'remark'].map((property) => ({ property, field: { type: 'string' } })),
} as unknown as Resource;

const cases: readonly [what: string, data: Record<string, unknown>, want: Record<string, string>][] = [
  [
    'form fields that are filters become filters',
    { dcCode: 'SH', remark: 'x' },
    { dcCode: 'SH', remark: 'x' },
  ],
  ['empty fields become no filters', { dcCode: '', remark: undefined }, {}],
  ['properties that are no filter or no form field are omitted', { uuids: ['1'], status: 'ONLINE' }, {}],
];

test.each(cases)('%s', (_, data, want) => {
  expect(formFiltersOf(form, resource, data)).toEqual(want);
});
