import { expect, test } from 'vitest';
import type { Auth, Erp, FieldMapping, Interface } from '../../../../src/generated/types.ts';
import { outboundApiDoc } from '../../../../src/screens/docs/apiDoc/apiDoc.ts';

const partial = <T>(value: Partial<T>): T => value as T;

const row = (
  targetField: string,
  type: FieldMapping['type'],
  functionType: FieldMapping['functionType'],
  expression?: string,
  description?: string,
): FieldMapping => ({
  lineNo: 1,
  targetField,
  type,
  functionType,
  expression,
  description,
  sourceField: 'x',
});

const orders = partial<Interface>({
  interfaceName: 'asn',
  interfaceType: 'ERP_DOWN',
  type: 'HTTP',
  method: 'POST',
  erpUuid: 'e1',
  path: '/asn',
  remarks: 'Inbound orders',
});
const erp = partial<Erp>({
  basePath: 'https://erp.example.com/api/',
  extendInfo: [
    { parameterName: 'x-tenant', parameterValue: 'east' },
    { parameterName: 'x-api-token', parameterValue: 'hush' },
  ],
});
const auth = partial<Auth>({ authType: 'BASIC', username: 'u', passwordSet: true });

const bodyOf = (...fieldMappings: readonly FieldMapping[]) =>
  outboundApiDoc({ ...orders, fieldMappings: [...fieldMappings] }, erp, auth).body;

const int32 = { minimum: -2147483648, maximum: 2147483647 };

test.each<[string, FieldMapping, object, unknown]>([
  ['text', row('a', 'STRING', 'REGULAR'), { type: ['string', 'null'] }, 'a-1'],
  ['decimal', row('a', 'NUMERIC', 'REGULAR'), { type: ['number', 'null'] }, 1.5],
  ['integer', row('a', 'INTEGER', 'REGULAR'), { type: ['integer', 'null'], ...int32 }, 1],
  ['int', row('a', 'INT', 'NEGATE'), { type: ['integer', 'null'], ...int32 }, 1],
  ['long', row('a', 'LONG', 'REGULAR'), { type: ['integer', 'null'], format: 'int64' }, 1],
  ['boolean', row('a', 'BOOLEAN', 'CUSTOM', 'x'), { type: ['boolean', 'null'] }, true],
  ['date', row('a', 'DATE', 'REGULAR'), { type: ['string', 'null'] }, '2026-01-31'],
  [
    'a date by a pattern',
    row('a', 'DATE', 'FORMAT_TIME', 'yyyyMMdd=>yyyy-MM-dd'),
    { type: ['string', 'null'], format: 'date' },
    '2026-01-31',
  ],
  [
    'the current time',
    row('a', 'DATE', 'CURRENT_TIME', "yyyy-MM-dd'T'HH:mm:ssXXX"),
    { type: 'string', format: 'date-time' },
    '2026-01-31T08:30:00Z',
  ],
  ['the default time pattern', row('a', 'STRING', 'CURRENT_TIME'), { type: 'string' }, '2026-01-31 08:30:00'],
  ['an invalid pattern', row('a', 'STRING', 'CURRENT_TIME', 'bbb'), { type: 'string' }, 'a-1'],
  ['a fixed value', row('a', 'INTEGER', 'FIXED_VALUE', '7'), { type: 'integer', ...int32, const: 7 }, 7],
  [
    'a fixed value of another type',
    row('a', 'INTEGER', 'FIXED_VALUE', 'x'),
    { type: 'integer', ...int32 },
    1,
  ],
  ['a default value', row('a', 'STRING', 'DEFAULT_VALUE', 'EA'), { type: 'string', default: 'EA' }, 'EA'],
  [
    'a description',
    row('a', 'STRING', 'REGULAR', undefined, 'Number of the order'),
    { type: ['string', 'null'], description: 'Number of the order' },
    'a-1',
  ],
  ['a list', row('a', 'ARRAY', 'REGULAR'), { type: ['array', 'null'] }, []],
  [
    'groups',
    row('a', 'ARRAY', 'GROUP', 'sku, lot'),
    {
      type: ['array', 'null'],
      items: {
        type: 'object',
        properties: { sku: {}, lot: {}, items: { type: 'array', items: { type: 'object' } } },
        required: ['sku', 'lot', 'items'],
      },
    },
    [{ sku: 'sku-1', lot: 'lot-1', items: [] }],
  ],
])('schema and sample of a field: %s', (_, mapping, schema, example) => {
  const body = bodyOf(mapping);
  expect(body?.schema.properties).toEqual({ a: schema });
  expect(body?.sample).toEqual({ a: example });
});

test('objects and sub-tables nest, and fields that are never null are required', () => {
  const body = bodyOf(
    row('head.no', 'STRING', 'REGULAR'),
    row('head.source', 'STRING', 'FIXED_VALUE', 'WMS'),
    row('lines[].sku', 'STRING', 'REGULAR'),
    row('lines', 'ARRAY', 'SUB_TABLE', 'item'),
    row('lines[].lots', 'ARRAY', 'SUB_TABLE', 'lot'),
    row('lines[].lots[].qty', 'NUMERIC', 'DEFAULT_VALUE', '0'),
  );
  expect(body?.sample).toEqual({
    head: { no: 'no-1', source: 'WMS' },
    lines: [{ sku: 'sku-1', lots: [{ qty: 0 }] }],
  });
  expect(body?.schema).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'asn',
    description: 'Inbound orders',
    required: ['head'],
    properties: {
      head: { type: 'object', required: ['source'] },
      lines: {
        type: ['array', 'null'],
        items: { properties: { lots: { items: { required: ['qty'] } } } },
      },
    },
  });
  expect(body?.fields.map(({ path, type, isRequired }) => [path, type, isRequired])).toEqual([
    ['head', 'OBJECT', true],
    ['head.no', 'STRING', false],
    ['head.source', 'STRING', true],
    ['lines', 'ARRAY', false],
    ['lines[].sku', 'STRING', false],
    ['lines[].lots', 'ARRAY', false],
    ['lines[].lots[].qty', 'NUMERIC', true],
  ]);
});

test.each<[string, FieldMapping[], string[] | undefined]>([
  ['a field that may be null', [row('a', 'STRING', 'REGULAR')], undefined],
  ['a field that is never null', [row('a', 'STRING', 'FIXED_VALUE', 'x')], ['a']],
  ['a field of each kind', [row('a', 'STRING', 'REGULAR'), row('b', 'STRING', 'FIXED_VALUE', 'x')], ['b']],
])('`required` lists the fields that are never null, or is absent: %s', (_, rows, want) => {
  const inner = rows.map((one) => ({ ...one, targetField: `o.${one.targetField}` }));
  expect(bodyOf(...rows)?.schema.required).toEqual(want);
  expect(bodyOf(...inner)?.schema.properties).toEqual({
    o: { type: expect.anything(), properties: expect.anything(), required: want },
  });
});

test.each<[string, FieldMapping[], object]>([
  [
    'the last of two rows for one field wins',
    [row('a', 'STRING', 'FIXED_VALUE', 'x'), row('a', 'BOOLEAN', 'REGULAR')],
    { a: true },
  ],
  [
    'a row replaces the fields that earlier rows wrote below it',
    [row('a.b', 'STRING', 'REGULAR'), row('a', 'STRING', 'REGULAR')],
    { a: 'a-1' },
  ],
  [
    'later rows add fields to an object',
    [row('a', 'OBJECT', 'REGULAR'), row('a.b', 'STRING', 'REGULAR')],
    { a: { b: 'b-1' } },
  ],
  [
    'POST_CUSTOM rows run after all other rows',
    [row('a', 'NUMERIC', 'POST_CUSTOM', '1'), row('a', 'STRING', 'REGULAR')],
    { a: 1.5 },
  ],
  [
    'names of JavaScript properties are valid field names',
    [row('constructor', 'INT', 'REGULAR')],
    { constructor: 1 },
  ],
])('%s', (_, mapping, example) => expect(bodyOf(...mapping)?.sample).toEqual(example));

test('the request has URL, headers without secrets and a sample body', () => {
  const mapping = [row('no', 'STRING', 'REGULAR')];
  expect(outboundApiDoc({ ...orders, fieldMappings: mapping }, erp, auth).request).toEqual({
    method: 'POST',
    url: 'https://erp.example.com/api/asn',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      iwmsApiKey: '[SECRET]',
      'x-tenant': 'east',
      'x-api-token': '[SECRET]',
      Authorization: 'Basic [SECRET]',
    },
    body: '{\n  "no": "no-1"\n}',
  });
});

const own = { ...orders, erpUuid: undefined, path: undefined, interfaceType: 'WCS_DOWN' as const };

test.each<[string, Partial<Interface>, object]>([
  [
    'an interface with its own address',
    { ...own, address: 'http://wcs:8080/t' },
    { request: { url: 'http://wcs:8080/t' } },
  ],
  ['an interface without a method', { ...orders, method: undefined }, { request: { method: 'POST' } }],
  ['an interface whose ERP is missing', { ...orders, erpUuid: 'gone' }, { request: { url: '/asn' } }],
  [
    'a GET request, which has the document in its URL',
    {
      ...own,
      method: 'GET',
      address: 'http://w/t?v=1',
      fieldMappings: [row('no', 'STRING', 'REGULAR'), row('l[].q', 'INT', 'REGULAR')],
    },
    { request: { method: 'GET', url: 'http://w/t?v=1&no=no-1&l=%5B%7B%22q%22%3A1%7D%5D', body: undefined } },
  ],
  [
    'a fixed value with more digits than JavaScript writes',
    { ...orders, fieldMappings: [row('rate', 'NUMERIC', 'FIXED_VALUE', '1.10')] },
    { request: { body: '{\n  "rate": 1.10\n}' } },
  ],
  [
    'a GET request with such a value within a list',
    {
      ...own,
      method: 'GET',
      address: 'http://w/t',
      fieldMappings: [row('l[].id', 'LONG', 'FIXED_VALUE', '1234567890123456789')],
    },
    { request: { url: 'http://w/t?l=%5B%7B%22id%22%3A1234567890123456789%7D%5D' } },
  ],
  [
    'a form action',
    {
      ...orders,
      requestMode: 'FORM',
      requestAction: 'Save',
      formId: 'BD',
      fieldMappings: [row('no', 'STRING', 'REGULAR')],
    },
    {
      body: {
        fields: [{ path: 'data.no' }],
        sample: { action: 'Save', formid: 'BD', data: { no: 'no-1' } },
        schema: {
          title: 'asn',
          properties: { action: { const: 'Save' }, data: { type: 'object' } },
          required: ['action', 'formid', 'data'],
        },
      },
    },
  ],
  ['an interface without a mapping', { ...orders }, { body: undefined, request: { body: undefined } }],
  [
    'a queue',
    { ...orders, type: 'ACTIVE_MQ', address: 'tcp://mq:61616', queueName: 'wms.asn' },
    {
      request: undefined,
      endpointSettings: [
        { property: 'address', value: 'tcp://mq:61616' },
        { property: 'queueName', value: 'wms.asn' },
      ],
    },
  ],
  [
    'a table',
    { ...own, type: 'INTERMEDIATE_TABLE', intermediateTableName: 'WMS_ASN' },
    { request: undefined, endpointSettings: [{ property: 'intermediateTableName', value: 'WMS_ASN' }] },
  ],
  [
    'a web service',
    { ...orders, type: 'WEB_SERVICE' },
    {
      request: undefined,
      endpointSettings: [{ property: 'address', value: 'https://erp.example.com/api/asn' }],
    },
  ],
  [
    'a file',
    { ...orders, fileFormat: 'CSV', fileName: 'asn.csv', fieldMappings: [row('no', 'STRING', 'REGULAR')] },
    {
      request: { headers: { 'Content-Type': 'text/csv' }, body: undefined },
      endpointSettings: [{ value: 'CSV' }, { value: 'asn.csv' }],
    },
  ],
])('outboundApiDoc of %s', (_, record, want) => {
  const { erpUuid } = record;
  const found = outboundApiDoc(partial<Interface>(record), erpUuid === 'e1' ? erp : undefined);
  expect(found).toMatchObject(want);
});
