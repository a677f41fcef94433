import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ExactNumber } from '../../../../src/contract/json/ExactNumber.ts';
import { compileMapping, isMappingRow, runMapping } from '../../../../src/mapping/index.ts';
import type { SheetColumn } from '../../../../src/screens/mapping/sheet/Sheet.ts';
import { createRow, toMappingRecords } from '../../../../src/screens/mapping/sheet/sheetRows.ts';
import { acceptSuggestions } from '../../../../src/screens/mapping/suggest/acceptSuggestions.ts';
import type { TargetField } from '../../../../src/screens/mapping/suggest/MappingSuggestion.ts';
import { suggestSources } from '../../../../src/screens/mapping/suggest/suggestSources.ts';
import { sheetOf } from '../sheet/sheetOf.ts';

const receipt: readonly TargetField[] = [
  { name: 'orderNo', type: 'STRING', description: '单据号' },
  { name: 'orderDate', type: 'DATE', description: '单据日期' },
  { name: 'dcCode', type: 'STRING', description: '配送中心' },
  { name: 'vendorCode', type: 'STRING', description: '供应商' },
  { name: 'lines', type: 'ARRAY', description: '明细' },
  { name: 'lines[].lineNo', type: 'INTEGER', description: '行号' },
  { name: 'lines[].articleCode', type: 'STRING', description: '商品代码' },
  { name: 'lines[].qty', type: 'NUMERIC', description: '数量' },
  { name: 'lines[].unit', type: 'STRING', description: '单位' },
];

const suggestionsOf = (
  targets: readonly TargetField[],
  sample: unknown,
  rows: readonly Partial<Record<SheetColumn, string>>[] = [],
): string[] =>
  suggestSources(
    targets,
    rows.map((cells) => createRow({ type: 'STRING', functionType: 'REGULAR', ...cells })),
    sample,
  ).map(
    ({ targetField, cells, within }) =>
      `${within ? '  ' : ''}${targetField} ← ${[cells.functionType, cells.sourceField, cells.expression].filter((part) => part !== undefined).join(' ')}`,
  );

const sap = {
  EBELN: '4500000001',
  BEDAT: '20240501',
  LIFNR: '100001',
  WERKS: '1000',
  EKPO: [
    { EBELP: '00010', MATNR: 'M-01', MENGE: '12.000', MEINS: 'EA' },
    { EBELP: '00020', MATNR: 'M-02', MENGE: '1,200.500', MEINS: null },
  ],
};

test('suggestSources maps a purchase order of SAP', () => {
  expect(suggestionsOf(receipt, sap)).toEqual([
    'orderNo ← REGULAR EBELN',
    'orderDate ← FORMAT_TIME BEDAT yyyyMMdd=>yyyy-MM-dd',
    'dcCode ← REGULAR WERKS',
    'vendorCode ← REGULAR LIFNR',
    'lines ← SUB_TABLE EKPO line',
    '  lines[].lineNo ← REGULAR line.EBELP',
    '  lines[].articleCode ← REGULAR line.MATNR',
    '  lines[].qty ← REPLACE line.MENGE [[",",""]]',
    '  lines[].unit ← REGULAR line.MEINS',
  ]);
});

test('suggestSources maps a purchase order of Kingdee with nested objects', () => {
  const order = {
    FBillNo: 'CGDD0001',
    FDate: '2024-05-01',
    FSupplierId: { FNumber: 'VEN001' },
    FPOOrderEntry: [{ FMaterialId: { FNumber: '1.01' }, FQty: 3, FUnitId: { FNumber: 'Pcs' } }],
  };
  expect(suggestionsOf(receipt, order)).toEqual([
    'orderNo ← REGULAR FBillNo',
    'orderDate ← REGULAR FDate',
    'vendorCode ← REGULAR FSupplierId.FNumber',
    'lines ← SUB_TABLE FPOOrderEntry line',
    '  lines[].articleCode ← REGULAR line.FMaterialId.FNumber',
    '  lines[].qty ← REGULAR line.FQty',
    '  lines[].unit ← REGULAR line.FUnitId.FNumber',
  ]);
});

test('suggestSources maps the OData purchase order of the end-to-end test', () => {
  const file = join(import.meta.dirname, '../../../e2e/operation/purchaseOrder/order.json');
  expect(suggestionsOf(receipt, JSON.parse(readFileSync(file, 'utf8')))).toEqual([
    'orderNo ← REGULAR d.PurchaseOrder',
    'orderDate ← CUSTOM d.PurchaseOrderDate $value ? $fromMillis($number($match($value, /-?[0-9]+/)[0].match))',
    'dcCode ← REGULAR d.SupplyingPlant',
    'vendorCode ← REGULAR d.Supplier',
    'lines ← SUB_TABLE d.to_PurchaseOrderItem.results line',
    '  lines[].lineNo ← REGULAR line.PurchaseOrderItem',
    '  lines[].articleCode ← REGULAR line.Material',
    '  lines[].qty ← REGULAR line.OrderQuantity',
    '  lines[].unit ← REGULAR line.PurchaseOrderQuantityUnit',
  ]);
});

test('suggestSources maps a document with Chinese names', () => {
  const order = {
    单据号: 'A1',
    制单日期: '2024年5月1日',
    供应商编码: 'V',
    明细: [{ 行号: '1', 商品编码: 'S', 数量: '3', 单位: '箱' }],
  };
  expect(suggestionsOf(receipt, order)).toEqual([
    'orderNo ← REGULAR 单据号',
    'orderDate ← FORMAT_TIME 制单日期 yyyy年MM月dd日=>yyyy-MM-dd',
    'vendorCode ← REGULAR 供应商编码',
    'lines ← SUB_TABLE 明细 line',
    '  lines[].lineNo ← REGULAR line.行号',
    '  lines[].articleCode ← REGULAR line.商品编码',
    '  lines[].qty ← REGULAR line.数量',
    '  lines[].unit ← REGULAR line.单位',
  ]);
});

const inbound: readonly TargetField[] = [
  ...receipt,
  { name: 'orderType', type: 'STRING', description: '单据类型' },
  { name: 'ownerCode', type: 'STRING', description: '货主' },
  { name: 'remarks', type: 'STRING', description: '备注' },
  { name: 'expectedArrival', type: 'DATE', description: '预计到货' },
  { name: 'lines[].batchNo', type: 'STRING', description: '批号' },
  { name: 'lines[].productionDate', type: 'DATE', description: '生产日期' },
  { name: 'lines[].expiryDate', type: 'DATE', description: '到期日期' },
];
const headValues = ['R1', 'PO', 'SH01', 'O1', '2026-11-01', 'V1', '2026-11-05', 'x'];
const lineValues = ['1', 'A', '12', 'EA', 'B1', '2026-10-01', '2027-10-01'];
const named = (names: string, values: readonly string[]) =>
  Object.fromEntries(names.split(' ').map((name, index) => [name, values[index]]));

/** The same receipt in several naming styles: names of the head, of the list, and of its elements. */
test.each([
  [
    'snake_case with units',
    'receipt_no receipt_type warehouse_code owner_id receipt_date supplier_code eta_date memo',
    'items',
    'line_no item_code qty_pcs uom batch_no prod_date exp_date',
  ],
  [
    'camelCase',
    'poNo orderType whCode ownerNo orderDate vendorNo expectedDate note',
    'details',
    'rowNo itemCode quantity unit lotNo mfgDate expiryDate',
  ],
  [
    'PascalCase',
    'AsnNumber AsnType PlantCode ConsignorId AsnDate SupplierId ArrivalDate Comment',
    'Entries',
    'EntryNo SkuCode OrderQty UnitOfMeasure LotNumber ManufactureDate ExpirationDate',
  ],
  [
    'Chinese',
    '入库单号 入库类型 仓库编码 货主编码 入库日期 供应商编码 预计到货时间 备注',
    '明细列表',
    '行号 物料编码 数量（件） 计量单位 批次号 生产日期 失效日期',
  ],
])('all 16 fields of a receipt have a source: %s', (_style, head, list, line) => {
  const sample = { ...named(head, headValues), [list]: [named(line, lineValues)] };
  expect(suggestSources(inbound, [], sample)).toHaveLength(16);
});

/** Nested objects, the innermost without fields. */
const nested = (levels: number): object => {
  let inner = {};
  for (let level = 0; level < levels; level += 1) inner = { inner };
  return inner;
};

const text = (name: string, description?: string): TargetField => ({ name, type: 'STRING', description });

test.each<[string, TargetField[], unknown, Partial<Record<SheetColumn, string>>[], string[]]>([
  ['no suggestions without a sample', receipt.slice(), undefined, [], []],
  ['no suggestions without targets and rows', [], sap, [], []],
  ['no suggestions without similar names', [text('colour')], { weight: 3 }, [], []],
  [
    'the description of a target finds its source',
    [text('f07', '批号')],
    { lotNo: 'L1' },
    [],
    ['f07 ← REGULAR lotNo'],
  ],
  [
    'one source is suggested for one target only',
    [text('articleCode'), text('skuCode')],
    { sku: '1' },
    [],
    ['articleCode ← REGULAR sku'],
  ],
  ['a value of the wrong type is no source', [{ name: 'qty', type: 'NUMERIC' }], { qty: 'many' }, [], []],
  [
    'no suggestions for a mapped target',
    [text('orderNo')],
    { orderNo: '1' },
    [{ targetField: 'orderNo', sourceField: 'x' }],
    [],
  ],
  [
    'a row of a sub-table stays one without rows below it',
    [],
    { items: [{ sku: 'A' }] },
    [{ targetField: 'items', type: 'ARRAY', functionType: 'SUB_TABLE', expression: 'item' }],
    ['items ← SUB_TABLE items item'],
  ],
  [
    'no suggestions below a list that is no sub-table',
    [text('groups[].sku')],
    { lines: [{ sku: 'A' }] },
    [
      {
        targetField: 'groups',
        type: 'ARRAY',
        functionType: 'GROUP',
        sourceField: 'lines',
        expression: 'lot',
      },
    ],
    [],
  ],
  [
    'no suggestions for a fixed value',
    [text('orderNo')],
    { orderNo: '1' },
    [{ targetField: 'orderNo', functionType: 'FIXED_VALUE' }],
    [],
  ],
  [
    'a row without a source is completed and keeps its function',
    [],
    { uom: 'EA' },
    [{ targetField: 'unit', functionType: 'DEFAULT_VALUE', expression: 'EA' }],
    ['unit ← uom'],
  ],
  [
    'a row whose values need its own function is completed',
    [],
    { orderDate: '2024/05/01' },
    [{ targetField: 'orderDate', type: 'DATE', functionType: 'FORMAT_TIME', expression: 'yyyy/MM/dd=>yyyy' }],
    ['orderDate ← orderDate'],
  ],
  [
    'no suggestions for a row whose values need another function',
    [],
    { orderDate: '2024/05/01' },
    [{ targetField: 'orderDate', type: 'DATE', functionType: 'DEFAULT_VALUE', expression: '2024-01-01' }],
    [],
  ],
  [
    'fields of an existing sub-table read from its source',
    [text('lines[].sku'), text('lines[].owner')],
    { owner: 'O', rows: [{ itemNo: '1' }] },
    [
      {
        targetField: 'lines',
        type: 'ARRAY',
        functionType: 'SUB_TABLE',
        sourceField: 'rows',
        expression: 'r',
      },
    ],
    ['lines[].sku ← REGULAR r.itemNo', 'lines[].owner ← REGULAR owner'],
  ],
  [
    'a sub-table is suggested for a list that only its fields name',
    [text('details[].sku')],
    { items: [{ sku: '1' }], notes: [{ text: 'a' }] },
    [],
    ['details ← SUB_TABLE items item', '  details[].sku ← REGULAR item.sku'],
  ],
  [
    'nested lists have an alias each',
    [text('lines[].sku'), text('lines[].lots[].batchNo'), text('lines[].lots[].sku')],
    { lines: [{ sku: '1', lots: [{ lotNo: 'a' }] }] },
    [],
    [
      'lines ← SUB_TABLE lines line',
      '  lines[].sku ← REGULAR line.sku',
      '  lines[].lots ← SUB_TABLE line.lots lot',
      '  lines[].lots[].batchNo ← REGULAR lot.lotNo',
      '  lines[].lots[].sku ← REGULAR line.sku',
    ],
  ],
  [
    'an alias differs from all field names',
    [text('lines[].sku')],
    { line: 1, item: 2, lines: [{ sku: '1' }] },
    [],
    ['lines ← SUB_TABLE lines element', '  lines[].sku ← REGULAR element.sku'],
  ],
  [
    'a list without target fields below it is mapped as a whole',
    [{ name: 'tags', type: 'ARRAY' }],
    { tags: ['a'] },
    [],
    ['tags ← REGULAR tags'],
  ],
  [
    'levels below the tenth are not read',
    [text('sku')],
    { deep: nested(20_000), sku: '1' },
    [],
    ['sku ← REGULAR sku'],
  ],
  [
    'no suggestions for names that no source path can express',
    [text('order.no')],
    { 'order.no': '1', 'order[0]': '2' },
    [],
    [],
  ],
])('%s', (_, targets, sample, rows, want) => {
  expect(suggestionsOf(targets, sample, rows)).toEqual(want);
});

test.each<[what: string, target: TargetField, sample: unknown, reason: object]>([
  ['name, written differently', { name: 'order_no', type: 'STRING' }, { OrderNo: 'A' }, { code: 'sameName' }],
  ['last name of a path', { name: 'sku', type: 'STRING' }, { item: { SKU: 'A' } }, { code: 'sameName' }],
  ['meaning', { name: 'vendorCode', type: 'STRING' }, { supplierCode: 'A' }, { code: 'sameMeaning' }],
  [
    'caption',
    { name: 'x1', type: 'STRING', description: '供应商' },
    { vendor: 'A' },
    { code: 'caption', parameters: { caption: '供应商' } },
  ],
])('a suggestion gives its first reason: the %s', (_what, target, sample, reason) => {
  expect(suggestSources([target], [], sample)[0]?.reasons[0]).toEqual(reason);
});

test('the same input gives the same suggestions, with their reasons', () => {
  const [first] = suggestSources(receipt, [], sap);
  expect(first).toEqual({
    targetField: 'orderNo',
    cells: {
      targetField: 'orderNo',
      type: 'STRING',
      description: '单据号',
      functionType: 'REGULAR',
      sourceField: 'EBELN',
    },
    score: 0.97,
    reasons: [{ code: 'sameMeaning' }, { code: 'fits', parameters: { example: '4500000001' } }],
  });
  expect(suggestSources(receipt, [], sap)).toEqual(suggestSources(receipt, [], sap));
});

const nothing = async () => undefined;

async function mapSample(targets: readonly TargetField[], sample: unknown): Promise<unknown> {
  const sheet = acceptSuggestions(sheetOf([], [0, 0, 0, 0]), suggestSources(targets, [], sample));
  const mapping = compileMapping(toMappingRecords(sheet.rows).filter(isMappingRow));
  const { target } = await runMapping(mapping, sample, {
    timeZone: 'Asia/Shanghai',
    now: new Date('2026-11-21T00:00:00Z'),
    lookUps: { dc: nothing, owner: nothing, carrier: nothing },
    timeLimit: 5000,
  });
  return target;
}

test('accepted suggestions map the sample', async () => {
  expect(await mapSample(receipt, sap)).toEqual({
    orderNo: '4500000001',
    orderDate: '2024-05-01',
    dcCode: '1000',
    vendorCode: '100001',
    lines: [
      { lineNo: 10, articleCode: 'M-01', qty: new ExactNumber('12.000'), unit: 'EA' },
      { lineNo: 20, articleCode: 'M-02', qty: new ExactNumber('1200.500'), unit: null },
    ],
  });
});

test.each([
  ['milliseconds', 1714521600000, '2024-05-01T00:00:00.000Z'],
  ['OData', '/Date(1714521600000+0000)/', '2024-05-01T00:00:00.000Z'],
  ['slashes and a time', '2024/05/01 08:30', '2024-05-01T08:30:00'],
  ['null', null, null],
])('a date as %s is mapped as ISO 8601', async (_, expiry, want) => {
  expect(await mapSample([{ name: 'expiryDate', type: 'DATE' }], { expiry })).toEqual({ expiryDate: want });
});

test('suggestSources with 1,000 targets and 1,000 sources takes seconds of processor time, not minutes', () => {
  const field = (index: number): string =>
    `${['article', 'vendor', 'order', 'custom'][index % 4]}Attribute${index}`;
  const targets = Array.from({ length: 1000 }, (_, index) => text(field(index)));
  const sample = Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [`ext_${field(index)}`, index]),
  );
  const start = process.cpuUsage();
  suggestSources(targets, [], sample);
  // The limit is in processor time, because the machine may be busy, and ten times the usual time.
  expect(process.cpuUsage(start).user).toBeLessThan(20_000_000);
});
