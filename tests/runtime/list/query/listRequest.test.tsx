import { expect, test } from 'vitest';
import type { Operation } from '../../../../src/contract/api/operation.ts';
import { listArgsOf } from '../../../../src/runtime/list/query/listRequest.ts';
import { resourceOf } from '../../core/resourceOf.ts';

const page: Operation = { service: 'openapi', method: 'POST', path: '/x', query: {}, result: 'page' };
const list: Operation = {
  ...page,
  method: 'GET',
  query: { companyUuid: 'companyUuid', name: null },
  result: 'list',
};
const resource = resourceOf({
  constants: { own: 'K' },
  filters: [
    { property: 'name', field: { type: 'string' } },
    { property: 'kind', field: { type: 'string', choices: ['A', 'B', 'C'] } },
    { property: 'debug', field: { type: 'boolean' } },
    { property: 'level', field: { type: 'integer', choices: [1, 2] } },
    { property: 'port', field: { type: 'integer' } },
    { property: 'at', field: { type: 'string', format: 'date-time' } },
  ],
});
const state = { page: 2, pageSize: 20, sort: 'name', order: 'desc', filters: {} } as const;

test.each([
  ['a page', page, state, { body: { page: 2, pageSize: 20, sort: 'name', order: 'desc', own: 'K' } }],
  [
    'no page size if the operator chose none',
    page,
    { ...state, pageSize: undefined },
    { body: { page: 2, sort: 'name', order: 'desc', own: 'K' } },
  ],
  ['no order', page, { ...state, sort: '' }, { body: { page: 2, pageSize: 20, own: 'K' } }],
  [
    'filters in the types of the schema',
    page,
    { ...state, sort: '', filters: { name: '1', debug: 'false', level: '2' } },
    { body: { page: 2, pageSize: 20, name: '1', debug: false, level: 2, own: 'K' } },
  ],
  [
    'a pasted text without the blanks around it',
    page,
    { ...state, sort: '', filters: { name: ' SO 1\t', portFrom: '80 ' } },
    { body: { page: 2, pageSize: 20, name: 'SO 1', portFrom: 80, own: 'K' } },
  ],
  [
    'a number above 2^53 with its digits',
    page,
    { ...state, sort: '', filters: { portFrom: '9007199254740993', level: '2' } },
    { body: { page: 2, pageSize: 20, portFrom: '9007199254740993', level: 2, own: 'K' } },
  ],
  [
    'several choices as a list',
    page,
    { ...state, sort: '', filters: { kind: 'A,B', name: 'a,b' } },
    { body: { page: 2, pageSize: 20, kind: ['A', 'B'], name: 'a,b', own: 'K' } },
  ],
  [
    'the bounds of numbers and times',
    page,
    { ...state, sort: '', filters: { portFrom: '80', portTo: '90', atFrom: '2026-11-21T01:00:00.000Z' } },
    {
      body: {
        page: 2,
        pageSize: 20,
        portFrom: 80,
        portTo: 90,
        atFrom: '2026-11-21T01:00:00.000Z',
        own: 'K',
      },
    },
  ],
  [
    'only the parameters of a list operation',
    list,
    { ...state, filters: { name: 'a', debug: 'true' } },
    { name: 'a' },
  ],
] as const)('listArgsOf sends %s', (_name, operation, given, want) => {
  expect(listArgsOf(resource, operation, given)).toEqual(want);
});
