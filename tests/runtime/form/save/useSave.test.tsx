import { expect, test } from 'vitest';
import type { Operation } from '../../../../src/contract/api/operation.ts';
import type { Form } from '../../../../src/contract/model/form.ts';
import type { Resource } from '../../../../src/contract/model/resource.ts';
import { withoutFields } from '../../../../src/runtime/form/payload.ts';
import { saveArgsOf } from '../../../../src/runtime/form/save/useSave.ts';

const operation = (query: Operation['query'], body?: string): Operation => ({
  service: 'openapi',
  method: 'POST',
  path: '/rule',
  query,
  body,
  result: 'one',
});
const many = { roles: { list: 'thing.query', create: 'thing.create' }, constants: { family: 'A' } };
const single = { roles: { get: 'rule.get', save: 'rule.save' }, constants: { ownerUuid: 'i1' } };
const toSent = (values: object) => ({ ...values });
const before = { ownerUuid: 'i0', limited: false, note: 'gone' };
const record = { ownerUuid: 'typed', limited: false, fields: ['a'] };

test.each<
  [
    what: string,
    resource: Pick<Resource, 'roles' | 'constants' | 'bodyProperty'>,
    operation: Operation,
    want: object,
  ]
>([
  ['a record of a list becomes the body', many, operation({}, 'thing'), { body: record }],
  [
    'the constants of a single record become parameters',
    single,
    operation({ ownerUuid: null, companyUuid: 'companyUuid' }, 'rule'),
    { ownerUuid: 'i1', body: record },
  ],
  [
    'the body property of a record becomes the body',
    { ...single, bodyProperty: 'fields' },
    operation({ ownerUuid: null }, 'names'),
    { ownerUuid: 'i1', body: ['a'] },
  ],
  [
    'an operation without a body takes only parameters',
    single,
    operation({ limited: null, ownerUuid: null }),
    { limited: false, ownerUuid: 'i1' },
  ],
  [
    'a back end that takes changes gets only these',
    many,
    { ...operation({}, 'thing'), sends: 'changes' },
    { body: { uuid: undefined, ownerUuid: 'typed', fields: ['a'], note: null } },
  ],
  [
    'a back end that takes a JSON Patch gets its operations, and the key beside them',
    many,
    { ...operation({}, 'thing'), sends: 'jsonPatch' },
    {
      uuid: undefined,
      body: [
        { op: 'replace', path: '/ownerUuid', value: 'typed' },
        { op: 'remove', path: '/note' },
        { op: 'add', path: '/fields', value: ['a'] },
      ],
    },
  ],
])('%s', (_what, resource, called, want) => {
  expect(saveArgsOf(resource, called, record, before, { others: {}, toSent })).toEqual(want);
});

test('a call that replaces the record sends what the form does not have, but no emptied field', () => {
  const form = { fields: { note: { type: 'string' }, name: { type: 'string' } } } as unknown as Form;
  const stored = { uuid: '7', id: 7, name: 'Li', note: 'gone', _links: ['a'] };
  const others = withoutFields(form, stored);
  expect(
    saveArgsOf(many, operation({}, 'thing'), { uuid: '7', name: 'Lu' }, stored, { others, toSent }),
  ).toEqual({
    body: { uuid: '7', id: 7, name: 'Lu', _links: ['a'] },
  });
});
