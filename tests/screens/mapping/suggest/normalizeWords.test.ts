import { expect, test } from 'vitest';
import { wordSimilarity } from '../../../../src/screens/mapping/suggest/nameMatcher.ts';
import { normalizeWords } from '../../../../src/screens/mapping/suggest/normalizeWords.ts';

test.each([
  ['itemCode', 'article code'],
  ['ITEM_CODE', 'article code'],
  ['sku-no', 'article code'],
  ['itemcode', 'article code'],
  ['商品编码', 'article code'],
  ['MATNR', 'article code'],
  ['cInvCode', 'article code'],
  ['FBillNo', 'order code'],
  ['PurchaseOrderNumber', 'order code'],
  ['qtys', 'quantity'],
  ['UOMCode', 'unit code'],
  ['expDate', 'expiry date'],
  ['有效期至', 'expiry date'],
  ['distributionCenterCode', 'dc code'],
  ['warehouse_id', 'dc code'],
  ['categories', 'category'],
  ['boxes', 'box'],
  ['status', 'status'],
  ['isConsumable', 'consumable'],
  ['保质期（天）', 'shelf life day'],
  ['field7', 'field7'.slice(5)],
  ['结算方式', '结算方式'],
  ['自定义数量', '自定义 quantity'],
  ['net_weight_kg', 'weight'],
  ['lengthCM', 'length'],
  ['毛重（千克）', 'weight'],
  ['数量（件）', 'quantity'],
  ['附件', '附件'],
  ['kg', 'kg'],
  ['x', 'x'],
  ['ReceiptNo', 'order code'],
  ['ETA_DATE', 'expected arrival'],
  ['预计到货时间', 'expected arrival'],
  ['明细列表', 'line'],
  ['box_qty', 'qpc'],
  ['', ''],
])('%s means %s', (text, want) => {
  expect(normalizeWords(text).join(' ')).toBe(want);
});

/** A target field, its most similar source, and sources that must be less similar. */
test.each([
  ['articleCode', 'sku', ['articleName', 'orderNo', 'articleType']],
  ['vendorCode', 'supplierNo', ['customerNo', 'vendorName']],
  ['productionDate', 'mfgDate', ['expiryDate', 'createDate', 'productCode']],
  ['expectedArrival', 'ETA', ['arrivalPort', 'orderDate']],
  ['settlementMode', 'settlmentMode', ['settlementDate', 'mode']],
  ['reference', 'refNo', ['preference', 'code']],
])('%s is more similar to %s than to other names', (target, source, others) => {
  const similarityTo = (name: string): number => wordSimilarity(normalizeWords(target), normalizeWords(name));
  expect(similarityTo(source)).toBeGreaterThan(0.55);
  for (const other of others) expect(similarityTo(other), other).toBeLessThan(similarityTo(source));
});

test.each([
  ['articleCode', 'articleName'],
  ['qty', 'unit'],
  ['orderNo', 'orderDate'],
  ['lineNo', 'batchNo'],
])('%s is not similar to %s', (target, source) => {
  expect(wordSimilarity(normalizeWords(target), normalizeWords(source))).toBeLessThan(0.55);
});
