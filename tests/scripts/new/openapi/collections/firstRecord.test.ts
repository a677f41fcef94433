import { expect, test } from 'vitest';
import { callsOf } from '../../../../../scripts/new/openapi/calls/callsOf.ts';
import { findCollections } from '../../../../../scripts/new/openapi/collections/findCollections.ts';
import { readFirstRecords } from '../../../../../scripts/new/openapi/collections/firstRecord.ts';
import { SourceDocument } from '../../../../../scripts/new/openapi/SourceDocument.ts';

const listOf = (component: string) => ({
  type: 'object',
  properties: { pets: { type: 'array', items: { $ref: `#/components/schemas/${component}` } } },
});
const record = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } } });
const answer = (schema: object) => ({ responses: { 200: { content: { 'application/json': { schema } } } } });
const paged = {
  parameters: [
    { name: 'page', in: 'query' },
    { name: 'size', in: 'query' },
  ],
};

test.each<[name: string, get: object, kind: string, pointer: string]>([
  ['the record in a list', answer(listOf('Pet')), 'one', '/pets/0'],
  ['the record in a list of details', answer(listOf('PetDetail')), 'one', '/pets/0'],
  ['a list of others', answer(listOf('Toy')), 'list', '/pets'],
  ['a page', { ...answer(listOf('Pet')), ...paged }, 'list', '/pets'],
  ['the record', answer({ $ref: '#/components/schemas/Pet' }), 'one', ''],
])('the call of one record answers with %s', (_, get, kind, pointer) => {
  const document = new SourceDocument('pets', {
    paths: { '/pets': { get: answer(listOf('Pet')) }, '/pets/{id}': { get } },
    components: { schemas: { Pet: record('id'), PetDetail: record('id'), Toy: record('color') } },
  });
  const [collection] = findCollections(callsOf(document)).map(readFirstRecords);
  expect(collection?.calls.map(({ call }) => [call.answer.kind, call.answer.pointer])).toEqual([
    ['list', '/pets'],
    [kind, pointer],
  ]);
});
