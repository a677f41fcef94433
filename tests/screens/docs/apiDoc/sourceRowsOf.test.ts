import { expect, test } from 'vitest';
import type { FieldMapping } from '../../../../src/generated/types.ts';
import { sourceRowsOf } from '../../../../src/screens/docs/apiDoc/sourceRowsOf.ts';

type Case = [
  functionType: FieldMapping['functionType'],
  type: FieldMapping['type'],
  sourceField: string,
  expression: string,
];

const rowOf = ([functionType, type, sourceField, expression]: Case): FieldMapping => ({
  lineNo: 1,
  targetField: 'a',
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
      ['SUB_TABLE', 'ARRAY', 'lines', 'line'],
      ['REGULAR', 'INTEGER', 'line.qty', ''],
    ],
    ['lines[].qty INTEGER'],
  ],
  [
    'no elements by another expression',
    [
      ['DEFAULT_VALUE', 'STRING', 'uom', 'EA'],
      ['REGULAR', 'STRING', 'EA.code', ''],
    ],
    ['uom STRING', 'EA.code STRING'],
  ],
])('sourceRowsOf returns %s', (_why, cases, want) => {
  const rows = sourceRowsOf(cases.map(rowOf));
  expect(rows.map(({ targetField, type }) => `${targetField} ${type}`)).toEqual(want);
});
