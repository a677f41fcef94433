import { expect, test } from 'vitest';
import type { PropertyDraft } from '../../../../scripts/new/draft/Draft.ts';
import { documentToDraft } from '../../../../scripts/new/openapi/documentToDraft.ts';
import { parseDocument } from '../../../../scripts/new/openapi/readDocument.ts';
import { petstore } from './petstore.ts';

const { draft, coverage } = documentToDraft(parseDocument('petstore.json', JSON.stringify(petstore)));
const entity = (name: string) => draft.entities.find((one) => one.name === name);
const property = (owner: string, name: string): PropertyDraft | undefined =>
  entity(owner)?.properties.find((one) => one.name === name);

test('a document becomes entities, and each CRUD call gets a role', () => {
  expect(draft.name).toBe('petShop');
  expect(draft.entities.map(({ name }) => name)).toEqual(['customer', 'pet']);
  expect(coverage).toEqual({ crudCalls: 10, boundCalls: 10 });
});

test.each([
  ['pet', 'name', { value: { type: 'string', keywords: { maxLength: 40 } }, required: true }],
  ['pet', 'status', { value: { type: 'string', choices: [{ value: 'available' }, { value: 'sold' }] } }],
  ['pet', 'birthDate', { value: { type: 'string', keywords: { format: 'date' } }, required: false }],
  ['pet', 'customerId', { value: { type: 'string', reference: { entity: 'customer' } } }],
  ['pet', 'tags', { value: { type: 'array', keywords: { maxItems: 5 }, items: { type: 'string' } } }],
  ['pet', 'chipNumber', { value: { type: 'string', keywords: { pattern: '^\\d{15}$' } } }],
  ['pet', 'chipCountry', { value: { type: 'string', keywords: { maxLength: 2 } } }],
  ['pet', 'anything', { value: { type: 'string', widget: 'json' } }],
  ['customer', 'email', { value: { title: '邮箱', keywords: { format: 'email' } }, required: true }],
  ['customer', 'password', { secret: true }],
  ['customer', 'createdAt', { readOnly: true, required: false }],
  ['pet', 'parent', { value: { type: 'string', reference: { entity: 'pet' } } }],
  ['pet', 'id', undefined],
])('%s.%s', (owner, name, want) => {
  const found = property(owner, name);
  if (want === undefined) expect(found).toBeUndefined();
  else expect(found).toMatchObject(want);
});

test.each([
  ['/paths/~1pets~1{petId}~1feed/post', 'acts on one record: it can be an action of the resource'],
  [
    '/components/schemas/Pet/properties/anything',
    'the value is JSON text: its values have no type, or several',
  ],
  [
    '/servers/0/url',
    'for the calls of this server, set "server" and {"prefixes":{"openapi":"/api/v3"}} in config.json',
  ],
])('the note at %s', (at, says) => expect(draft.notes).toContainEqual(expect.objectContaining({ at, says })));

test.each([
  [
    'pet',
    'list',
    [
      'answers without the envelope {success, data}',
      'pages its records in another way',
      'has property names such as "birth_date"',
    ],
  ],
  ['pet', 'modify', ['requires "petId"']],
  ['customer', 'modify', ['uses PATCH']],
  ['customer', 'remove', ['finds the record by another key than "uuid"']],
])('%s.%s needs a stand-in, and the reasons are named', (name, role, reasons) => {
  const found = draft.resources.find((one) => one.entity === name)?.roles.find((one) => one.role === role);
  expect(found?.misfits).toEqual(expect.arrayContaining(reasons));
});

const swagger = {
  swagger: '2.0',
  info: { title: 'Orders', version: '1' },
  basePath: '/v2',
  consumes: ['application/json'],
  produces: ['application/json'],
  paths: {
    '/orders': {
      get: {
        responses: {
          200: { description: 'All', schema: { type: 'array', items: { $ref: '#/definitions/Order' } } },
        },
      },
    },
    '/orders/{id}': {
      get: {
        parameters: [{ name: 'id', in: 'path', required: true, type: 'string' }],
        responses: { 200: { description: 'One', schema: { $ref: '#/definitions/Order' } } },
      },
    },
  },
  definitions: {
    Order: {
      type: 'object',
      properties: { id: { type: 'string' }, number: { type: 'string', maxLength: 20 } },
    },
  },
};

const swaggerBody = {
  parameters: [{ name: 'order', in: 'body', schema: { $ref: '#/definitions/Order' } }],
};

const yaml = `openapi: 3.1.0
info: { title: Orders, version: '1' }
paths:
  /orders:
    get:
      responses:
        '200': { description: All, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Order' } } } } }
  /orders/{id}:
    get:
      responses:
        '200': { description: One, content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }
components:
  schemas:
    Order: { type: object, properties: { id: { type: string }, number: { type: [string, 'null'], maxLength: 20 } } }
`;

test.each([
  ['Swagger 2.0', JSON.stringify(swagger)],
  ['OpenAPI 3.1 in YAML', yaml],
])('%s', (_, text) => {
  const { draft: found } = documentToDraft(parseDocument('orders', text));
  expect(found.resources[0]?.roles.map(({ role }) => role)).toEqual(['list', 'get']);
  expect(found.entities).toMatchObject([
    {
      name: 'order',
      properties: [{ name: 'number', value: { type: 'string', keywords: { maxLength: 20 } } }],
    },
  ]);
});

test('a call without a described answer gets its role from its path', () => {
  const paths = {
    '/orders': { get: {}, post: swaggerBody },
    '/orders/{id}': { get: {}, delete: {} },
  };
  const { draft: found } = documentToDraft(parseDocument('orders', JSON.stringify({ ...swagger, paths })));
  expect(found.resources[0]?.roles.map(({ role, misfits }) => [role, misfits[0]])).toEqual([
    ['list', 'does not describe its answer'],
    ['get', 'finds the record by another key than "uuid"'],
    ['create', undefined],
    ['remove', 'finds the record by another key than "uuid"'],
  ]);
});

test.each([
  ['{"openapi": ', 'orders.json is neither JSON nor YAML'],
  ['a: [', 'orders.json is neither JSON nor YAML'],
  ['{"title": "x"}', 'orders.json is not an OpenAPI document: it has neither "openapi" nor "swagger".'],
  ['{"swagger": "1.2"}', 'orders.json has version 1.2 of Swagger.'],
  ['', 'orders.json is not an OpenAPI document'],
])('the text %s is refused with the name of the file', (text, message) => {
  expect(() => parseDocument('orders.json', text)).toThrow(message);
});
