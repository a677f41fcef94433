import { expect, test } from 'vitest';
import type { PropertyDraft } from '../../../../scripts/new/draft/Draft.ts';
import { documentToDraft } from '../../../../scripts/new/openapi/documentToDraft.ts';
import { parseDocument } from '../../../../scripts/new/openapi/readDocument.ts';
import { formType } from '../../../../src/contract/backend/body/writeFormBody.ts';
import { petstore } from './petstore.ts';

const draft = documentToDraft(parseDocument('petstore.json', JSON.stringify(petstore)));
const entity = (name: string) => draft.entities.find((one) => one.name === name);
const property = (owner: string, name: string): PropertyDraft | undefined =>
  entity(owner)?.properties.find((one) => one.name === name);

test('a document becomes a back end, entities and resources; each CRUD call gets a role', () => {
  expect(draft.name).toBe('petShop');
  expect(draft.entities.map(({ name, key, scope }) => [name, key, scope])).toEqual([
    ['customer', 'id', undefined],
    ['pet', 'id', undefined],
    ['note', 'id', ['petId']],
  ]);
  expect(draft.resources.flatMap(({ roles }) => roles)).toHaveLength(12);
  // The only call without a role is no CRUD call.
  expect(draft.notes.flatMap(({ kind, at }) => (kind === 'call' ? at : []))).toEqual([
    '/paths/~1pets~1{petId}~1feed/post',
  ]);
  expect(draft.backend).toEqual({
    server: 'https://pets.example.com/api/v3',
    key: 'id',
    list: { paging: { style: 'none' } },
    answer: { style: 'bare', record: '', records: '' },
    errors: { message: ['/error/message'] },
    signIn: { scheme: 'apiKey', header: 'Authorization', prefix: 'Bearer ' },
  });
});

test.each([
  ['pet', 'name', { value: { type: 'string', keywords: { maxLength: 40 } }, required: true }],
  ['pet', 'status', { value: { type: 'string', choices: [{ value: 'available' }, { value: 'sold' }] } }],
  ['pet', 'birth_date', { value: { type: 'string', keywords: { format: 'date' } }, required: false }],
  ['pet', 'customerId', { value: { type: 'integer', reference: { entity: 'customer', property: 'id' } } }],
  ['pet', 'tags', { value: { type: 'array', keywords: { maxItems: 5 }, items: { type: 'string' } } }],
  ['pet', 'chip', { value: { type: 'object', properties: [{ name: 'number' }, { name: 'country' }] } }],
  ['pet', 'anything', undefined],
  ['pet', 'parent', undefined],
  ['pet', 'id', { value: { type: 'integer' }, readOnly: true }],
  ['customer', 'email', { value: { title: '邮箱', keywords: { format: 'email' } }, required: true }],
  ['customer', 'password', { secret: true }],
  ['customer', 'passwordSet', undefined],
  ['customer', 'clearPassword', undefined],
  ['customer', 'emailSet', { readOnly: true }],
  ['customer', 'createdAt', { readOnly: true, required: false }],
  ['note', 'petId', { value: { type: 'integer', reference: { entity: 'pet' } }, required: true }],
])('%s.%s', (owner, name, want) => {
  const found = property(owner, name);
  if (want === undefined) expect(found).toBeUndefined();
  else expect(found).toMatchObject(want);
});

test.each([
  ['customer', 'modify', { method: 'PATCH', path: '/customers/{id}', sends: 'changes' }],
  ['pet', 'list', { method: 'GET', path: '/pets', body: { filter: ['status'] }, result: {} }],
  ['pet', 'modify', { method: 'PUT', path: '/pets/{id}' }],
  ['pet', 'remove', { method: 'DELETE', path: '/pets/{id}' }],
  ['note', 'list', { method: 'GET', path: '/pets/{petId}/notes' }],
  ['note', 'remove', { method: 'DELETE', path: '/pets/{petId}/notes/{id}' }],
])('the call of %s.%s', (name, role, want) => {
  const found = draft.resources.find((one) => one.entity === name)?.roles.find((one) => one.role === role);
  expect(found?.row).toMatchObject(want);
});

test('a resource has the differences from the back end', () => {
  expect(draft.resources.map(({ variant }) => variant)).toEqual([
    undefined,
    {
      list: {
        paging: { style: 'page', page: 'page', first: 1, size: 'per_page' },
        total: { pointer: '/total' },
        maxSize: 100,
        filters: { equal: '{property}' },
      },
      answer: { style: 'bare', record: '', records: '/items' },
    },
    undefined,
  ]);
});

test.each([
  ['/paths/~1pets~1{petId}~1feed/post', 'acts on one record: it can be an action of the resource'],
  [
    '/components/schemas/Pet/properties/anything',
    'the value is left out: its values have no type, or several',
  ],
  [
    '/components/securitySchemes/token',
    'operators enter their access token. Describe a login call instead, if the back end has one',
  ],
])('the note at %s', (at, says) => expect(draft.notes).toContainEqual(expect.objectContaining({ at, says })));

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
  const found = documentToDraft(parseDocument('orders', text));
  expect(found.resources[0]?.roles.map(({ role }) => role)).toEqual(['list', 'get']);
  expect(found.entities).toMatchObject([
    {
      name: 'order',
      properties: [
        { name: 'id', value: { type: 'string' } },
        { name: 'number', value: { type: 'string', keywords: { maxLength: 20 } } },
      ],
    },
  ]);
});

const list = swagger.paths['/orders'].get;
const item = swagger.paths['/orders/{id}'].get;
const bodyOf = (schema: object) => ({
  parameters: [...item.parameters, { name: 'order', in: 'body', schema }],
});
/** The record has a text. */
const numbered = { type: 'object', properties: { number: { type: 'integer' } } };
const query = (name: string, more: object = {}) => ({ name, in: 'query', type: 'string', ...more });

const documentWith = (paths: object, more: object = {}) =>
  documentToDraft(parseDocument('orders.json', JSON.stringify({ ...swagger, paths, ...more })));

/** The list requires the parameter. */
const listWith = (parameter: object, calls: object = {}, others: object = {}) =>
  documentWith({
    '/orders': { get: { ...list, parameters: [parameter] }, ...calls },
    '/orders/{id}': { get: item },
    ...others,
  });

test('a required query parameter of a list becomes a property, which the operator chooses first', () => {
  const found = listWith(query('shopId', { required: true }));
  expect(found.resources[0]?.roles[0]?.row).toMatchObject({
    query: { shopId: { type: 'string' } },
    body: { filter: [] },
  });
  expect(found.entities[0]).toMatchObject({
    scope: ['shopId'],
    properties: [{ name: 'shopId', required: false, readOnly: true }, { name: 'id' }, { name: 'number' }],
  });
});

test('a parameter with a name of the paging body is no filter, although the record has such a property', () => {
  const { Order } = swagger.definitions;
  const definitions = {
    ...swagger.definitions,
    Order: { ...Order, properties: { ...Order.properties, order: { type: 'string' } } },
  };
  const parameters = [query('number'), query('order')];
  const paths = { '/orders': { get: { ...list, parameters } }, '/orders/{id}': { get: item } };
  const draft = documentWith(paths, { definitions });
  expect(draft.resources[0]?.roles[0]?.row).toMatchObject({ body: { filter: ['number'] } });
});

test.each([
  ['put', [], ['list', 'get']],
  ['patch', [], ['list', 'get', 'modify']],
])(
  'a record with a member uuid besides its key lacks it, and has no call that needs it: %s',
  (method, required, roles) => {
    const { Order } = swagger.definitions;
    const definitions = {
      ...swagger.definitions,
      Order: { ...Order, required, properties: { ...Order.properties, uuid: { type: 'string' } } },
    };
    const body = bodyOf({ $ref: '#/definitions/Order' });
    const paths = {
      '/orders': { get: { ...list, parameters: [query('uuid')] } },
      '/orders/{id}': { get: item, [method]: { ...body, responses: item.responses } },
    };
    const draft = documentWith(paths, { definitions });
    expect(draft.entities[0]?.properties.map(({ name }) => name)).not.toContain('uuid');
    expect(draft.resources[0]?.roles.map(({ role }) => role)).toEqual(roles);
    expect(draft.resources[0]?.roles[0]?.row).toMatchObject({ body: { filter: [] } });
    expect(draft.notes.map(({ says }) => says)).toContainEqual(expect.stringContaining('"uuid" is left out'));
  },
);

test('calls with a parameter within a part of their path are left out', () => {
  const pid = { name: 'pid', in: 'path', required: true, type: 'string' };
  const below = {
    '/products({pid})/lines': { get: { ...list, parameters: [pid] } },
    '/products({pid})/lines/{id}': { get: { ...item, parameters: [pid, ...item.parameters] } },
  };
  const { resources, notes } = listWith(query('number'), {}, below);
  expect(resources.map(({ entity }) => entity)).toEqual(['order']);
  const says = 'has a parameter within a part of its path';
  expect(notes.filter((note) => note.says.includes(says))).toHaveLength(2);
});

test.each(['/订单', '/lines?kind=a', '/a b'])('calls with the path %s are left out', (path) => {
  const { resources, notes } = listWith(
    query('number'),
    {},
    {
      [path]: { get: list },
      [`${path}/{id}`]: { get: item },
    },
  );
  expect(resources.map(({ entity }) => entity)).toEqual(['order']);
  expect(notes.filter(({ says }) => says.includes('has signs in its path'))).toHaveLength(2);
});

test('a record below one of such a list does not refer to it, because its key alone finds no list', () => {
  const lines = { type: 'object', properties: { id: { type: 'string' } } };
  const responses = { 200: { description: 'All', schema: { type: 'array', items: lines } } };
  const found = listWith(
    query('shopId', { required: true }),
    {},
    { '/orders/{orderId}/lines': { get: { responses } } },
  );
  const line = found.entities.find(({ scope }) => scope?.includes('orderId'));
  expect(line?.properties[0]).toMatchObject({ name: 'orderId', required: true });
  expect(line?.properties[0]?.value.reference).toBeUndefined();
});

test('such a parameter with the name of a property is this property', () => {
  const body = { required: ['number'], ...swagger.definitions.Order };
  const found = listWith(query('number', { required: true }), { post: bodyOf(body) });
  expect(found.entities[0]).toMatchObject({
    scope: ['number'],
    properties: [{ name: 'id' }, { name: 'number', required: true }],
  });
  expect(found.entities[0]?.properties[1]?.readOnly).toBeUndefined();
});

test.each([
  ['one of several values', { type: 'array', items: { type: 'string' }, collectionFormat: 'multi' }, true],
  ['choices', { enum: ['OPEN', 'CLOSED'] }, true],
  ['a number', { type: 'integer' }, true],
  ['yes or no', { type: 'boolean' }, false],
  ['a name that no property can have', { name: 'shop.id' }, false],
  ['the order', { name: 'sort' }, false],
  ['the key', { name: 'id' }, false],
  ['a property of another type', { name: 'number', type: 'integer' }, false],
  ['a cursor, which the first page lacks', { name: 'cursor' }, false],
])('a list that requires %s', (_, more, isBound) => {
  const found = listWith({ ...query('shop', { required: true }), ...more });
  expect(found.resources.length > 0).toBe(isBound);
});

/** The rows of the list have this schema. */
const listOf = (items: object) =>
  documentWith({
    '/orders': { get: { responses: { 200: { description: 'OK', schema: { type: 'array', items } } } } },
    '/orders/{id}': { get: item },
  });

test.each([
  ['a tenant', 'X-Tenant-Id', true],
  ['another value for each call', 'X-Request-Id', false],
  ['a version of the record', 'If-Match', false],
])('a header with %s that every call requires', (_, name, isFixed) => {
  const header = { ...query(name, { required: true }), in: 'header' };
  const paths = {
    '/orders': { get: { ...list, parameters: [header] } },
    '/orders/{id}': { get: { ...item, parameters: [...item.parameters, header] } },
  };
  const found = documentWith(paths);
  expect(found.resources.flatMap(({ roles }) => roles)).toHaveLength(isFixed ? 2 : 0);
  expect(found.backend?.headers).toEqual(isFixed ? { [name]: 'unknown' } : undefined);
  const note = `the value of the header "${name}" is not in the document. Write it in "headers" of the back end`;
  expect(found.notes.some(({ says }) => says === note)).toBe(isFixed);
});

test('rows may wrap their records', () => {
  const row = { type: 'object', properties: { data: { $ref: '#/definitions/Order' } } };
  expect(listOf(row).backend?.answer).toEqual({ style: 'bare', record: '', records: '', row: '/data' });
});

test('a list of rows without the key is no list of the records', () => {
  const found = listOf({ type: 'object', properties: { number: { type: 'string' } } });
  expect(found.resources).toEqual([]);
  expect(found.notes.map(({ says }) => says)).toContain('answers with a list of records without "id"');
});

/** The removal of an order requires the parameters. */
const removalWith = (parameters: readonly object[], properties: object = {}, calls: object = {}) =>
  documentWith(
    {
      '/orders': { get: list },
      '/orders/{id}': { get: item, delete: { parameters: [...item.parameters, ...parameters] }, ...calls },
    },
    {
      definitions: {
        Order: { type: 'object', properties: { ...swagger.definitions.Order.properties, ...properties } },
      },
    },
  );

const stamp = query('time_stamp', { required: true });
const rowOf = ({ resources: [one] }: ReturnType<typeof removalWith>, wanted = 'remove') =>
  one?.roles.find(({ role }) => role === wanted)?.row;

// biome-ignore format: one row for each case
test.each<[what: string, parameters: readonly object[], properties: object, want: object | undefined]>([
  ['with another spelling', [stamp], { timeStamp: { type: 'string', format: 'byte' } }, { time_stamp: { type: 'string', 'x-from': 'record.timeStamp' } }],
  ['of a number', [query('version', { required: true, type: 'integer' })], { Version: { type: 'number' } }, { version: { type: 'integer', 'x-from': 'record.Version' } }],
  ['with the same name as one of several properties', [query('etag', { required: true })], { eTag: { type: 'string' }, etag: { type: 'string' } }, { etag: { type: 'string', 'x-from': 'record.etag' } }],
  ['with the name of several properties', [stamp], { timeStamp: { type: 'string' }, TimeStamp: { type: 'string' } }, undefined],
  ['of another type', [stamp], { timeStamp: { type: 'integer' } }, undefined],
  ['that is an object', [stamp], { timeStamp: { type: 'object', properties: {} } }, undefined],
  ['that is a secret', [stamp], { timeStamp: { type: 'string', format: 'password' } }, undefined],
  ['that the record lacks', [stamp], {}, undefined],
  ['beside one that the record lacks', [stamp, query('reason', { required: true })], { timeStamp: { type: 'string' } }, undefined],
])('a removal that requires a value of the record %s', (_, parameters, properties, want) => {
  const found = removalWith(parameters, properties);
  expect(rowOf(found)?.query).toEqual(want);
  expect(found.notes.filter(({ says }) => says.startsWith('requires the query parameter'))).toHaveLength(
    want === undefined ? 1 : 0,
  );
});

test('a removal without a required parameter has no query', () => {
  const found = removalWith([query('time_stamp')], { timeStamp: { type: 'string' } });
  expect(rowOf(found)).toEqual({ method: 'DELETE', path: '/v2/orders/{id}' });
});

test.each([
  ['put', 'modify', { query: { time_stamp: { type: 'string', 'x-from': 'record.timeStamp' } } }],
  ['patch', 'modify', { query: { time_stamp: { type: 'string', 'x-from': 'record.timeStamp' } } }],
  ['get', 'get', undefined],
])('%s that requires a value of the record', (method, role, want) => {
  const call = { ...item, ...bodyOf({ $ref: '#/definitions/Order' }) };
  const calls = { [method]: { ...call, parameters: [...call.parameters, stamp] } };
  const row = rowOf(removalWith([], { timeStamp: { type: 'string' } }, calls), role);
  if (want) expect(row).toMatchObject(want);
  else expect(row).toBeUndefined();
});

const unclear =
  'the query parameter "number" gets the value that the record had when it was read. Check that the call means this value';

test.each([
  ['number', [unclear]],
  ['timestamp', []],
  ['lastModified', []],
])('the report asks to check the parameter %s: %j', (name, want) => {
  const found = removalWith([query(name, { required: true })], {
    timestamp: { type: 'string' },
    lastModified: { type: 'string' },
  });
  expect(rowOf(found)).toBeDefined();
  expect(found.notes.filter(({ kind }) => kind === 'backend').map(({ says }) => says)).toEqual(
    expect.arrayContaining(want),
  );
  expect(found.notes.some(({ says }) => says.includes('Check that'))).toBe(want.length > 0);
});

test.each([
  ['GET without an answer', { '/orders/{id}': { get: {} } }, 'does not describe its answer'],
  [
    'a form as body',
    {
      '/orders': {
        get: list,
        post: {
          consumes: ['multipart/form-data'],
          parameters: [{ name: 'a', in: 'formData', type: 'string' }],
        },
      },
    },
    'takes multipart/form-data instead of JSON',
  ],
  [
    'a required parameter',
    {
      '/orders/{id}': {
        get: { ...item, parameters: [...item.parameters, query('view', { required: true })] },
      },
    },
    'requires the query parameter "view"',
  ],
  [
    'a required header',
    {
      '/orders/{id}': {
        get: {
          ...item,
          parameters: [...item.parameters, { ...query('X-Area', { required: true }), in: 'header' }],
        },
      },
    },
    'requires the header "X-Area"',
  ],
  [
    'pages that cannot be asked for',
    { '/orders': { get: { ...list, parameters: [query('page')] } } },
    'pages its list in a way that a back end cannot have',
  ],
  [
    'no list',
    { '/orders': { post: swaggerBody }, '/orders/{id}': { get: item } },
    'belongs to no resource: its collection has no list',
  ],
  [
    'a required value that no form shows',
    {
      '/orders': {
        get: list,
        post: {
          ...swaggerBody,
          parameters: [
            {
              name: 'order',
              in: 'body',
              schema: { type: 'object', required: ['free'], properties: { free: {} } },
            },
          ],
        },
      },
    },
    'requires "free", which a form cannot show',
  ],
  [
    'a required value in another type',
    { '/orders': { get: list, post: bodyOf({ ...numbered, required: ['number'] }) } },
    'takes "number" in another type than the record has',
  ],
  [
    'PUT of a value in another type',
    { '/orders/{id}': { get: item, put: bodyOf(numbered) } },
    'takes "number" in another type than the record has',
  ],
])('a call without a role: %s', (_, paths, reason) => {
  const text = JSON.stringify({ ...swagger, paths: { ...swagger.paths, ...paths } });
  const found = documentToDraft(parseDocument('orders', text));
  expect(found.notes.map(({ says }) => says)).toContain(reason);
});

test('a value that a change takes in another type is read-only', () => {
  const paths = { '/orders': { get: list }, '/orders/{id}': { get: item, patch: bodyOf(numbered) } };
  const found = documentToDraft(parseDocument('orders', JSON.stringify({ ...swagger, paths })));
  expect(found.entities[0]?.properties.find(({ name }) => name === 'number')).toMatchObject({
    value: { type: 'string' },
    readOnly: true,
  });
});

const operations = {
  type: 'array',
  items: { type: 'object', properties: { op: { type: 'string' }, path: { type: 'string' } } },
};
const links = {
  number: { type: 'string' },
  note: { type: 'string', readOnly: true },
  _links: { type: 'string' },
};

test.each<[name: string, calls: object, isRequired: boolean]>([
  ['alone', {}, true],
  [
    'beside a creation without one of them',
    { post: bodyOf({ type: 'object', properties: { title: { type: 'string' } } }) },
    false,
  ],
])('a JSON Patch %s changes the properties of the record', (_, calls, isRequired) => {
  const order = { type: 'object', properties: { id: { type: 'string' }, ...links }, required: ['number'] };
  const paths = {
    '/orders': { get: list, ...calls },
    '/orders/{id}': {
      get: item,
      patch: { ...bodyOf(operations), consumes: ['application/json-patch+json'] },
    },
  };
  const text = JSON.stringify({ ...swagger, paths, definitions: { Order: order } });
  const found = documentToDraft(parseDocument('orders', text));
  const modify = found.resources[0]?.roles.find(({ role }) => role === 'modify');
  expect(modify?.row).toMatchObject({ method: 'PATCH', sends: 'jsonPatch' });
  expect(modify?.row).not.toHaveProperty('mediaType');
  expect(
    found.entities[0]?.properties
      .map(({ name, required, readOnly }) => [name, required, readOnly])
      .filter(([name]) => name !== 'title'),
  ).toEqual([
    ['id', false, true],
    ['number', isRequired, undefined],
    ['note', false, true],
    ['_links', false, true],
  ]);
  expect(found.notes.filter(({ at }) => at === '/paths/~1orders~1{id}/patch')).toMatchObject([
    { kind: 'backend' },
  ]);
});

const text = { type: 'string' };
const address = { type: 'object', properties: { city: text } };
const formOrder = { id: text, number: text, tags: { type: 'array', items: text }, address };
/** The calls of orders, whose record has an address. */
const ordersWithForm = (required: readonly string[], encoding: object = {}) => {
  const order = { type: 'object', properties: formOrder };
  const answer = (schema: object) => ({
    responses: { 200: { content: { 'application/json': { schema } } } },
  });
  const { id: _, ...properties } = formOrder;
  const body = { schema: { type: 'object', properties, required }, encoding };
  const form = { requestBody: { content: { [formType]: body } }, ...answer(order) };
  const paths = {
    '/orders': { get: answer({ type: 'array', items: order }), post: form },
    '/orders/{id}': { get: answer(order), post: form },
  };
  const text3 = JSON.stringify({ openapi: '3.0.0', info: { title: 'Orders' }, paths });
  return documentToDraft(parseDocument('orders', text3));
};

test('a form-encoded body changes single values and lists; objects are read-only', () => {
  const { resources, entities, notes } = ordersWithForm(['number']);
  const rows = resources[0]?.roles.map(({ role, row }) => [role, row?.method, row?.sends, row?.mediaType]);
  expect(rows).toEqual([
    ['list', 'GET', undefined, undefined],
    ['get', 'GET', undefined, undefined],
    ['modify', 'POST', 'changes', formType],
    ['create', 'POST', undefined, formType],
  ]);
  expect(entities[0]?.properties.map(({ name, readOnly }) => [name, readOnly])).toEqual([
    ['id', true],
    ['number', undefined],
    ['tags', undefined],
    ['address', true],
  ]);
  expect(notes).toContainEqual({
    kind: 'backend',
    at: '/paths/~1orders/post',
    says: '"address" is read-only: a form-encoded body has single values, and lists that repeat their name',
  });
});

test.each([
  ['an object', ['address'], {}, 'address'],
  ['a list in another encoding', ['tags'], { tags: { style: 'deepObject' } }, 'tags'],
])('a form-encoded body that requires %s', (_, required, encoding, name) => {
  const { resources, notes } = ordersWithForm(required, encoding);
  expect(resources[0]?.roles.map(({ role }) => role)).toEqual(['list', 'get']);
  const says = `requires "${name}", which a form-encoded body cannot have`;
  expect(notes.filter((note) => note.says === says).map(({ at }) => at)).toEqual([
    '/paths/~1orders/post',
    '/paths/~1orders~1{id}/post',
  ]);
});

const putBody = (schema: object = { $ref: '#/definitions/Order' }) => bodyOf(schema);
const putCreates = { ...putBody(), responses: { 201: item.responses[200] } };
const patch = { ...putBody(), responses: item.responses };

test.each<[name: string, put: object, others: object, want: object]>([
  ['PUT beside PATCH', putCreates, { patch }, { create: 'PUT', modify: 'PATCH' }],
  ['PUT that says it', { ...putBody(), operationId: 'CreateOrder' }, { patch }, { create: 'PUT' }],
  ['PUT without PATCH', putCreates, {}, { create: undefined, modify: 'PUT' }],
  ['PUT that only replaces', putBody(), { patch }, { create: undefined, modify: 'PATCH' }],
  [
    'PUT with the key in path and body',
    {
      ...putBody({ type: 'object', required: ['id'], properties: { id: { type: 'string' } } }),
      operationId: 'CreateOrder',
    },
    { patch },
    { create: undefined, modify: 'PATCH' },
  ],
])('the path of one record: %s', (_, put, others, want) => {
  const paths = { '/orders': { get: list }, '/orders/{id}': { get: item, put, ...others } };
  const found = documentToDraft(parseDocument('orders', JSON.stringify({ ...swagger, paths })));
  const roles = found.resources.flatMap(({ roles: all }) => all.map(({ role, row }) => [role, row?.method]));
  expect(Object.fromEntries(roles)).toMatchObject(
    Object.fromEntries(Object.entries(want).filter(([, method]) => method !== undefined)),
  );
  const isCreated = 'create' in Object.fromEntries(roles);
  expect(isCreated).toBe(Object.entries(want).some(([role, method]) => role === 'create' && method));
  const key = found.entities[0]?.properties.find(({ name }) => name === 'id');
  expect(key?.required === true && !key.readOnly).toBe(isCreated);
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
