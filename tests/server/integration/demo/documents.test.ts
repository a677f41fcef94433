import { expect, test } from 'vitest';
import { stringifyExactJson } from '../../../../src/contract/json/exactJson.ts';
import { isRecord } from '../../../../src/contract/json/isRecord.ts';
import { createInterfaces } from '../../../../src/server/integration/demo/records/interfaces.ts';
import { fieldMappingsOf } from '../../../../src/server/integration/demo/records/mappings.ts';
import {
  type DocumentSeed,
  documentOf,
  type PostedDocument,
  purchaseOrder,
} from '../../../../src/server/integration/demo/traffic/documents.ts';
import { documentKindByEvent } from '../../../../src/server/integration/interfaces/interfaceFields.ts';
import { servicePhrasesOf } from '../../../../src/server/platform/base/servicePhrases.ts';
import { mapDocument } from '../../../mapping/mapDocument.ts';

const { translate } = servicePhrasesOf('en-US');
const seedOf = (serial: number, fraction = 0.5): DocumentSeed => ({
  serial,
  now: new Date('2026-11-24T01:02:03Z'),
  random: () => fraction,
  translate,
});

/** Interfaces that events trigger. All other documents name theirs. */
const listeners: Readonly<Record<string, string>> = {
  'exchangeEvent/SHIPMENT_COMPLETED': 'shipmentConfirm',
  'exchangeEvent/RECEIPT_COMPLETED': 'receiptConfirm',
};
const mapped = ({ target, body }: PostedDocument) => {
  const name = listeners[target] ?? target.replace('exchange/', '');
  return mapDocument(body, fieldMappingsOf(name as Parameters<typeof fieldMappingsOf>[0]) as never, {
    lookUps: { dc: async () => ({ name: 'Shanghai' }), owner: async () => undefined },
  });
};
const failuresOf = async (document: PostedDocument) =>
  (await mapped(document)).trace.filter(({ error }) => error).map(({ error }) => error?.code);

const round = Array.from({ length: 12 }, (_, serial) => serial + 1000);

test.each(round)('document %d passes the mapping of its interface', async (serial) => {
  for (const fraction of [0, 0.5, 0.999])
    expect(await failuresOf(documentOf(seedOf(serial, fraction)))).toEqual([]);
});

const interfaces = createInterfaces(translate, 'erp').map(
  (row): Readonly<Record<string, unknown>> => ({ ...row, name: row.interfaceName }),
);

test.each(interfaces)('the interface $name has texts, and events of the warehouse', (row) => {
  for (const text of [row.menuName, row.remarks]) expect(text).toMatch(/^[A-Z]/);
  const { eventTypes = [] } = row as { readonly eventTypes?: readonly string[] };
  expect(Object.keys(documentKindByEvent)).toEqual(expect.arrayContaining([...eventTypes]));
});

test.each(round)('the interface of document %d finds its number', (serial) => {
  const { target, body } = documentOf(seedOf(serial));
  const name = listeners[target] ?? target.replace('exchange/', '');
  const path = String(interfaces.find((row) => row.name === name)?.entityIdentifier).split('.');
  const found = path.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), body);
  expect(found).toMatch(/^[A-Z]*\d+$/);
});

test('a round has documents for every interface that partners post to', () => {
  expect(new Set(round.map((serial) => documentOf(seedOf(serial)).target)).size).toBe(8);
});

test('each kind of document and its mapped form are those of documents.txt', async () => {
  const lines: string[] = [];
  const kinds = new Set<string>();
  for (const serial of round) {
    if (kinds.has(documentOf(seedOf(serial)).target)) continue;
    // Every value of a choice of three.
    for (const fraction of [0, 0.5, 0.999]) {
      const document = documentOf(seedOf(serial, fraction));
      kinds.add(document.target);
      const { target } = await mapped(document);
      lines.push(document.target, `  ${JSON.stringify(document.body)}`, `→ ${stringifyExactJson(target)}`);
    }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('documents.txt');
});

test('a purchase order becomes an inbound order with its lines and their sum', async () => {
  const { target } = await mapped(purchaseOrder(seedOf(7)));
  expect(JSON.parse(stringifyExactJson(target))).toMatchObject({
    orderNo: '4500000007',
    orderDate: '2026-11-24',
    expectedArrival: '2026-11-27',
    vendorCode: '17300002',
    externalNo: '1710-4500000007',
    lines: [
      { lineNo: 10, articleCode: 'A1004', dcName: 'Shanghai', qty: 252, unit: 'EA', amount: 7938 },
      { lineNo: 20, articleCode: 'A1005', dcName: 'Shanghai', qty: 252, unit: 'EA', amount: 7938 },
      { lineNo: 30, articleCode: 'A1006', dcName: 'Shanghai', qty: 252, unit: 'EA', amount: 7938 },
    ],
    total: 23814,
  });
});

test('a purchase order with a quantity in words fails in its mapping', async () => {
  expect(await failuresOf(purchaseOrder(seedOf(7), 'ten'))).toContain('notNumber');
});
