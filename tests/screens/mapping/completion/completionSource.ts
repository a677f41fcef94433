import type { Field } from '../../../../src/generated/types.ts';
import {
  type CompletionSource,
  createCompletionSource,
} from '../../../../src/screens/mapping/completion/CompletionSource.ts';
import { buildSampleTree } from '../../../../src/screens/mapping/completion/samplePaths.ts';
import { createRow } from '../../../../src/screens/mapping/sheet/sheetRows.ts';

/** A purchase order with lines, which have lots. */
export const sample = {
  no: 'PO1',
  buyer: { name: 'SH', 'cost center': 'C1' },
  tags: ['urgent'],
  lines: [
    { sku: 'A', qty: '12' },
    { sku: 'B', price: 2.5, lots: [{ lot: 'L1' }] },
  ],
  'a.b': 1,
};

/** Sub-tables for the lines and their lots, with fields. */
export const rows = [
  createRow({ targetField: 'orderNo', functionType: 'REGULAR' }),
  createRow({ targetField: 'ship-to.post-code', functionType: 'REGULAR' }),
  createRow({ targetField: 'rows', functionType: 'SUB_TABLE', sourceField: 'lines', expression: 'line' }),
  createRow({ targetField: 'rows[].sku', functionType: 'REGULAR' }),
  createRow({ targetField: 'groups', functionType: 'GROUP', sourceField: 'lines', expression: 'sku' }),
  createRow({
    targetField: 'rows[].lots',
    functionType: 'SUB_TABLE',
    sourceField: 'line.lots',
    expression: 'lot',
  }),
];

const target = (name: string, type: Field['type'], description?: string): Field => ({
  name,
  type,
  ...(description !== undefined && { description }),
});

export const completionSource: CompletionSource = createCompletionSource(
  buildSampleTree(sample),
  rows,
  [
    target('orderNo', 'STRING'),
    target('orderDate', 'DATE', 'Day of the order'),
    target('rows[].qty', 'NUMERIC'),
  ],
  ['dc.name', 'dc.timeZone', 'owner.name'],
);
