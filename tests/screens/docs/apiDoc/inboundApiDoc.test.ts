import { expect, test } from 'vitest';
import { defaultConfiguration } from '../../../../src/contract/api/configuration.ts';
import type { Erp, FieldMapping, Interface } from '../../../../src/generated/types.ts';
import { bodyKindOf, inboundApiDoc } from '../../../../src/screens/docs/apiDoc/apiDoc.ts';
import { backEndUrlOf } from '../../../../src/screens/docs/apiDoc/inboundCallOf.ts';
import { sourceRowsOf } from '../../../../src/screens/docs/apiDoc/sourceRowsOf.ts';

const given = <T>(value: Partial<T>): T => value as T;

const row = (over: Partial<FieldMapping>): FieldMapping => ({
  lineNo: 1,
  targetField: 't',
  type: 'STRING',
  functionType: 'REGULAR',
  ...over,
});

test.each([
  ['', 'https://console.example.com/iwms-openapi/api'],
  ['https://api.example.com:8443', 'https://api.example.com:8443/iwms-openapi/api'],
  ['/behind', 'https://console.example.com/behind/iwms-openapi/api'],
])('back end at "%s"', (server, want) => {
  expect(backEndUrlOf({ ...defaultConfiguration, server }, 'https://console.example.com')).toBe(want);
});

const item = given<Interface>({
  interfaceName: '商品 item',
  interfaceType: 'ERP_DOWN',
  type: 'HTTP',
  dcCode: 'SH01',
  ownerCode: 'OWN1',
  path: '/items',
  erpUuid: 'e',
});
const erp = given<Erp>({ basePath: 'https://erp.example.com' });
const backEnd = 'https://wms.example.com/api';

test('the call: place, key, idempotency key, and the document as its sender has it', () => {
  const mapping = [row({ targetField: 'code', sourceField: 'no' })];
  const document = inboundApiDoc({ ...item, fieldMappings: mapping }, backEnd, erp);
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
    'fetched by a schedule, too',
    { triggerStrategy: 'CRON' },
    { endpointSettings: [{ property: 'address', value: 'https://erp.example.com/items' }] },
  ],
  [
    'from a queue, too',
    { type: 'ACTIVE_MQ', address: 'tcp://mq:61613', queueName: 'q' },
    { endpointSettings: [{ value: 'tcp://mq:61613' }, { value: 'q' }], request: { method: 'POST' } },
  ],
  [
    'of a carrier',
    { dcCode: undefined, ownerCode: undefined, carrierCode: 'SF' },
    { request: { url: expect.stringMatching(/\?carrierCode=SF$/) } },
  ],
])('%s', (_, over, want) => {
  expect(inboundApiDoc({ ...item, ...over }, backEnd, erp)).toMatchObject(want);
});

test.each<[string, Partial<FieldMapping>[], object]>([
  ['a regular field keeps its type', [{ sourceField: 'qty', type: 'INTEGER' }], { qty: 1 }],
  ['nothing is read', [{ functionType: 'FIXED_VALUE', expression: 'WMS' }], {}],
  [
    'several are joined',
    [{ sourceField: 'dc, bin', functionType: 'CONCATENATE' }],
    { dc: 'dc-1', bin: 'bin-1' },
  ],
  ['below an object', [{ sourceField: 'head.no' }, { sourceField: 'head' }], { head: { no: 'no-1' } }],
  [
    'in the elements of a list',
    [{ sourceField: 'lines[].sku', type: 'ARRAY' }],
    { lines: [{ sku: 'sku-1' }] },
  ],
  ['of one element', [{ sourceField: 'lines[0].sku' }], { lines: [{ sku: 'sku-1' }] }],
  [
    'sub-tables within one another',
    [
      { sourceField: 'items', functionType: 'SUB_TABLE', type: 'ARRAY', expression: 'item' },
      { sourceField: 'item.sku' },
      { sourceField: 'item.lots', functionType: 'SUB_TABLE', type: 'ARRAY', expression: 'lot' },
      { sourceField: 'lot.qty', type: 'NUMERIC' },
      { sourceField: 'no' },
    ],
    { items: [{ sku: 'sku-1', lots: [{ qty: 1.5 }] }], no: 'no-1' },
  ],
  [
    'groups',
    [{ sourceField: 'lines', functionType: 'GROUP', type: 'ARRAY', expression: 'sku, lot' }],
    { lines: [{ sku: 'sku-1', lot: 'lot-1' }] },
  ],
])('what a mapping reads: %s', (_, rows, example) => {
  const document = inboundApiDoc({ ...item, fieldMappings: rows.map(row) }, backEnd, erp);
  expect(document.body?.sample ?? {}).toEqual(example);
  expect(JSON.stringify(document.body?.schema ?? {})).not.toContain('"required"');
});

test('the field that identifies a document is there, whatever the mapping reads', () => {
  expect(
    sourceRowsOf([row({ sourceField: 'qty' })], 'head.no').map(({ targetField }) => targetField),
  ).toEqual(['head.no', 'qty']);
});
