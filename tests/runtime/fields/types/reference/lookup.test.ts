import { expect, test } from 'vitest';
import type { Operation } from '../../../../../src/contract/api/operation.ts';
import type { FieldReference } from '../../../../../src/contract/model/resource.ts';
import { buildLookup, optionOf } from '../../../../../src/runtime/fields/types/reference/lookup.ts';
import { optionsOf } from '../../../../../src/runtime/fields/types/reference/optionsOf.ts';

const list: Operation = { service: 'openapi', method: 'GET', path: '/x', query: {}, result: 'list' };
const page: Operation = { ...list, method: 'POST', result: 'page' };
const session = { loginId: 'op', loginKey: 'k', companyUuid: 'c1' };
const reference: FieldReference = { operation: 'x', value: 'code', label: 'name', search: 'name' };
const withParams = (params: FieldReference['params']): FieldReference => ({ ...reference, params });

test.each([
  ['a list', reference, list, {}, { args: {} }],
  ['a page', reference, page, {}, { args: { body: { page: 0, pageSize: 100 } } }],
  ['a search', reference, list, { name: 'a' }, { args: { name: 'a' } }],
  ['a constant parameter', withParams({ kind: { constant: 1 } }), list, {}, { args: { kind: 1 } }],
  ['a session value', withParams({ owner: { session: 'loginId' } }), list, {}, { args: { owner: 'op' } }],
  ['a record value', withParams({ dc: { record: 'dcCode' } }), list, {}, { args: { dc: 'SH' } }],
  ['a missing record value', withParams({ dc: { record: 'carrier' } }), list, {}, { missing: 'carrier' }],
] as const)('buildLookup handles %s', (_name, asked, operation, narrow, want) => {
  expect(buildLookup(asked, operation, { dcCode: 'SH' }, session, narrow)).toEqual(want);
});

test.each([
  { isNew: true, want: ['a'] },
  { isNew: false, want: ['a', 'b'] },
])('with isNew: $isNew, a list with a disabled record offers $want', ({ isNew, want }) => {
  const data = [
    { code: 'a', name: 'a', disabled: false },
    { code: 'b', name: 'b', disabled: true },
  ];
  const options = optionsOf({ ...reference, unless: 'disabled' }, data, isNew);
  expect(options.map(({ label }) => label)).toEqual(want);
});

test('optionsOf sorts records by name and keeps the order of a fixed list of choices', () => {
  const data = ['b 10', 'b 2', 'a'].map((name) => ({ uuid: name, code: name, name }));
  const labels = (of: FieldReference) => optionsOf(of, data).map(({ label }) => label);
  expect(labels(reference)).toEqual(['a', 'b 2', 'b 10']);
  expect(labels({ ...reference, search: undefined })).toEqual(['b 10', 'b 2', 'a']);
});

test.each([
  [{ uuid: 'u1', name: 'asn' }, 'asn'],
  [{ uuid: 'u1', name: 'asn', dc: 'SH' }, 'asn / SH'],
  [{ uuid: 'u1', name: 'asn', dc: null, owner: 'O1' }, 'asn / O1'],
  [{ uuid: 'u1', name: 'asn', dc: 'SH', owner: 'O1' }, 'asn / SH / O1'],
  [{ uuid: 'u1', dc: 'SH' }, 'u1 / SH'],
])('with the subtitle dc and owner, the record %j is the option "%s"', (record, label) => {
  const subtitled = { ...reference, value: 'uuid', subtitle: ['dc', 'owner'] };
  expect(optionOf(subtitled, record)).toEqual({ value: 'u1', label });
});
