/** A mapping row: target field, type, function type, source field and expression; empty if not used. */
type MappingTuple = readonly [
  targetField: string,
  type: string,
  functionType: string,
  sourceField?: string,
  expression?: string,
];

/**
 * A purchase order of SAP S/4HANA (OData 2) as an inbound order of the warehouse: a date in milliseconds, a
 * supplier without leading zeros, lines as a sub-table, a name that is looked up, and a sum after all rows.
 */
const purchaseOrder: readonly MappingTuple[] = [
  ['orderNo', 'STRING', 'REGULAR', 'd.PurchaseOrder'],
  ['orderType', 'STRING', 'FIXED_VALUE', '', 'PURCHASE'],
  ['dcCode', 'STRING', 'FIXED_VALUE', '', 'SH01'],
  [
    'orderDate',
    'DATE',
    'CUSTOM',
    '',
    "$fromMillis($number($match(d.PurchaseOrderDate, /[0-9]+/).match), '[Y0001]-[M01]-[D01]')",
  ],
  ['expectedArrival', 'DATE', 'FORMAT_TIME', 'd.DeliveryDate', 'yyyyMMdd=>yyyy-MM-dd'],
  ['vendorCode', 'STRING', 'REPLACE', 'd.Supplier', '[["0017","17"]]'],
  ['externalNo', 'STRING', 'CONCATENATE', 'd.CompanyCode,d.PurchaseOrder', '-'],
  ['materials', 'STRING', 'CONNECT', 'd.to_PurchaseOrderItem.results[].Material', ','],
  ['lines', 'ARRAY', 'SUB_TABLE', 'd.to_PurchaseOrderItem.results', 'item'],
  ['lines[].lineNo', 'INTEGER', 'REGULAR', 'item.PurchaseOrderItem'],
  ['lines[].articleCode', 'STRING', 'REGULAR', 'item.Material'],
  ['lines[].articleName', 'STRING', 'REGULAR', 'item.PurchaseOrderItemText'],
  ['lines[].dcName', 'STRING', 'SUB_QUERY', 'item.Plant', 'dc.name'],
  ['lines[].qty', 'NUMERIC', 'REGULAR', 'item.OrderQuantity'],
  ['lines[].unit', 'STRING', 'DEFAULT_VALUE', 'item.PurchaseOrderQuantityUnit', 'EA'],
  ['lines[].batchNo', 'STRING', 'REGULAR', 'item.Batch'],
  [
    'lines[].amount',
    'NUMERIC',
    'CUSTOM',
    '',
    '$round($number(item.OrderQuantity) * $number(item.NetPriceAmount), 2)',
  ],
  ['total', 'NUMERIC', 'POST_CUSTOM', '', '$sum(lines.amount)'],
];

const item: readonly MappingTuple[] = [
  ['articleCode', 'STRING', 'REGULAR', 'Material'],
  ['articleName', 'STRING', 'REGULAR', 'MaterialName'],
  ['ownerCode', 'STRING', 'FIXED_VALUE', '', 'OWN1'],
  ['barcode', 'STRING', 'REGULAR', 'EAN'],
  ['unit', 'STRING', 'DEFAULT_VALUE', 'BaseUnit', 'EA'],
  ['qpc', 'NUMERIC', 'REGULAR', 'UnitsPerCase'],
  ['weight', 'NUMERIC', 'REGULAR', 'GrossWeight'],
  ['shelfLifeDays', 'INTEGER', 'DEFAULT_VALUE', 'ShelfLifeDays', '365'],
  ['isConsumable', 'BOOLEAN', 'REGULAR', 'IsPackaging'],
];

const salesOrder: readonly MappingTuple[] = [
  ['orderNo', 'STRING', 'REGULAR', 'SalesOrder'],
  ['orderType', 'STRING', 'FIXED_VALUE', '', 'SALES'],
  ['dcCode', 'STRING', 'FIXED_VALUE', '', 'SH01'],
  ['orderDate', 'DATE', 'REGULAR', 'OrderDate'],
  ['customerCode', 'STRING', 'REGULAR', 'SoldTo'],
  ['carrierCode', 'STRING', 'DEFAULT_VALUE', 'ShippingType', 'LTL'],
  ['address', 'STRING', 'REGULAR', 'ShipTo'],
  ['lines', 'ARRAY', 'SUB_TABLE', 'Items', 'item'],
  ['lines[].lineNo', 'INTEGER', 'REGULAR', 'item.Item'],
  ['lines[].articleCode', 'STRING', 'REGULAR', 'item.Material'],
  ['lines[].qty', 'NUMERIC', 'REGULAR', 'item.Quantity'],
  ['lines[].unit', 'STRING', 'REGULAR', 'item.Unit'],
];

/** A receipt or a shipment as a document of the ERP. */
const confirmationOf = (reference: string, movement: string): readonly MappingTuple[] => [
  ['DocumentNo', 'STRING', 'REGULAR', 'no'],
  [reference, 'STRING', 'REGULAR', 'orderNo'],
  ['Plant', 'STRING', 'REGULAR', 'dcCode'],
  ['PostingDate', 'DATE', 'EXTRACT', 'completedAt', '0,10'],
  ['MovementType', 'STRING', 'FIXED_VALUE', '', movement],
  ['Items', 'ARRAY', 'SUB_TABLE', 'lines', 'line'],
  ['Items[].Item', 'INTEGER', 'REGULAR', 'line.lineNo'],
  ['Items[].Material', 'STRING', 'REGULAR', 'line.articleCode'],
  ['Items[].Quantity', 'NUMERIC', 'REGULAR', 'line.qty'],
  ['Items[].Unit', 'STRING', 'REGULAR', 'line.unit'],
  ['TotalQuantity', 'NUMERIC', 'POST_CUSTOM', '', '$sum(Items.Quantity)'],
];

const stockSnapshot: readonly MappingTuple[] = [
  ['Material', 'STRING', 'REGULAR', 'sku'],
  ['MaterialName', 'STRING', 'REGULAR', 'name'],
  ['StorageBin', 'STRING', 'REGULAR', 'bin'],
  ['Quantity', 'NUMERIC', 'REGULAR', 'onHand'],
  ['CountedAt', 'DATE', 'CURRENT_TIME', '', 'yyyy-MM-dd'],
];

const pickTask: readonly MappingTuple[] = [
  ['task_id', 'STRING', 'REGULAR', 'taskNo'],
  ['source', 'STRING', 'REGULAR', 'fromBin'],
  ['target', 'STRING', 'REGULAR', 'toStation'],
  ['container', 'STRING', 'REGULAR', 'container'],
  ['priority', 'INTEGER', 'CUSTOM', '', "priority = 'URGENT' ? 1 : 5"],
];

const taskResult: readonly MappingTuple[] = [
  ['taskNo', 'STRING', 'REGULAR', 'task_id'],
  ['isDone', 'BOOLEAN', 'CUSTOM', '', 'result = 0'],
  ['station', 'STRING', 'REGULAR', 'station'],
  ['finishedAt', 'DATE', 'FORMAT_TIME', 'finished', 'yyyyMMddHHmmss=>yyyy-MM-dd HH:mm:ss'],
];

const deviceStatus: readonly MappingTuple[] = [
  ['deviceCode', 'STRING', 'REGULAR', 'device'],
  ['state', 'STRING', 'REPLACE', 'state', '[["RUN","RUNNING"],["CHARGE","CHARGING"]]'],
  ['battery', 'INTEGER', 'REGULAR', 'battery'],
];

const tuples = {
  item,
  purchaseOrder,
  salesOrder,
  receiptConfirm: confirmationOf('PurchaseOrder', '101'),
  shipmentConfirm: confirmationOf('SalesOrder', '601'),
  stockSnapshot,
  pickTask,
  taskResult,
  deviceStatus,
} as const;

/** Names of the demo interfaces. */
export type DemoInterfaceName = keyof typeof tuples;

/** Returns the field mapping of a demo interface, as records of entity `fieldMapping`. */
export const fieldMappingsOf = (name: DemoInterfaceName): Readonly<Record<string, unknown>>[] =>
  tuples[name].map(([targetField, type, functionType, sourceField, expression], index) => ({
    lineNo: index + 1,
    targetField,
    type,
    functionType,
    ...(sourceField && { sourceField }),
    ...(expression && { expression }),
  }));
