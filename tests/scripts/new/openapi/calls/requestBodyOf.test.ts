import { expect, test } from 'vitest';
import { requestBodyOf } from '../../../../../scripts/new/openapi/calls/requestBodyOf.ts';
import { SourceDocument } from '../../../../../scripts/new/openapi/SourceDocument.ts';
import { formType } from '../../../../../src/contract/backend/body/writeFormBody.ts';

const record = { type: 'object', properties: { name: { type: 'string' } } };
const operation = { type: 'object', properties: { op: { type: 'string' }, path: { type: 'string' } } };
const patch = { type: 'array', items: { $ref: '#/components/schemas/Operation' } };
const document = new SourceDocument('document', { components: { schemas: { Operation: operation } } });

const json = 'application/json';
const patchType = 'application/json-patch+json';
const mergeType = 'application/merge-patch+json';
const recordBody = { body: { type: 'object', keywords: { properties: record.properties } } };

test.each<[what: string, content: Readonly<Record<string, object>>, want: object]>([
  ['no body', {}, {}],
  ['JSON', { [json]: record }, recordBody],
  ['JSON with a parameter', { 'application/json; charset=utf-8': record }, recordBody],
  ['JSON of any kind', { '*/*': record }, recordBody],
  ['plain JSON beside another kind', { [mergeType]: {}, [json]: record }, recordBody],
  ['a merge patch', { [mergeType]: record }, { ...recordBody, mediaType: mergeType }],
  [
    'a merge patch beside a JSON Patch',
    { [patchType]: patch, [mergeType]: record },
    { ...recordBody, mediaType: mergeType },
  ],
  ['a JSON Patch', { [patchType]: patch }, { isPatch: true }],
  ['a JSON Patch without a schema of its own', { [patchType]: { type: 'array' } }, { isPatch: true }],
  ['a JSON Patch, also in plain JSON', { [patchType]: patch, [json]: patch }, { isPatch: true }],
  ['a JSON Patch in plain JSON', { [json]: patch }, { isPatch: true, mediaType: json }],
  [
    'a record with the media type of a JSON Patch',
    { [patchType]: record },
    { ...recordBody, mediaType: patchType },
  ],
  [
    'a list of other records',
    { [json]: { type: 'array', items: record } },
    { body: { type: 'array', keywords: { type: 'array', items: record } } },
  ],
  [
    'a JSON Patch beside a comment',
    { [json]: { type: 'object', properties: { comment: { type: 'string' }, patch } } },
    { obstacle: 'takes a JSON Patch within an object' },
  ],
  ['a form', { [formType]: record }, { ...recordBody, mediaType: formType, otherwiseEncoded: [] }],
  ['a form beside JSON', { [formType]: record, [json]: record }, recordBody],
  ['a file', { 'multipart/form-data': record }, { obstacle: 'takes multipart/form-data instead of JSON' }],
])('%s', (_, schemas, want) => {
  const content = Object.fromEntries(Object.entries(schemas).map(([type, schema]) => [type, { schema }]));
  expect(requestBodyOf(document, { content })).toMatchObject(want);
  expect(Object.keys(requestBodyOf(document, { content })).sort()).toEqual(Object.keys(want).sort());
});

test('a form names the properties that do not repeat their name', () => {
  const encoding = {
    tags: { style: 'deepObject', explode: true },
    marks: { explode: false },
    notes: { style: 'form', explode: true },
  };
  const content = { [formType]: { schema: record, encoding } };
  expect(requestBodyOf(document, { content }).otherwiseEncoded).toEqual(['tags', 'marks']);
});
