import { expect, test } from 'vitest';
import { callsOf } from '../../../../../scripts/new/openapi/calls/callsOf.ts';
import { listSyntaxOf } from '../../../../../scripts/new/openapi/calls/listSyntax.ts';
import { parseDocument } from '../../../../../scripts/new/openapi/readDocument.ts';

const pet = { type: 'object', properties: { id: { type: 'string' }, at: { type: 'string' } } };

/** The list call of a document with these query parameters and members beside the records. */
function listCall(
  query: readonly string[],
  members: Readonly<Record<string, unknown>>,
  parameter: object = { type: 'string' },
) {
  const schema = { type: 'object', properties: { data: { type: 'array', items: pet }, ...members } };
  const document = {
    openapi: '3.0.3',
    info: { title: 'Pets', version: '1' },
    paths: {
      '/pets': {
        get: {
          parameters: query.map((name) => ({ name, in: 'query', schema: parameter })),
          responses: { 200: { description: 'OK', content: { 'application/json': { schema } } } },
        },
      },
    },
  };
  const [call] = callsOf(parseDocument('pets.json', JSON.stringify(document)));
  if (!call) throw new Error('The document has no call.');
  return call;
}

const text = { type: 'string' };
const flag = { type: 'boolean' };

test.each([
  ['the type of the id', { type: 'string' }, 'cursor'],
  ['another type', { type: 'integer' }, undefined],
  ['a time', { type: 'string', format: 'date-time' }, undefined],
])('a key of the last record with %s', (_, schema, want) => {
  expect(listSyntaxOf(listCall(['starting_after', 'limit'], {}, schema))?.paging.style).toBe(want);
});

test.each([
  {
    query: ['cursor', 'limit'],
    members: { next_cursor: text },
    want: { style: 'cursor', cursor: 'cursor', size: 'limit', next: '/next_cursor' },
  },
  {
    query: ['starting_after', 'limit'],
    members: {},
    want: { style: 'cursor', cursor: 'starting_after', size: 'limit' },
  },
  {
    query: ['starting_after', 'limit'],
    members: { has_more: flag },
    want: { style: 'cursor', cursor: 'starting_after', size: 'limit', more: '/has_more' },
  },
  {
    query: ['after_id'],
    members: { hasMore: flag },
    want: { style: 'cursor', cursor: 'after_id', more: '/hasMore' },
  },
  {
    query: ['after', 'first'],
    members: { endCursor: text, hasNextPage: flag },
    want: { style: 'cursor', cursor: 'after', next: '/endCursor', more: '/hasNextPage' },
  },
  // The page number comes before the key of the last record.
  {
    query: ['page', 'limit', 'last_id'],
    members: {},
    want: { style: 'page', page: 'page', first: 1, size: 'limit' },
  },
  // Nothing says whether a next page exists.
  { query: ['starting_after'], members: {}, want: undefined },
  // `after` may be an instant.
  { query: ['after', 'limit'], members: {}, want: undefined },
  {
    query: ['page', 'limit', 'after'],
    members: {},
    want: { style: 'page', page: 'page', first: 1, size: 'limit' },
  },
  { query: ['colour'], members: {}, want: { style: 'none' } },
])('$query with $members', ({ query, members, want }) => {
  expect(listSyntaxOf(listCall(query, members))?.paging).toEqual(want);
});
