import { expect, test } from 'vitest';
import { answerOf } from '../../../../../scripts/new/openapi/calls/answerOf.ts';
import { SourceDocument } from '../../../../../scripts/new/openapi/SourceDocument.ts';

const pet = { $ref: '#/components/schemas/Pet' };
const list = { type: 'array', items: pet };
const objectOf = (properties: object) => ({ type: 'object', properties });
const number = { type: 'integer' };
const text = { type: 'string' };
const document = new SourceDocument('document', {
  components: { schemas: { Pet: objectOf({ id: number, name: text }) } },
});

test.each([
  ['a record', pet, 'one', ''],
  ['a list', list, 'list', ''],
  ['the envelope of the console', objectOf({ success: {}, message: text, data: pet }), 'one', '/data'],
  ['a list in this envelope', objectOf({ success: {}, data: list }), 'list', '/data'],
  [
    'a page in this envelope',
    objectOf({ success: {}, data: objectOf({ records: list, page: number, paging: objectOf({}) }) }),
    'list',
    '/data/records',
  ],
  ['a page with a total', objectOf({ items: list, total: number }), 'list', '/items'],
  ['a list with the name of the path', objectOf({ color: text, size: text, pets: list }), 'list', '/pets'],
  ['a record with the name of the path', objectOf({ color: text, pet }), 'one', '/pet'],
  ['a list with a name of its own', objectOf({ animals: list, nextPageToken: text }), 'list', '/animals'],
  ['a record in an envelope', objectOf({ data: pet, status: number }), 'one', '/data'],
  ['a list in two envelopes', objectOf({ response: objectOf({ pets: list }) }), 'list', '/response/pets'],
  [
    'a record with a list of records',
    objectOf({ name: text, age: number, owner: text, cats: list }),
    'one',
    '',
  ],
])('%s', (_, schema, kind, pointer) => {
  const responses = { 200: { content: { 'application/json': { schema } } } };
  const answer = answerOf(document, { responses }, 'pets');
  expect(answer).toMatchObject({ kind, pointer });
  if (kind === 'list') expect(answer.record?.component).toBe('Pet');
});

test.each([
  ['rows with one member', objectOf({ data: pet }), '/data', 'Pet'],
  ['rows with a member for the page', objectOf({ data: pet, url: text }), '/data', 'Pet'],
  ['rows with the name of the path', objectOf({ pet, score: number }), '/pet', 'Pet'],
  ['rows with a key of their own', objectOf({ ruleId: text, pet }), '', undefined],
])('%s', (_, items, row, component) => {
  const schema = { type: 'array', items };
  const responses = { 200: { content: { 'application/json': { schema } } } };
  const answer = answerOf(document, { responses }, 'pets');
  expect(answer.row).toBe(row);
  expect(answer.record?.component).toBe(component);
});

test('the values beside a list, and those in objects beside it', () => {
  const schema = objectOf({ pets: list, next: text, meta: objectOf({ total: number }) });
  const responses = { 200: { content: { 'application/json': { schema } }, headers: { Link: {} } } };
  const { others, headers } = answerOf(document, { responses }, 'pets');
  expect([...others.keys()]).toEqual(['/next', '/meta/total']);
  expect([...headers]).toEqual([['link', 'Link']]);
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
])('%s', (_, responses, kind) => expect(answerOf(document, { responses }, 'pets').kind).toBe(kind));
