import { expect, test } from 'vitest';
import type { FieldMapping } from '../../../../../src/generated/types.ts';
import { readExpressionPaths } from '../../../../../src/screens/docs/apiDoc/source/expressionPaths.ts';
import { sourceRowsOf } from '../../../../../src/screens/docs/apiDoc/source/sourceRowsOf.ts';

type Case = [
  functionType: FieldMapping['functionType'],
  type: FieldMapping['type'],
  sourceField: string,
  expression: string,
  targetField?: string,
];

const rowOf = ([functionType, type, sourceField, expression, targetField = 'a']: Case): FieldMapping => ({
  lineNo: 1,
  targetField,
  type,
  functionType,
  sourceField,
  expression,
});

test.each<[why: string, cases: Case[], want: string[]]>([
  ['a value as the row writes it', [['DEFAULT_VALUE', 'INTEGER', 'qty', '1']], ['qty INTEGER']],
  ['a text', [['EXTRACT', 'INTEGER', 'no', '0,2']], ['no STRING']],
  ['several texts', [['CONCATENATE', 'INTEGER', 'dc, bin', '-']], ['dc STRING', 'bin STRING']],
  ['a list of texts', [['CONNECT', 'INTEGER', 'lines[].sku', ',']], ['lines[].sku STRING']],
  ['a list of values', [['REGULAR', 'ARRAY', 'lines[].sku', '']], ['lines[].sku STRING']],
  ['a list', [['SUB_TABLE', 'OBJECT', 'lines', 'line']], ['lines ARRAY']],
  [
    'the keys of a group',
    [['GROUP', 'ARRAY', 'lines', 'sku, lot']],
    ['lines[].sku STRING', 'lines[].lot STRING'],
  ],
  [
    'elements by the alias of a sub-table',
    [
      ['SUB_TABLE', 'ARRAY', 'lines', 'line', 'l'],
      ['REGULAR', 'INTEGER', 'line.qty', '', 'l[].qty'],
    ],
    ['lines[].qty INTEGER'],
  ],
  [
    'elements by the alias of a sub-table below the row',
    [
      ['REGULAR', 'STRING', 'item.sku', '', 'l[].sku'],
      ['SUB_TABLE', 'ARRAY', 'items', 'item', 'l'],
    ],
    ['items[].sku STRING'],
  ],
  [
    'elements of two sub-tables with the same alias',
    [
      ['SUB_TABLE', 'ARRAY', 'items', 'e', 'l'],
      ['SUB_TABLE', 'ARRAY', 'boxes', 'e', 'b'],
      ['REGULAR', 'STRING', 'e.sku', '', 'l[].sku'],
      ['REGULAR', 'STRING', 'e.code', '', 'b[].code'],
    ],
    ['items[].sku STRING', 'boxes[].code STRING'],
  ],
  [
    'no alias outside the sub-table',
    [
      ['SUB_TABLE', 'ARRAY', 'items', 'item', 'l'],
      ['REGULAR', 'STRING', 'item.no', '', 'no'],
    ],
    ['items ARRAY', 'item.no STRING'],
  ],
  ['no field of a function without a source', [['FIXED_VALUE', 'STRING', 'code', 'WMS']], []],
  [
    'no elements by another expression',
    [
      ['DEFAULT_VALUE', 'STRING', 'uom', 'EA'],
      ['REGULAR', 'STRING', 'EA.code', ''],
    ],
    ['uom STRING', 'EA.code STRING'],
  ],
  [
    'the fields of an expression, by the alias of a sub-table',
    [
      ['SUB_TABLE', 'ARRAY', 'lines', 'i', 'l'],
      ['CUSTOM', 'NUMERIC', '', 'i.qty * i.price * rate', 'l[].amount'],
    ],
    ['lines[].qty NUMERIC', 'lines[].price NUMERIC', 'rate NUMERIC'],
  ],
  [
    'the fields of an expression over a known list',
    [
      ['CUSTOM', 'NUMERIC', '', '$sum(lines.qty)'],
      ['REGULAR', 'ARRAY', 'lines[].sku', ''],
    ],
    ['lines[].sku STRING', 'lines[].qty NUMERIC'],
  ],
  [
    'a field of an expression as its source field describes it',
    [
      ['CUSTOM', 'STRING', '', 'qty & uom'],
      ['REGULAR', 'INTEGER', 'qty', ''],
    ],
    ['qty INTEGER', 'uom STRING'],
  ],
  [
    'a number where an expression calculates, a text elsewhere',
    [
      ['CUSTOM', 'NUMERIC', '', 'status = "A" ? amount : fee'],
      ['CUSTOM', 'STRING', '', '$string(amount * 2)'],
      ['CUSTOM', 'INTEGER', '', 'fee + 1'],
    ],
    ['status STRING', 'amount NUMERIC', 'fee INTEGER'],
  ],
  ['the fields of an object', [['CUSTOM', 'OBJECT', '', '{"no": head.no}']], ['head.no STRING']],
  [
    'the fields below $source, but not the target fields, of an expression over the target',
    [['POST_CUSTOM', 'NUMERIC', '', 'amount + $source.head.tax + $target.fee']],
    ['head.tax NUMERIC'],
  ],
  ['no field of an expression of another function', [['FIXED_VALUE', 'STRING', '', 'code']], []],
])('sourceRowsOf returns %s', (_why, cases, want) => {
  const rows = sourceRowsOf(cases.map(rowOf), undefined, readExpressionPaths);
  expect(rows.map(({ targetField, type }) => `${targetField} ${type}`)).toEqual(want);
});
