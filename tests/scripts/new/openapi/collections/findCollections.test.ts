import { expect, test } from 'vitest';
import { callsOf } from '../../../../../scripts/new/openapi/calls/callsOf.ts';
import { findCollections } from '../../../../../scripts/new/openapi/collections/findCollections.ts';
import { documentToDraft } from '../../../../../scripts/new/openapi/documentToDraft.ts';
import { parseDocument } from '../../../../../scripts/new/openapi/readDocument.ts';

const jsonOf = (schema: object) => ({ content: { 'application/json': { schema } } });
const database = { $ref: '#/components/schemas/Database' };
const listOf = { responses: { 200: jsonOf({ type: 'array', items: database }) } };
const one = { responses: { 200: jsonOf(database) } };

const read = (paths: object) =>
  parseDocument(
    'sample.json',
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Sample', version: '1' },
      paths,
      components: {
        schemas: {
          Database: { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } } },
        },
      },
    }),
  );

test.each([
  [{ '/v1/teams': { post: {} }, '/v2/teams': { get: {} }, '/v2/teams/{id}': { get: {} } }, ['/v1/teams 3']],
  [{ '/v1/teams': { get: {} }, '/v2/teams': { get: {} } }, ['/v1/teams 1', '/v2/teams 1']],
  [{ '/list/{team}': { get: listOf } }, ['/list/{team} 1']],
  [{ '/teams/{team}': { get: one } }, ['/teams 1']],
])('%j has the collections %j', (paths, want) => {
  const found = findCollections(callsOf(read(paths)));
  expect(found.map(({ path, calls }) => `${path} ${calls.length}`)).toEqual(want);
});

test('records without a list at their own path take the list of another one', () => {
  const paths = {
    '/servers/{serverId}/databases': { get: listOf },
    '/databases/{id}': { get: one, delete: {} },
  };
  const [resource] = documentToDraft(read(paths)).resources;
  expect(resource?.roles.map(({ role, row }) => `${role} ${row?.path}`)).toEqual([
    'list /servers/{serverId}/databases',
    'get /databases/{id}',
    'remove /databases/{id}',
  ]);
});
