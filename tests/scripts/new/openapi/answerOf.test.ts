import { expect, test } from 'vitest';
import { answerOf } from '../../../../scripts/new/openapi/answerOf.ts';
import { SourceDocument } from '../../../../scripts/new/openapi/SourceDocument.ts';

const pet = { $ref: '#/components/schemas/Pet' };
const list = { type: 'array', items: pet };
const objectOf = (properties: object) => ({ type: 'object', properties });
const number = { type: 'integer' };
const text = { type: 'string' };
const document = new SourceDocument('document', {
  components: { schemas: { Pet: objectOf({ id: number, name: text }) } },
});

test.each([
  ['a record', pet, 'one', 'none'],
  ['a list', list, 'list', 'none'],
  ['the envelope of the console', objectOf({ success: {}, message: text, data: pet }), 'one', 'own'],
  ['a list in this envelope', objectOf({ success: {}, data: list }), 'list', 'own'],
  [
    'a page in this envelope',
    objectOf({ success: {}, data: objectOf({ records: list, page: number, paging: objectOf({}) }) }),
    'page',
    'own',
  ],
  ['a page with a total', objectOf({ items: list, total: number }), 'page', 'other'],
  ['a list with a name of its own', objectOf({ pets: list, nextPageToken: text }), 'page', 'other'],
  ['a record in an envelope', objectOf({ data: pet, status: number }), 'one', 'other'],
  ['a list in two envelopes', objectOf({ response: objectOf({ pets: list }) }), 'page', 'other'],
  [
    'a record with a list of records',
    objectOf({ name: text, age: number, owner: text, pets: list }),
    'one',
    'none',
  ],
])('%s', (_, schema, kind, envelope) => {
  const answer = answerOf(document, { responses: { 200: { content: { 'application/json': { schema } } } } });
  expect(answer).toMatchObject({ kind, envelope });
  if (kind !== 'one') expect(answer.record?.component).toBe('Pet');
});

test.each([
  ['no content', { 204: {} }, 'none'],
  ['another media type', { 200: { content: { 'text/csv': { schema: text } } } }, 'none'],
  [
    'a default answer beside a success',
    { 204: {}, default: { content: { 'application/json': { schema: pet } } } },
    'none',
  ],
  ['only a default answer', { default: { content: { 'application/json': { schema: pet } } } }, 'one'],
  ['a range of statuses', { '2XX': { content: { 'application/vnd.api+json': { schema: list } } } }, 'list'],
])('%s', (_, responses, kind) => expect(answerOf(document, { responses }).kind).toBe(kind));
