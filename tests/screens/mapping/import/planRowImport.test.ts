// @vitest-environment happy-dom
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
    'English captions, whatever their case and spaces',
    [
      ['TARGET FIELD', 'function_type'],
      ['a', 'b'],
    ],
    true,
    'targetField functionType',
  ],
  [
    'codes',
    [
      ['targetField', 'sourceField', 'other'],
      ['a', 'b', 'c'],
    ],
    true,
    'targetField sourceField -',
  ],
  [
    'a column that comes twice is the first of them',
    [
      ['Type', 'Target field', 'Type'],
      ['a', 'b', 'c'],
    ],
    true,
    'type targetField -',
  ],
  [
    'columns that the heading does not name',
    [
      ['目标字段', '源字段'],
      ['a', 'b', 'c'],
    ],
    true,
    'targetField sourceField -',
  ],
  [
    'no heading: by position',
    [
      ['a', 'STRING'],
      ['b', 'STRING'],
    ],
    false,
    'targetField type',
  ],
  [
    'one word that is a caption is no heading',
    [
      ['type', 'x'],
      ['a', 'b'],
    ],
    false,
    'targetField type',
  ],
  [
    'numbered rows: the number first',
    [
      ['1', 'a'],
      ['2', 'b'],
    ],
    false,
    'lineNo targetField',
  ],
  ['seven columns: the number first', [['x', 'a', '', '', '', '', 'b']], false, all],
])('%s', (_, lines, hasHeading, want) => {
  const assignment = assignColumns(createImportTable(lines), headings);
  expect(assignment.hasHeading).toBe(hasHeading);
  expect(assignment.columns.map((column) => column ?? '-').join(' ')).toBe(want);
});

test.each<[number, FileColumn | undefined, string]>([
  [1, 'sourceField', 'targetField sourceField -'],
  [0, undefined, '- type sourceField'],
])('column %i becomes %s', (index, column, want) => {
  const given = { hasHeading: false, columns: ['targetField', 'type', 'sourceField'] as const };
  expect(
    reassignColumn(given, index, column)
      .columns.map((name) => name ?? '-')
      .join(' '),
  ).toBe(want);
});

const planOf = (lines: string[][]) =>
  planRowImport(createImportTable(lines), assignColumns(createImportTable(lines), headings), cellOf);

test('rows get what the file has, and the defaults of a new row for columns that it lacks', () => {
  expect(
    textsOf(planOf([['目标字段', '类型', '表达式'], ['qty', '数值', '1'], ['sku', '文本', ''], ['short']])),
  ).toEqual(['qty|NUMERIC||REGULAR||1', 'sku|文本||REGULAR', 'short|||REGULAR']);
});

test('a cell knows the row and the column of the file that it came from', () => {
  const { rows, originOf } = planOf([['源字段', '目标字段'], [], ['a', 'b']]);
  const id = rows[0]?.id ?? 0;
  expect([originOf(id, 'targetField'), originOf(id, 'type'), originOf(-1, 'type')]).toEqual([
    { row: 3, column: 1 },
    { row: 3, column: undefined },
    undefined,
  ]);
});

test('texts that go nowhere are told', () => {
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
