import type { SheetColumn } from '../sheet/Sheet.ts';

/** The source document of the example, as a partner may write it. */
export const exampleDocument = `{
  "no": "PO-1001",
  "items": [
    { "item_code": "A-01", "qty": "12" },
    { "item_code": "B-02", "qty": "5" }
  ]
}`;

interface ExampleRow {
  readonly cells: Readonly<Partial<Record<SheetColumn, string>>>;
  /** Its explanation is `mappingEditor.example.rows.<id>`. */
  readonly id: 'value' | 'list' | 'element' | 'number' | 'outside';
}

/** Rows that map the list of the document as a sub-table, with the alias `item`. */
export const exampleRows: readonly ExampleRow[] = [
  {
    id: 'value',
    cells: { targetField: 'orderNo', type: 'STRING', functionType: 'REGULAR', sourceField: 'no' },
  },
  {
    id: 'list',
    cells: {
      targetField: 'lines',
      type: 'ARRAY',
      functionType: 'SUB_TABLE',
      sourceField: 'items',
      expression: 'item',
    },
  },
  {
    id: 'element',
    cells: {
      targetField: 'lines[].articleCode',
      type: 'STRING',
      functionType: 'REGULAR',
      sourceField: 'item.item_code',
    },
  },
  {
    id: 'number',
    cells: { targetField: 'lines[].qty', type: 'NUMERIC', functionType: 'REGULAR', sourceField: 'item.qty' },
  },
  {
    id: 'outside',
    cells: { targetField: 'lines[].orderNo', type: 'STRING', functionType: 'REGULAR', sourceField: 'no' },
  },
];
