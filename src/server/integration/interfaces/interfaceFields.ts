import type { Row } from '../../../contract/api/envelope.ts';
import { isRecord } from '../../../contract/json/isRecord.ts';
import type { Handler, OperationCall } from '../../platform/operations/ServiceContext.ts';

/** Kinds of document that the warehouse exchanges. */
type DocumentKind = 'article' | 'inbound' | 'outbound' | 'stock';

const order = {
  orderNo: 'STRING',
  orderType: 'STRING',
  dcCode: 'STRING',
  ownerCode: 'STRING',
  orderDate: 'DATE',
  remarks: 'STRING',
  lines: 'ARRAY',
  'lines[].lineNo': 'INTEGER',
  'lines[].articleCode': 'STRING',
  'lines[].qty': 'NUMERIC',
  'lines[].unit': 'STRING',
  'lines[].batchNo': 'STRING',
  'lines[].productionDate': 'DATE',
  'lines[].expiryDate': 'DATE',
} as const;

/**
 * Fields of the warehouse by kind of document: path → type. Captions are in locales/ at
 * `choices.documentField`.
 */
const documentFields: Readonly<Record<DocumentKind, Readonly<Record<string, string>>>> = {
  article: {
    articleCode: 'STRING',
    articleName: 'STRING',
    ownerCode: 'STRING',
    barcode: 'STRING',
    categoryCode: 'STRING',
    specification: 'STRING',
    unit: 'STRING',
    qpc: 'NUMERIC',
    length: 'NUMERIC',
    width: 'NUMERIC',
    height: 'NUMERIC',
    weight: 'NUMERIC',
    shelfLifeDays: 'INTEGER',
    receiptControlDays: 'INTEGER',
    deliveryControlDays: 'INTEGER',
    deliveryMultiple: 'NUMERIC',
    isConsumable: 'BOOLEAN',
    upperLimit: 'NUMERIC',
    lowerLimit: 'NUMERIC',
    vendorCode: 'STRING',
  },
  inbound: { ...order, vendorCode: 'STRING', expectedArrival: 'DATE' },
  outbound: { ...order, customerCode: 'STRING', carrierCode: 'STRING', address: 'STRING' },
  stock: {
    dcCode: 'STRING',
    ownerCode: 'STRING',
    articleCode: 'STRING',
    binCode: 'STRING',
    binUsage: 'STRING',
    batchNo: 'STRING',
    productionDate: 'DATE',
    expiryDate: 'DATE',
    qty: 'NUMERIC',
    unit: 'STRING',
    containerCode: 'STRING',
  },
};

/** Entity `field`. */
interface InterfaceField {
  readonly name: string;
  /** For operators: the caption, or the description of the mapping row. */
  readonly title: string;
  readonly type: string;
  readonly description?: string;
}

/** Events of the warehouse that can trigger an interface, each with the kind of its document. */
export const documentKindByEvent: Readonly<Record<string, DocumentKind>> = {
  ARTICLE_CHANGED: 'article',
  INBOUND_APPROVED: 'inbound',
  RECEIPT_COMPLETED: 'inbound',
  OUTBOUND_APPROVED: 'outbound',
  SHIPMENT_COMPLETED: 'outbound',
  RETURN_COMPLETED: 'inbound',
  STOCK_ADJUSTED: 'stock',
  STOCKTAKE_COMPLETED: 'stock',
};

/** Words in the names of interfaces, in the singular, by their kind of document. A word of an earlier kind takes precedence. */
const kindWords: Readonly<Record<DocumentKind, readonly string[]>> = {
  inbound: [
    'inbound',
    'asn',
    'receipt',
    'receiving',
    'grn',
    'purchase',
    'po',
    '入库',
    '收货',
    '采购',
    '退货',
  ],
  outbound: ['outbound', 'shipment', 'shipping', 'delivery', 'sale', 'so', '出库', '发货', '销售'],
  stock: ['stock', 'inventory', 'stocktake', '库存', '盘点'],
  article: ['article', 'item', 'sku', 'material', 'product', 'good', '商品', '物料', '货品'],
};
const documentKinds = Object.keys(kindWords) as readonly DocumentKind[];

/** Splits a name, path or menu: `poReceipt`, `/stock-adjust`, `入库单`. Plurals lose their s. */
const wordsOf = (text: string): string[] =>
  [...text.matchAll(/\p{Script=Han}+|[A-Z]+(?![a-z])|[A-Z]?[a-z]+/gu)].map(([word]) =>
    word.toLowerCase().replace(/([^s])s$/, '$1'),
  );

/** Returns the kind of document that a text names. Chinese has no spaces, so its words are parts of a run. */
function kindNamedBy(text: unknown): DocumentKind | undefined {
  const words = typeof text === 'string' ? wordsOf(text) : [];
  return documentKinds.find((kind) =>
    kindWords[kind].some((one) =>
      words.some((word) => word === one || (/\p{Script=Han}/u.test(one) && word.includes(one))),
    ),
  );
}

const toArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/**
 * Returns the kinds of document that an interface exchanges. The kind in its name comes first, then those of its
 * events. Without events, path and menu may contain the first kind, and all others follow.
 */
export function documentKindsOf({
  itemProcessingType,
  eventTypes,
  interfaceName,
  path,
  menuName,
}: Row): DocumentKind[] {
  if (itemProcessingType !== undefined) return ['article'];
  const byEvent = toArray(eventTypes).flatMap((event) => documentKindByEvent[String(event)] ?? []);
  const texts = byEvent.length > 0 ? [interfaceName] : [interfaceName, path, menuName];
  const named = texts.map(kindNamedBy).find((kind) => kind !== undefined);
  return [...new Set([...(named ? [named] : []), ...(byEvent.length > 0 ? byEvent : documentKinds)])];
}

/** A field of an item has the caption of the same field of a document. */
const captionOf = ({ phrases }: OperationCall, path: string): string =>
  phrases.translate(`choices.documentField.${path.replace('lines[].', '')}`);

/** The captions of a field and of the list that it is in. */
const titleOf = (call: OperationCall, path: string): string =>
  [...(path.startsWith('lines[].') ? ['lines'] : []), path].map((part) => captionOf(call, part)).join(' · ');

const mappedFieldsOf = ({ fieldMappings }: Row): InterfaceField[] =>
  toArray(fieldMappings)
    .filter(isRecord)
    .map(({ targetField, type, description }) => ({
      name: String(targetField),
      title: typeof description === 'string' ? description : String(targetField),
      type: String(type),
      ...(typeof description === 'string' && { description }),
    }));

/** Returns the interfaces with a name: possibly one for each distribution centre, carrier and owner. */
const findInterfacesByName = ({ service, companyUuid, query }: OperationCall): Promise<Row[]> =>
  service.store.repository.findAll('interface', 'interfaceName', [query.interfaceName], companyUuid);

/**
 * Returns the fields that an interface can write: the warehouse's fields of its documents and the targets of
 * its field mapping, each once.
 */
export const queryInterfaceFields: Handler = async (call): Promise<InterfaceField[]> => {
  const rows = await findInterfacesByName(call);
  const own = [...new Set(rows.flatMap(documentKindsOf))].flatMap((kind) =>
    Object.entries(documentFields[kind]).map(([name, type]) => ({
      name,
      title: titleOf(call, name),
      type,
      description: captionOf(call, name),
    })),
  );
  // A Map keeps the last entry of a name at the place of the first: the operator's description is the best
  // one.
  const fields = [...own, ...rows.flatMap(mappedFieldsOf)];
  return [...new Map(fields.map((field) => [field.name, field])).values()];
};

/**
 * Returns whether an interface supports field update rules: they concern items, so it must send items to the
 * warehouse.
 */
export const isSupportFieldUpdate: Handler = async (call): Promise<boolean> =>
  (await findInterfacesByName(call)).some(
    ({ interfaceType, itemProcessingType }) =>
      String(interfaceType).endsWith('_DOWN') && itemProcessingType !== undefined,
  );
