import { expect, test } from 'vitest';
import { type Configuration, defaultConfiguration } from '../../../../src/contract/api/configuration.ts';
import type { Erp, FieldMapping, Interface } from '../../../../src/generated/types.ts';
import { protocolOf } from '../../../../src/runtime/api/protocols.ts';
import { bodyKindOf, inboundApiDoc } from '../../../../src/screens/docs/apiDoc/apiDoc.ts';
import { backEndUrlOf } from '../../../../src/screens/docs/apiDoc/inboundCallOf.ts';
import { readExpressionPaths } from '../../../../src/screens/docs/apiDoc/source/expressionPaths.ts';
import { sourceRowsOf } from '../../../../src/screens/docs/apiDoc/source/sourceRowsOf.ts';

const partial = <T>(value: Partial<T>): T => value as T;

const row = (over: Partial<FieldMapping>): FieldMapping => ({
  lineNo: 1,
  targetField: 't',
  type: 'STRING',
  functionType: 'REGULAR',
  ...over,
});

test.each<[Partial<Configuration>, string]>([
  [{}, 'https://console.example.com/iwms-openapi/api'],
  [{ server: 'https://api.example.com:8443' }, 'https://api.example.com:8443/iwms-openapi/api'],
  [{ server: '/behind' }, 'https://console.example.com/behind/iwms-openapi/api'],
  [
    { server: '/behind', servers: { [protocolOf({}).name]: 'https://wms.example.com' } },
    'https://wms.example.com/iwms-openapi/api',
  ],
])('backEndUrlOf with the configuration %o', (configuration, want) => {
  expect(
    backEndUrlOf(
      { ...defaultConfiguration, ...configuration },
      protocolOf({}),
      'https://console.example.com',
    ),
  ).toBe(want);
});

const item = partial<Interface>({
  interfaceName: '商品 item',
  interfaceType: 'ERP_DOWN',
  type: 'HTTP',
  dcCode: 'SH01',
  ownerCode: 'OWN1',
  path: '/items',
  erpUuid: 'e',
});
const erp = partial<Erp>({ basePath: 'https://erp.example.com' });
const context = { backEnd: 'https://wms.example.com/api', readPaths: readExpressionPaths };

test('the request has URL, key, idempotency key and a sample of the source document', () => {
  const mapping = [row({ targetField: 'code', sourceField: 'no' })];
  const document = inboundApiDoc({ ...item, fieldMappings: mapping }, context, erp);
  expect(document).toMatchObject({
    request: {
      method: 'POST',
      url: 'https://wms.example.com/api/exchange/%E5%95%86%E5%93%81%20item?dcCode=SH01&ownerCode=OWN1',
      headers: { iwmsApiKey: '[SECRET]', 'Content-Type': 'application/json', 'Idempotency-Key': '___item-1' },
      body: '{\n  "no": "no-1"\n}',
    },
    endpointSettings: [],
    body: { fields: [{ path: 'no', type: 'STRING', isRequired: false }], sample: { no: 'no-1' } },
  });
  expect(bodyKindOf(document)).toBe('source');
});

test.each<[string, Partial<Interface>, object]>([
  ['without a mapping', {}, { body: undefined, endpointSettings: [] }],
  [
    'with a scheduled pull',
    { triggerStrategy: 'CRON' },
    { endpointSettings: [{ property: 'address', value: 'https://erp.example.com/items' }] },
  ],
  [
    'with a subscription to a queue',
    { type: 'ACTIVE_MQ', address: 'tcp://mq:61613', queueName: 'q' },
    { endpointSettings: [{ value: 'tcp://mq:61613' }, { value: 'q' }], request: { method: 'POST' } },
  ],
  [
    'of a carrier',
    { dcCode: undefined, ownerCode: undefined, carrierCode: 'SF' },
    { request: { url: expect.stringMatching(/\?carrierCode=SF$/) } },
  ],
])('inboundApiDoc of an interface %s', (_, over, want) => {
  expect(inboundApiDoc({ ...item, ...over }, context, erp)).toMatchObject(want);
});

test.each<[string, Partial<FieldMapping>[], object]>([
  ['a regular field, with its type', [{ sourceField: 'qty', type: 'INTEGER' }], { qty: 1 }],
  ['a fixed value, which reads nothing', [{ functionType: 'FIXED_VALUE', expression: 'WMS' }], {}],
  [
    'a concatenation of several fields',
    [{ sourceField: 'dc, bin', functionType: 'CONCATENATE' }],
    { dc: 'dc-1', bin: 'bin-1' },
  ],
  ['a field of an object', [{ sourceField: 'head.no' }, { sourceField: 'head' }], { head: { no: 'no-1' } }],
  [
    'a field of list elements',
    [{ sourceField: 'lines[].sku', type: 'ARRAY' }],
    { lines: [{ sku: 'sku-1' }] },
  ],
  ['a field of one list element', [{ sourceField: 'lines[0].sku' }], { lines: [{ sku: 'sku-1' }] }],
  [
    'nested sub-tables',
    [
      {
        targetField: 'l',
        sourceField: 'items',
        functionType: 'SUB_TABLE',
        type: 'ARRAY',
        expression: 'item',
      },
      { targetField: 'l[].sku', sourceField: 'item.sku' },
      {
        targetField: 'l[].lots',
        sourceField: 'item.lots',
        functionType: 'SUB_TABLE',
        type: 'ARRAY',
        expression: 'lot',
      },
      { targetField: 'l[].lots[].qty', sourceField: 'lot.qty', type: 'NUMERIC' },
      { sourceField: 'no' },
    ],
    { items: [{ sku: 'sku-1', lots: [{ qty: 1.5 }] }], no: 'no-1' },
  ],
  [
    'a GROUP row',
    [{ sourceField: 'lines', functionType: 'GROUP', type: 'ARRAY', expression: 'sku, lot' }],
    { lines: [{ sku: 'sku-1', lot: 'lot-1' }] },
  ],
  [
    'an expression in a sub-table',
    [
      {
        targetField: 'l',
        sourceField: 'items',
        functionType: 'SUB_TABLE',
        type: 'ARRAY',
        expression: 'i',
      },
      {
        targetField: 'l[].amount',
        functionType: 'CUSTOM',
        type: 'NUMERIC',
        expression: 'i.qty * i.price',
      },
    ],
    { items: [{ qty: 1.5, price: 1.5 }] },
  ],
  [
    'an aggregate, whose list it may read as an object',
    [{ functionType: 'CUSTOM', type: 'NUMERIC', expression: '$sum(lines.qty)' }],
    { lines: { qty: 1.5 } },
  ],
  [
    'an expression that shows no type',
    [{ functionType: 'CUSTOM', type: 'NUMERIC', expression: 'status = "A" ? amount : 0' }],
    { status: 'status-1', amount: 'amount-1' },
  ],
])('the source sample has the fields of %s', (_, rows, example) => {
  const document = inboundApiDoc({ ...item, fieldMappings: rows.map(row) }, context, erp);
  expect(document.body?.sample).toEqual(example);
  expect(JSON.stringify(document.body?.schema ?? {})).not.toContain('"required"');
});

test.each<[string, Partial<FieldMapping>[], object]>([
  ['a field', [{ expression: 'status = "A" ? amount * 2 : 0', type: 'LONG' }], { status: {}, amount: {} }],
  ['a container', [{ expression: '$sum(lines.qty)' }], { lines: { properties: { qty: {} } } }],
  [
    'a field beside a source field',
    [{ expression: 'head.no' }, { sourceField: 'head.dc', functionType: 'REGULAR' }],
    { head: { type: 'object', properties: { dc: { type: ['string', 'null'] }, no: {} } } },
  ],
  [
    'the elements of a list that a source field names',
    [
      { expression: '$sum(lines.qty)' },
      { sourceField: 'lines', type: 'ARRAY', functionType: 'SUB_TABLE', targetField: 'l', expression: 'i' },
    ],
    { lines: { type: ['array', 'null'], items: { properties: { qty: {} } } } },
  ],
  [
    'a container that a source field reads as a text',
    [{ expression: 'head.no' }, { sourceField: 'head', functionType: 'REGULAR' }],
    { head: { properties: { no: {} } } },
  ],
])('the source schema has no type for %s that only expressions read', (_, rows, properties) => {
  const fieldMappings = rows.map((over) => row({ functionType: 'CUSTOM', ...over }));
  const { body } = inboundApiDoc({ ...item, fieldMappings }, context, erp);
  expect(body?.schema.type).toBe('object');
  expect(body?.schema.properties).toEqual(properties);
});

test('the source fields always include the field of the document number', () => {
  expect(
    sourceRowsOf([row({ sourceField: 'qty' })], 'head.no', readExpressionPaths).map(
      ({ targetField }) => targetField,
    ),
  ).toEqual(['head.no', 'qty']);
});

test.each<[Partial<FieldMapping>[], ReturnType<typeof bodyKindOf>, string[] | undefined]>([
  [[], 'source', undefined],
  [[{ functionType: 'FIXED_VALUE', expression: 'WMS' }], 'noSource', []],
  [[{ functionType: 'CUSTOM', expression: '$now()' }], 'noSource', ['$now()']],
  [[{ functionType: 'POST_CUSTOM', expression: 'a + b' }], 'noSource', []],
  [[{ functionType: 'POST_CUSTOM', expression: '$source.no' }], 'source', ['$source.no']],
  [[{ functionType: 'CUSTOM', expression: 'no' }], 'source', ['no']],
  [[{ sourceField: 'no' }], 'source', []],
])('the mapping %j has a body of kind %s with the expressions %j', (rows, kind, expressions) => {
  const document = inboundApiDoc({ ...item, fieldMappings: rows.map(row) }, context, erp);
  expect(bodyKindOf(document)).toBe(kind);
  expect(document.body?.expressionRows?.map(({ expression }) => expression)).toEqual(expressions);
});
