import { expect, test } from 'vitest';
import { formatBlock, parseBlock, pasteBlock } from '../../../../src/screens/mapping/sheet/clipboard.ts';
import { createCellParser } from '../../../../src/screens/mapping/sheet/useCellParser.ts';
import fc from '../../../fastCheck.ts';
import { type SelectedEdges, selectedEdges, sheetOf, textsOf } from './sheetOf.ts';

const cellOf = createCellParser({
  type: [
    { code: 'STRING', captions: ['字符串', 'Text'] },
    { code: 'INTEGER', captions: ['整数（INTEGER）', 'Integer (INTEGER)'] },
  ],
  functionType: [
    { code: 'REGULAR', captions: ['常规', 'Regular'] },
    { code: 'DEFAULT_VALUE', captions: ['默认值', 'Default value'] },
  ],
});

test.each([
  ['an empty text', '', []],
  ['a cell', 'a', [['a']]],
  [
    'a block from Excel',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['line breaks of other systems', 'a\nb\rc', [['a'], ['b'], ['c']]],
  [
    'an empty cell at the end',
    'a\t\nb\t',
    [
      ['a', ''],
      ['b', ''],
    ],
  ],
  ['an empty row', 'a\n\nb', [['a'], [''], ['b']]],
  ['a line break in a cell', '"a\nb"\tc', [['a\nb', 'c']]],
  ['quotes in a cell', '"say ""a""\tb"\tc', [['say "a"\tb', 'c']]],
  ['an empty cell in quotes', '""\tb', [['', 'b']]],
  ['an expression that begins with a quote', '"A" & code\t"B"', [['"A" & code', 'B']]],
  ['an unclosed quote', '"A\tb', [['"A', 'b']]],
])('parseBlock reads %s', (_, text, want) => {
  expect(parseBlock(text)).toEqual(want);
});

test('parseBlock restores every block that formatBlock writes', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '\r', '中', ' ') });
  const row = fc.tuple(text, text);
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 0, max: 1 }),
      (rows, right) => {
        const sheet = sheetOf(rows, [0, 0, rows.length - 1, right]);
        expect(parseBlock(formatBlock(sheet))).toEqual(rows.map((cells) => cells.slice(0, right + 1)));
      },
    ),
  );
});

test.each<[string, SelectedEdges, string]>([
  ['a cell', [1, 0, 1, 0], 'b'],
  ['a rectangle, selected from any corner', [1, 1, 0, 0], 'a\t1\r\nb\t2'],
  ['empty cells', [0, 1, 0, 2], '1\t'],
  ['a column with an empty last cell', [1, 0, 2, 0], 'b\r\n\r\n'],
])('formatBlock writes %s', (_, selected, want) => {
  expect(
    formatBlock(
      sheetOf(
        [
          ['a', '1'],
          ['b', '2'],
          ['', '3'],
        ],
        selected,
      ),
    ),
  ).toBe(want);
});

test.each<[string, SelectedEdges, string, string[], SelectedEdges]>([
  [
    'a block fills cells from one selected cell',
    [0, 0, 0, 0],
    'x\ty\nz\tw',
    ['x|y', 'z|w', 'c|3'],
    [0, 0, 1, 1],
  ],
  [
    'a long block adds rows to the sheet',
    [2, 0, 2, 0],
    'x\ny',
    ['a|1', 'b|2', 'x|3', 'y|STRING||REGULAR'],
    [2, 0, 3, 0],
  ],
  ['one cell fills a selection', [0, 0, 2, 0], 'x', ['x|1', 'x|2', 'x|3'], [0, 0, 2, 0]],
  ['a block that fits twice is repeated', [1, 0, 0, 1], 'x', ['x|x', 'x|x', 'c|3'], [0, 0, 1, 1]],
  ['a block that does not fit is written once', [0, 0, 2, 0], 'x\ny', ['x|1', 'y|2', 'c|3'], [0, 0, 1, 0]],
  ['short rows clear the missing cells', [0, 0, 0, 0], 'x\ty\nz', ['x|y', 'z', 'c|3'], [0, 0, 1, 1]],
  [
    'cells beyond the last column are skipped',
    [0, 5, 0, 5],
    'x\ty',
    ['a|1||||x', 'b|2', 'c|3'],
    [0, 5, 0, 5],
  ],
  [
    'captions become codes',
    [0, 1, 0, 1],
    '整数(integer)\t\tdefault value',
    ['a|INTEGER||DEFAULT_VALUE', 'b|2', 'c|3'],
    [0, 1, 0, 3],
  ],
  [
    'texts that are no choice stay unchanged',
    [0, 1, 0, 1],
    'decimal\t文本\t函数',
    ['a|decimal|文本|函数', 'b|2', 'c|3'],
    [0, 1, 0, 3],
  ],
])('pasteBlock: %s', (_, selected, text, rows, after) => {
  const pasted = pasteBlock(
    sheetOf(
      [
        ['a', '1'],
        ['b', '2'],
        ['c', '3'],
      ],
      selected,
    ),
    parseBlock(text),
    cellOf,
  );
  expect(textsOf(pasted)).toEqual(rows);
  expect(selectedEdges(pasted)).toEqual(after);
});

test('pasteBlock writes more rows than a function has arguments', () => {
  const pasted = pasteBlock(sheetOf([['a']], [0, 0, 0, 0]), parseBlock('x\n'.repeat(150_000)), cellOf);
  expect(pasted.rows).toHaveLength(150_000);
});

test('pasteBlock without cells returns the same sheet', () => {
  const sheet = sheetOf([['a']], [0, 0, 0, 0]);
  expect(pasteBlock(sheet, parseBlock(''), cellOf)).toBe(sheet);
});
