import type { Translate } from '../../../../contract/text/phrases.ts';

/** A document as a simulated partner posts it. */
export interface PostedDocument {
  /** Path below `/exchange` operations: `exchange/item`, or `exchangeEvent/RECEIPT_COMPLETED`. */
  readonly target: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The inputs of a document's content. */
export interface DocumentSeed {
  /** Counts all documents, so that numbers differ. */
  readonly serial: number;
  readonly now: Date;
  /** A fraction from 0 to below 1, for each call. */
  readonly random: () => number;
  readonly translate: Translate;
}

const articleCodes = ['A1001', 'A1002', 'A1003', 'A1004', 'A1005', 'A1006'] as const;
const whole = (random: () => number, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1));
const pick = <T>(random: () => number, list: readonly [T, ...T[]]): T =>
  list[Math.floor(random() * list.length)] ?? list[0];
const dayOf = (now: Date, days = 0): string =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** Returns one to four lines with a different article each. */
function linesOf<T>({ random }: DocumentSeed, lineOf: (index: number, code: string) => T): T[] {
  const first = whole(random, 0, articleCodes.length - 1);
  return Array.from({ length: whole(random, 1, 4) }, (_, index) =>
    lineOf(index, articleCodes[(first + index) % articleCodes.length] ?? articleCodes[0]),
  );
}

function article({ serial, random, translate }: DocumentSeed): PostedDocument['body'] {
  const code = pick(random, articleCodes);
  return {
    Material: code,
    MaterialName: translate(`demo.articles.${code}`),
    BaseUnit: 'EA',
    EAN: `69012345${String(serial % 100_000).padStart(5, '0')}`,
    UnitsPerCase: pick(random, [6, 12, 24]),
    GrossWeight: (whole(random, 100, 9000) / 1000).toFixed(3),
    ShelfLifeDays: pick(random, ['180', '365', '']),
    IsPackaging: false,
  };
}

/**
 * A purchase order with nested lines, in the format of SAP S/4HANA: OData dates, numbers as text, nulls.
 *
 * @param quantity the quantity of the first line; anything but a number makes the mapping fail
 */
export function purchaseOrder(seed: DocumentSeed, quantity?: string): PostedDocument {
  const { serial, now, random, translate } = seed;
  const lines = linesOf(seed, (index, code) => ({
    PurchaseOrderItem: String((index + 1) * 10).padStart(5, '0'),
    PurchaseOrderItemText: translate(`demo.articles.${code}`),
    Material: code,
    Plant: 'SH01',
    OrderQuantity: (index === 0 && quantity) || `${whole(random, 1, 40) * 12}.000`,
    PurchaseOrderQuantityUnit: index % 2 === 0 ? 'EA' : null,
    NetPriceAmount: `${whole(random, 2, 60)}.50`,
    Batch: `B${dayOf(now).replaceAll('-', '')}`,
  }));
  const order = {
    PurchaseOrder: `45${String(serial).padStart(8, '0')}`,
    CompanyCode: '1710',
    PurchaseOrderDate: `/Date(${now.getTime()})/`,
    DeliveryDate: dayOf(now, 3).replaceAll('-', ''),
    Supplier: pick(random, ['0017300001', '0017300002', '0017300003']),
    to_PurchaseOrderItem: { results: lines },
  };
  return { target: 'exchange/purchaseOrder', body: { d: order } };
}

function salesOrder(seed: DocumentSeed): PostedDocument['body'] {
  const { serial, now, random } = seed;
  return {
    SalesOrder: `SO${String(serial).padStart(8, '0')}`,
    OrderDate: dayOf(now),
    SoldTo: pick(random, ['C2001', 'C2002', 'C2003']),
    ShippingType: pick(random, ['SF', 'LTL']),
    ShipTo: seed.translate(`demo.addresses.${pick(random, ['one', 'two', 'three'])}`),
    Items: linesOf(seed, (index, code) => ({
      Item: (index + 1) * 10,
      Material: code,
      Quantity: whole(random, 1, 24),
      Unit: 'EA',
    })),
  };
}

function completion(kind: 'receipt' | 'shipment', seed: DocumentSeed): PostedDocument['body'] {
  const { serial, now, random } = seed;
  const prefix = kind === 'receipt' ? 'RC' : 'SH';
  return {
    no: `${prefix}${String(serial).padStart(8, '0')}`,
    orderNo: `${kind === 'receipt' ? '45' : 'SO'}${String(serial - whole(random, 5, 50)).padStart(8, '0')}`,
    dcCode: 'SH01',
    completedAt: now.toISOString(),
    lines: linesOf(seed, (index, code) => ({
      lineNo: index + 1,
      articleCode: code,
      qty: whole(random, 1, 24),
      unit: 'EA',
    })),
  };
}

const pickTask = ({ serial, random, now }: DocumentSeed): PostedDocument['body'] => ({
  taskNo: `PK${String(serial).padStart(8, '0')}`,
  fromBin: `P-01-${whole(random, 1, 20)}`,
  toStation: `S${whole(random, 1, 4)}`,
  container: `T${whole(random, 1000, 9999)}`,
  priority: pick(random, ['NORMAL', 'URGENT']),
  createdAt: now.toISOString(),
});

const taskResult = ({ serial, random, now }: DocumentSeed): PostedDocument['body'] => ({
  task_id: `PK${String(serial - whole(random, 5, 40)).padStart(8, '0')}`,
  result: 0,
  station: `S${whole(random, 1, 4)}`,
  finished: dayOf(now).replaceAll('-', '') + now.toISOString().slice(11, 19).replaceAll(':', ''),
});

const deviceStatus = ({ serial, random, now }: DocumentSeed): PostedDocument['body'] => ({
  msg_id: `DV${String(serial).padStart(8, '0')}`,
  device: `SHUTTLE-${whole(random, 1, 8)}`,
  state: pick(random, ['RUN', 'RUN', 'IDLE', 'CHARGE']),
  battery: whole(random, 20, 100),
  at: now.getTime(),
});

type CreateDocument = (seed: DocumentSeed) => PostedDocument;
const to =
  (target: string, bodyOf: (seed: DocumentSeed) => PostedDocument['body']): CreateDocument =>
  (seed) => ({ target, body: bodyOf(seed) });

/** The documents of a round, in the proportion of a working day. */
const round: readonly [CreateDocument, ...CreateDocument[]] = [
  (seed) => purchaseOrder(seed),
  to('exchange/salesOrder', salesOrder),
  to('exchange/pickTask', pickTask),
  to('exchange/taskResult', taskResult),
  to('exchangeEvent/SHIPMENT_COMPLETED', (seed) => completion('shipment', seed)),
  to('exchange/deviceStatus', deviceStatus),
  to('exchange/salesOrder', salesOrder),
  to('exchange/item', article),
  to('exchangeEvent/RECEIPT_COMPLETED', (seed) => completion('receipt', seed)),
  to('exchange/taskResult', taskResult),
  to('exchangeEvent/SHIPMENT_COMPLETED', (seed) => completion('shipment', seed)),
  to('exchange/deviceStatus', deviceStatus),
];

/** Returns the document of a serial number. */
export const documentOf = (seed: DocumentSeed): PostedDocument =>
  (round[seed.serial % round.length] ?? round[0])(seed);
