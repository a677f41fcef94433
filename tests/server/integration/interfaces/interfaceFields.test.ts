import { expect, test } from 'vitest';
import { documentKindsOf } from '../../../../src/server/integration/interfaces/interfaceFields.ts';
import { createErp, interfaceOf } from '../../samples.ts';
import { serviceUnderTest, succeeded } from '../../serviceUnderTest.ts';

const service = await serviceUnderTest();
const body = await interfaceOf(service, (await createErp(service)).erp);
const row = { lineNo: 1, type: 'STRING', functionType: 'REGULAR', sourceField: 'x' };
const interfaces = [
  { interfaceName: 'items', itemProcessingType: 'INC' },
  {
    interfaceName: 'everything',
    eventTypes: ['ARTICLE_CHANGED', 'INBOUND_APPROVED', 'OUTBOUND_APPROVED', 'STOCK_ADJUSTED'],
  },
  { interfaceName: 'orders', eventTypes: ['INBOUND_APPROVED'] },
  {
    interfaceName: 'mapped',
    eventTypes: ['STOCK_ADJUSTED'],
    fieldMappings: [
      { ...row, targetField: 'ownField' },
      { ...row, targetField: 'qty', type: 'INTEGER', description: 'Pieces' },
    ],
  },
];
for (const one of interfaces)
  await succeeded(service.send('POST /interfaceConfig', { body: { ...body, ...one } }));

const fields = async (interfaceName: string, lang: 'zh_CN' | 'en_US' = 'en_US') =>
  (await service.send(`GET /field?interfaceName=${interfaceName}`, { lang })).rows;

const known = [
  { interfaceName: 'items', name: 'barcode', type: 'STRING', zh: '条码', en: 'Barcode', title: 'Barcode' },
  {
    interfaceName: 'orders',
    name: 'lines[].qty',
    type: 'NUMERIC',
    zh: '数量',
    en: 'Quantity',
    title: 'Order lines · Quantity',
  },
  { interfaceName: 'mapped', name: 'unit', type: 'STRING', zh: '单位', en: 'Unit', title: 'Unit' },
  { interfaceName: 'mapped', name: 'binCode', type: 'STRING', zh: '货位', en: 'Bin', title: 'Bin' },
  {
    interfaceName: 'mapped',
    name: 'ownField',
    type: 'STRING',
    zh: undefined,
    en: undefined,
    title: 'ownField',
  },
  { interfaceName: 'mapped', name: 'qty', type: 'INTEGER', zh: 'Pieces', en: 'Pieces', title: 'Pieces' },
];

test.each(known)(
  '$interfaceName has the field $name',
  async ({ interfaceName, name, title, type, zh, en }) => {
    const named = (rows: Awaited<ReturnType<typeof fields>>) => rows.filter((field) => field.name === name);
    expect(named(await fields(interfaceName))).toEqual([
      { name, title, type, ...(en && { description: en }) },
    ]);
    expect(named(await fields(interfaceName, 'zh_CN'))[0]?.description).toBe(zh);
  },
);

test('the fields exclude those of other documents', async () => {
  const names = (await fields('orders')).map(({ name }) => name);
  expect(names).toContain('orderNo');
  expect(names).not.toContain('barcode');
});

const all = ['inbound', 'outbound', 'stock', 'article'];
const firstOf = (kind: string) => [kind, ...all.filter((other) => other !== kind)];

test.each<[what: string, row: object, want: readonly string[]]>([
  ['its events', { interfaceName: 'x', eventTypes: ['STOCK_ADJUSTED'] }, ['stock']],
  [
    'its name before its events',
    { interfaceName: 'poReceipt', eventTypes: ['ARTICLE_CHANGED'] },
    ['inbound', 'article'],
  ],
  ['its name before other kinds', { interfaceName: 'shipment_confirm' }, firstOf('outbound')],
  ['a Chinese name', { interfaceName: '库存盘点上传' }, firstOf('stock')],
  ['a name with an s inside', { interfaceName: 'asn_upload' }, firstOf('inbound')],
  ['a plural in the path', { interfaceName: 'x', path: '/v1/items' }, firstOf('article')],
  ['its menu', { interfaceName: 'x', path: '/x', menuName: '采购入库单' }, firstOf('inbound')],
  ['nothing: all kinds', { interfaceName: 'postX' }, all],
  ['the processing of items', { interfaceName: 'asn', itemProcessingType: 'INC' }, ['article']],
])('the kinds of document follow from %s', (_what, row, want) => {
  expect(documentKindsOf({ uuid: 'i1', ...row })).toEqual(want);
});

const namesByKind = {
  inbound:
    'inbound asnUpload receipts receivingOrder grn purchaseOrders po 入库单 收货确认 采购订单上传 退货单',
  outbound: 'outbound shipmentConfirm shippingOrder delivery sales so 出库单 发货确认 销售订单',
  stock: 'stock inventory stocktake 库存 盘点单',
  article: 'articles item sku materials product goods 商品下发 物料 货品',
};
test.each(
  Object.entries(namesByKind).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind] as const),
  ),
)('the interface %s exchanges documents of the kind %s', (interfaceName, kind) => {
  expect(documentKindsOf({ uuid: 'i1', interfaceName })).toEqual(firstOf(kind));
});

test.each([
  ['ARTICLE_CHANGED', 'article'],
  ['INBOUND_APPROVED', 'inbound'],
  ['RECEIPT_COMPLETED', 'inbound'],
  ['OUTBOUND_APPROVED', 'outbound'],
  ['SHIPMENT_COMPLETED', 'outbound'],
  ['RETURN_COMPLETED', 'inbound'],
  ['STOCK_ADJUSTED', 'stock'],
  ['STOCKTAKE_COMPLETED', 'stock'],
])('the event %s has documents of the kind %s', (event, kind) => {
  expect(documentKindsOf({ uuid: 'i1', interfaceName: 'x', eventTypes: [event] })).toEqual([kind]);
});

test('every field of the warehouse has a type and a caption in both languages', async () => {
  const [zh, en] = [await fields('everything', 'zh_CN'), await fields('everything')];
  expect(zh.length).toBeGreaterThan(40);
  for (const { name, type, description } of zh) {
    expect([name, type]).toEqual([
      name,
      expect.stringMatching(/^(ARRAY|BOOLEAN|DATE|INTEGER|NUMERIC|STRING)$/),
    ]);
    expect([name, description]).toEqual([name, expect.stringMatching(/^\p{Script=Han}/u)]);
  }
  for (const { name, description } of en)
    expect([name, description]).toEqual([name, expect.stringMatching(/^[A-Z][a-z ]+/)]);
});

test('an unknown interface has no fields', async () => {
  expect(await fields('nowhere')).toEqual([]);
});

test.each(['ignoreUpdateConfig', 'processSchemeIgnoreConfig'])('%s returns the same fields', async (rule) => {
  const { rows } = await service.send(`GET /${rule}/queryField?interfaceName=items`);
  expect(rows).toEqual(await fields('items'));
});

test('the bin usages are in the requested language', async () => {
  const usages = async (lang: 'zh_CN' | 'en_US') =>
    (await service.send('GET /ignoreStockBinUsageConfig/queryField', { lang })).rows[0];
  expect(await usages('zh_CN')).toEqual({ code: 'STORAGE', name: '存储' });
  expect(await usages('en_US')).toEqual({ code: 'STORAGE', name: 'Storage' });
});

test.each([
  ['items', true],
  ['orders', false],
  ['nowhere', false],
])('%s supports field updates: %s', async (interfaceName, wanted) => {
  const answer = await service.send(
    `GET /interfaceConfig/isSupportFieldUpdate?interfaceName=${interfaceName}`,
  );
  expect(answer.data).toBe(wanted);
});

test('each menu has the number of its interfaces', async () => {
  const menus = (await service.send('GET /menu?interfaceType=ERP_DOWN')).rows;
  expect(menus.map(({ interfaceCount }) => interfaceCount)).toEqual([4, 0, 0, 0]);
  const all = (await service.send('GET /menu/queryAllMenus')).rows;
  expect(all.find(({ menuName }) => menuName === body.menuName)?.interfaceCount).toBe(4);
});
