import { expect, test } from 'vitest';
import type { Operation } from '../../../src/contract/api/operation.ts';
import { bareTranslation } from '../../../src/contract/backend/bareTranslation.ts';
import type { CallArguments } from '../../../src/contract/backend/Protocol.ts';
import { backendWith, listWith, operationWith, received } from './sampleBackend.ts';

const scope = { ward: 'string', bed: 'number' } as const;
const one = { path: '/wards/{ward}/beds/{bed}/stays/{id}', scope, result: 'one' } as const;
const many = { path: '/wards/{ward}/beds/{bed}/stays', scope } as const;
const inPath = { ward: 'a/b, c', bed: 7 };
const uuid = 'a%2Fb%2C%20c,7,3';

// biome-ignore format: one row for each call
test.each<[name: string, operation: Partial<Operation>, args: CallArguments, want: CallArguments]>([
  ['get', one, { uuid }, { uuid, ...inPath, id: '3' }],
  ['get of a link that lacks a part', one, { uuid: '3' }, { uuid: '3', ward: '3', bed: 3, id: '3' }],
  ['get of a broken link', one, { uuid: '%E0%A4%A,7,3' }, { uuid: '%E0%A4%A,7,3', ward: '%E0%A4%A', bed: 7, id: '3' }],
  ['get below a number above 2^53', one, { uuid: 'a,9007199254740993,3' }, { uuid: 'a,9007199254740993,3', ward: 'a', bed: '9007199254740993', id: '3' }],
  ['get below a text that is no number', one, { uuid: 'a,x,3' }, { uuid: 'a,x,3', ward: 'a', bed: 'x', id: '3' }],
  ['create', { ...many, method: 'POST', result: 'one' }, { body: { ward: 'a', bed: '7', name: 'Li' } }, { ward: 'a', bed: 7, body: { name: 'Li' } }],
  ['modify', { ...one, method: 'PUT' }, { body: { uuid, ...inPath, id: 3, name: 'Li' } }, { ...inPath, id: '3', body: { id: 3, name: 'Li' } }],
  ['create with the key in the path', { ...one, method: 'PUT' }, { body: { ward: 'a', bed: '7', id: 'x y', name: 'Li' } }, { ward: 'a', bed: 7, id: 'x y', body: { name: 'Li' } }],
  ['create without a key', { ...one, method: 'PUT' }, { body: { ward: 'a', bed: 7, name: 'Li' } }, { ward: 'a', bed: 7, body: { name: 'Li' } }],
  ['remove', { ...one, method: 'DELETE', result: 'none' }, { ...inPath, id: 3 }, { ...inPath, id: 3 }],
  ['transition', { ...one, method: 'PATCH', state: { status: 'LEFT' } }, { ...inPath, id: 3 }, { ...inPath, id: 3, body: { status: 'LEFT' } }],
  ['list', many, { body: { page: 0, ward: 'a', bed: 7, name: 'Li' } }, { ward: 'a', bed: 7 }],
  ['list of one record', many, { body: { uuid } }, inPath],
  ['list without pages', { ...many, result: 'list' }, { ward: 'a', bed: '7' }, { ward: 'a', bed: 7 }],
  ['list of one record that its key alone identifies', { ...many, plainUuid: true }, { body: { uuid: '3,4', ward: 'a', bed: 7 } }, { ward: 'a', bed: 7 }],
])('fills the path of %s', (_, operation, args, want) => {
  expect(bareTranslation.writeCall(backendWith(), operationWith(operation), args).args).toEqual(want);
});

test('filters in the path are not in the query; a uuid filters by its key', () => {
  const backend = listWith({ filters: { equal: '{property}' } });
  const queryOf = (body: object) =>
    bareTranslation.writeCall(backend, operationWith(many), { body }).query.map(String);
  expect(queryOf({ ward: 'a', bed: 7, name: 'Li' })).toEqual(['page,1', 'size,20', 'name,Li']);
  expect(queryOf({ uuid, pageSize: 1 })).toEqual(['page,1', 'size,1', 'id,3']);
  const plain = operationWith({ ...many, plainUuid: true });
  const { query } = bareTranslation.writeCall(backend, plain, { body: { uuid: '3,4', ward: 'a', bed: 7 } });
  expect(query.map(String)).toContain('id,3,4');
});

test('a link to the next page does not repeat a parameter that the list requires', () => {
  const backend = listWith({ paging: { style: 'link', size: 'n' } });
  const list = operationWith({ path: '/stays', query: { ward: null }, scope: { ward: 'string' } });
  const body = { ward: 'a', after: 'ward=a&from=7' };
  expect(bareTranslation.writeCall(backend, list, { body })).toMatchObject({
    args: { ward: 'a' },
    query: [['from', '7']],
  });
});

test.each<[name: string, operation: Partial<Operation>, args: CallArguments, body: unknown, want: unknown]>([
  ['a record', one, { uuid }, { id: 3 }, { id: 3, ...inPath, uuid }],
  ['a record with its own values', one, { uuid }, { id: 3, bed: 8 }, { id: 3, ward: 'a/b, c', bed: 8, uuid }],
  [
    'a record with the text of the path for a number',
    one,
    { uuid },
    { id: 3, bed: '7' },
    { id: 3, ...inPath, uuid },
  ],
  ['records', { ...many, result: 'list' }, inPath, [{ id: 3 }], [{ id: 3, ...inPath, uuid }]],
  [
    'records with calls of their own',
    { ...many, result: 'list', plainUuid: true },
    inPath,
    [{ id: 3 }],
    [{ id: 3, ...inPath, uuid: '3' }],
  ],
  ['a new record', { ...many, result: 'one' }, { body: inPath }, { id: 3 }, { id: 3, ...inPath, uuid }],
])('%s has the values of the path and a uuid of all parts', (_, operation, args, body, want) => {
  expect(
    bareTranslation.readAnswer(backendWith(), operationWith(operation), args, received(body)).data,
  ).toEqual(want);
});

test('a whole list is not filtered by the path', () => {
  const answer = bareTranslation.readAnswer(
    backendWith(),
    operationWith(many),
    { body: { ...inPath, name: 'Li' } },
    received([{ id: 3, name: 'Li' }, { id: 4 }]),
  );
  expect(answer.data).toMatchObject({ records: [{ id: 3, ...inPath, uuid }] });
});
