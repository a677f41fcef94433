import { expect, test } from 'vitest';
import type { SheetColumn } from '../../../../src/screens/mapping/sheet/Sheet.ts';
import { createCellParser } from '../../../../src/screens/mapping/sheet/useCellParser.ts';

const parseCell = createCellParser({
  type: [{ code: 'INTEGER', captions: ['整数（INTEGER）', 'Integer (INTEGER)'] }],
  functionType: [{ code: 'DEFAULT_VALUE', captions: ['默认值', 'Default value'] }],
});

test.each<[why: string, column: SheetColumn, text: string, want: string]>([
  ['a target field without blanks around it', 'targetField', ' lines[].sku\u00a0\n', 'lines[].sku'],
  ['blanks within a target field', 'targetField', 'order no', 'order no'],
  ['a description without blanks around it', 'description', '\u3000数量 1 ', '数量 1'],
  ['a description in one line, as its input shows it', 'description', '数量\r\n单位\n', '数量 单位'],
  ['an expression with its lines', 'expression', 'a\n+ b', 'a\n+ b'],
  ['source fields without blanks around them', 'sourceField', ' dc, bin ', 'dc, bin'],
  ['an empty cell for blanks', 'sourceField', '  ', ''],
  ['an expression with its blanks', 'expression', ' - ', ' - '],
  ['the code of a caption', 'type', '整数(integer)', 'INTEGER'],
  ['the code for another case and blanks', 'functionType', ' default-value ', 'DEFAULT_VALUE'],
  ['a text that is no choice without blanks around it', 'functionType', ' other ', 'other'],
])('createCellParser returns %s', (_why, column, text, want) => {
  expect(parseCell(column, text)).toBe(want);
});
