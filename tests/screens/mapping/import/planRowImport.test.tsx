import { expect, test } from 'vitest';
import {
  assignColumns,
  type ColumnHeadings,
  type FileColumn,
  reassignColumn,
} from '../../../../src/screens/mapping/import/assignColumns.ts';
import { planRowImport } from '../../../../src/screens/mapping/import/planRowImport.ts';
import { createImportTable } from '../../../../src/screens/mapping/import/readers/ImportTable.ts';
import { createCellParser } from '../../../../src/screens/mapping/sheet/useCellParser.ts';
import { textsOf } from '../sheet/sheetOf.ts';

const headings: ColumnHeadings = {
  lineNo: ['行号', 'Line'],
  targetField: ['目标字段', 'Target field'],
  type: ['类型', 'Type'],
  description: ['描述', 'Description'],
  functionType: ['函数类型', 'Function type'],
  sourceField: ['源字段', 'Source field'],
  expression: ['表达式', 'Expression'],
};

const cellOf = createCellParser({
  type: [{ code: 'NUMERIC', captions: ['数值', 'Decimal'] }],
  functionType: [{ code: 'FIXED_VALUE', captions: ['固定值', 'Fixed value'] }],
});

const all = 'lineNo targetField type description functionType sourceField expression';

test.each<[string, string[][], boolean, string]>([
  [
    'Chinese captions',
    [
      ['目标字段', '源字段', '类型'],
      ['a', 'b', 'c'],
    ],
    true,
    'targetField sourceField type',
  ],
  [
    'English captions of any case and spacing',
    [
      ['TARGET FIELD', 'function_type'],
      ['a', 'b'],
    ],
    true,
    'targetField functionType',
  ],
  [
    'property names',
    [
      ['targetField', 'sourceField', 'other'],
      ['a', 'b', 'c'],
    ],
    true,
    'targetField sourceField -',
  ],
  [
    'a caption that appears twice',
    [
      ['Type', 'Target field', 'Type'],
      ['a', 'b', 'c'],
    ],
    true,
    'type targetField -',
  ],
  [
    'columns without a heading',
    [
      ['目标字段', '源字段'],
      ['a', 'b', 'c'],
    ],
    true,
    'targetField sourceField -',
  ],
  [
    'no heading row',
    [
      ['a', 'STRING'],
      ['b', 'STRING'],
    ],
    false,
    'targetField type',
  ],
  [
    'a first row with only one caption',
    [
      ['type', 'x'],
      ['a', 'b'],
    ],
    false,
    'targetField type',
  ],
  [
    'numbered rows without a heading row',
    [
      ['1', 'a'],
      ['2', 'b'],
    ],
    false,
    'lineNo targetField',
  ],
  ['seven columns without a heading row', [['x', 'a', '', '', '', '', 'b']], false, all],
])('assignColumns with %s', (_, lines, hasHeading, want) => {
  const assignment = assignColumns(createImportTable(lines), headings);
  expect(assignment.hasHeading).toBe(hasHeading);
  expect(assignment.columns.map((column) => column ?? '-').join(' ')).toBe(want);
});

test.each<[number, FileColumn | undefined, string]>([
  [1, 'sourceField', 'targetField sourceField -'],
  [0, undefined, '- type sourceField'],
])('reassignColumn sets column %i to %s', (index, column, want) => {
  const given = {
    hasHeading: false,
    isOwnExport: false,
    columns: ['targetField', 'type', 'sourceField'] as const,
  };
  expect(
    reassignColumn(given, index, column)
      .columns.map((name) => name ?? '-')
      .join(' '),
  ).toBe(want);
});

const planOf = (lines: string[][]) =>
  planRowImport(createImportTable(lines), assignColumns(createImportTable(lines), headings), cellOf);

test('imported rows have the defaults of a new row for missing columns', () => {
  expect(
    textsOf(planOf([['目标字段', '类型', '表达式'], ['qty', '数值', '1'], ['sku', '文本', ''], ['short']])),
  ).toEqual(['qty|NUMERIC||REGULAR||1', 'sku|文本||REGULAR', 'short|||REGULAR']);
});

test('originOf returns the row and column of a cell in the file', () => {
  const { rows, originOf } = planOf([['源字段', '目标字段'], [], ['a', 'b']]);
  const id = rows[0]?.id ?? 0;
  expect([originOf(id, 'targetField'), originOf(id, 'type'), originOf(-1, 'type')]).toEqual([
    { row: 3, column: 1 },
    { row: 3, column: undefined },
    undefined,
  ]);
});

test('the plan lists texts in columns without an assignment', () => {
  expect(
    planOf([
      ['目标字段', 'note', '源字段'],
      ['a', 'x', 'b', ''],
      ['c', ' ', 'd', 'y'],
    ]).leftOut,
  ).toEqual([
    { row: 2, column: 1 },
    { row: 3, column: 3 },
  ]);
});
