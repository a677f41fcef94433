import { expect, test } from 'vitest';
import type { Operation } from '../../../../../src/contract/api/operation.ts';
import type { FieldReference } from '../../../../../src/contract/model/resource.ts';
import { buildLookup, optionsOf } from '../../../../../src/runtime/fields/types/reference/lookup.ts';

const list: Operation = { service: 'openapi', method: 'GET', path: '/x', query: {}, result: 'list' };
const page: Operation = { ...list, method: 'POST', result: 'page' };
const session = { loginId: 'op', loginKey: 'k', companyUuid: 'c1' };
const reference: FieldReference = { operation: 'x', value: 'code', label: 'name', search: 'name' };
const withParams = (params: FieldReference['params']): FieldReference => ({ ...reference, params });

test.each([
  ['a list', reference, list, {}, { args: {} }],
  ['a page', reference, page, {}, { args: { body: { page: 0, pageSize: 100 } } }],
  ['narrowed', reference, list, { name: 'a' }, { args: { name: 'a' } }],
  ['a constant', withParams({ kind: { constant: 1 } }), list, {}, { args: { kind: 1 } }],
  ['the session', withParams({ owner: { session: 'loginId' } }), list, {}, { args: { owner: 'op' } }],
  ['the record', withParams({ dc: { record: 'dcCode' } }), list, {}, { args: { dc: 'SH' } }],
  ['what is missing', withParams({ dc: { record: 'carrier' } }), list, {}, { missing: 'carrier' }],
] as const)('%s', (_name, asked, operation, narrow, want) => {
  expect(buildLookup(asked, operation, { dcCode: 'SH' }, session, narrow)).toEqual(want);
});

test('records come by name, the few choices of a service in its order', () => {
  const data = ['b 10', 'b 2', 'a'].map((name) => ({ uuid: name, code: name, name }));
  const labels = (of: FieldReference) => optionsOf(of, data).map(({ label }) => label);
  expect(labels(reference)).toEqual(['a', 'b 2', 'b 10']);
  expect(labels({ ...reference, search: undefined })).toEqual(['b 10', 'b 2', 'a']);
});
