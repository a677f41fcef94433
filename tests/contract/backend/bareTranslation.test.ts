import { expect, test } from 'vitest';
import type { Operation } from '../../../src/contract/api/operation.ts';
import { bareTranslation } from '../../../src/contract/backend/bareTranslation.ts';
import type { CallArguments } from '../../../src/contract/backend/Protocol.ts';
import { backendWith, operationWith, received } from './sampleBackend.ts';

const calls: readonly {
  readonly name: string;
  readonly operation: Partial<Operation>;
  readonly args: CallArguments;
  readonly want: CallArguments;
}[] = [
  {
    name: 'get: the uuid is the key',
    operation: { path: '/patients/{id}', result: 'one' },
    args: { uuid: '7' },
    want: { uuid: '7', id: '7' },
  },
  {
    name: 'create: the body has no uuid',
    operation: { method: 'POST', result: 'one' },
    args: { body: { uuid: '', name: 'Li' } },
    want: { id: '', body: { name: 'Li' } },
  },
  {
    name: 'create: a new record has the initial state',
    operation: { method: 'POST', result: 'one', initial: { status: 'WAITING', urgent: false } },
    args: { body: { name: 'Li' } },
    want: { body: { status: 'WAITING', urgent: false, name: 'Li' } },
  },
  {
    name: 'create: the form has a property of the initial state',
    operation: { method: 'POST', result: 'one', initial: { status: 'WAITING', urgent: false } },
    args: { body: { name: 'Li', urgent: true } },
    want: { body: { status: 'WAITING', urgent: true, name: 'Li' } },
  },
  {
    name: 'modify: the uuid of the body is the key',
    operation: { method: 'PATCH', path: '/patients/{id}', result: 'one' },
    args: { body: { uuid: '7', name: 'Li' } },
    want: { id: '7', body: { name: 'Li' } },
  },
  {
    name: 'a number as key',
    operation: { method: 'DELETE', path: '/patients/{id}', result: 'none' },
    args: { id: 7 },
    want: { id: 7 },
  },
  {
    name: 'a transition sends its target state',
    operation: { method: 'PATCH', path: '/patients/{id}', result: 'one', state: { status: 'ADMITTED' } },
    args: { id: 7 },
    want: { id: 7, body: { status: 'ADMITTED' } },
  },
  {
    name: 'a body that is no record',
    operation: { method: 'POST', result: 'none' },
    args: { body: ['7'] },
    want: { body: ['7'] },
  },
];

test.each(calls)('$name', ({ operation, args, want }) => {
  expect(bareTranslation.writeCall(backendWith(), operationWith(operation), args)).toEqual({
    args: want,
    query: [],
  });
});

test.each<[name: string, given: Partial<Operation>, body: object, want: CallArguments]>([
  ['a change', { method: 'PUT' }, { uuid: 'a', name: 'b' }, { uuid: 'a', body: { name: 'b', uuid: 'a' } }],
  ['a creation', { method: 'POST' }, { uuid: 'a', name: 'b' }, { uuid: 'a', body: { name: 'b', uuid: 'a' } }],
  [
    'a creation without a key',
    { method: 'POST' },
    { uuid: '', name: 'b' },
    { uuid: '', body: { name: 'b' } },
  ],
])('%s sends the key "uuid" in its body', (_name, given, body, want) => {
  const operation = operationWith({ result: 'one', ...given });
  const { args } = bareTranslation.writeCall(backendWith({ key: 'uuid' }), operation, { body });
  expect(args).toEqual(want);
});

test('constants are query parameters of every call; a link to the next page may have them', () => {
  const backend = backendWith({
    constants: { region: 'eu', v: '1' },
    list: { paging: { style: 'link', size: 'n' }, constants: { v: '2' } },
  });
  const queryOf = (operation: Partial<Operation>, body?: unknown) =>
    bareTranslation.writeCall(backend, operationWith(operation), { body }).query.map(String);
  expect(queryOf({ result: 'one' })).toEqual(['region,eu', 'v,1']);
  expect(queryOf({}, { pageSize: 5 })).toEqual(['v,2', 'n,5', 'region,eu']);
  expect(queryOf({}, { after: 'region=eu&v=2&from=7' })).toEqual(['region,eu', 'v,2', 'from,7']);
});

test.each([
  { name: 'a record', result: 'one', body: { id: 7 }, want: { success: true, data: { id: 7, uuid: '7' } } },
  { name: 'a key as text', result: 'one', body: { id: 'x-7' }, want: { data: { id: 'x-7', uuid: 'x-7' } } },
  {
    name: 'a record within',
    result: 'one',
    at: '/data',
    body: { data: { id: 7 } },
    want: { data: { uuid: '7' } },
  },
  {
    name: 'integers above 2^53 as text',
    result: 'list',
    body: String.raw`[{"id":9007199254740993,"a":["-9007199254740993", -9007199254740993],"b":"\"9007199254740993"}]`,
    want: {
      data: [
        {
          id: '9007199254740993',
          uuid: '9007199254740993',
          a: ['-9007199254740993', '-9007199254740993'],
          b: '"9007199254740993',
        },
      ],
    },
  },
  {
    name: 'other long numbers',
    result: 'one',
    body: '{"id":9007199254740991,"a":0.1234567890123456,"c":1234567890123456.5,"d":1234567890123456e3}',
    want: {
      data: { id: 9007199254740991, a: 0.1234567890123456, c: 1234567890123456.5, d: 1234567890123456e3 },
    },
  },
  {
    name: 'decimals of many digits as text',
    result: 'one',
    body: '{"id":1,"a":0.1234567890123456789,"b":{"c":[1.10,12345678901234567890.5]}}',
    want: { data: { id: 1, a: '0.1234567890123456789', b: { c: [1.1, '12345678901234567890.5'] } } },
  },
  {
    name: 'a name twice',
    result: 'one',
    body: '{"id":1,"a":1.10,"a":2}',
    want: { data: { id: 1, a: 2 } },
  },
  { name: 'no content', result: 'one', status: 204, body: '', want: { success: true, data: undefined } },
  {
    name: 'HTML for a record',
    result: 'one',
    body: '<!doctype html>',
    want: { success: false, error: 'unreadable' },
  },
  {
    name: 'a list whose rows wrap their records',
    result: 'list',
    row: '/pet',
    body: [{ pet: { id: 1 }, score: 2 }],
    want: { data: [{ id: 1, uuid: '1' }] },
  },
  { name: 'a word after a change', result: 'none', body: 'OK', want: { success: true } },
  { name: 'a list', result: 'list', body: [{ id: 1 }], want: { data: [{ id: 1, uuid: '1' }] } },
  { name: 'choices without a key', result: 'list', body: [{ code: 'A' }], want: { data: [{ code: 'A' }] } },
  {
    name: 'HTML of a proxy',
    result: 'one',
    status: 502,
    body: '<html>',
    want: { success: false, error: 'unreadable' },
  },
  {
    name: 'an empty refusal',
    result: 'one',
    status: 404,
    body: '',
    want: { success: false, error: undefined },
  },
  {
    name: 'an empty object as refusal',
    result: 'one',
    status: 404,
    body: {},
    want: { success: false, errorMessage: undefined },
  },
] as const)('reads $name', ({ result, body, want, ...given }) => {
  const record = 'at' in given && given.at ? given.at : '';
  const row = 'row' in given ? given.row : '';
  const backend = backendWith({ answer: { style: 'bare', record, records: '', row } });
  const status = 'status' in given ? given.status : 200;
  expect(
    bareTranslation.readAnswer(backend, operationWith({ result }), {}, received(body, status)),
  ).toMatchObject(want);
});
