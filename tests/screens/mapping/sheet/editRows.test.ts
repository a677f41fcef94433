import { expect, test } from 'vitest';
import {
  duplicateRows,
  insertRows,
  moveRows,
  removeBlankEnd,
  removeRows,
  stepDown,
} from '../../../../src/screens/mapping/sheet/editRows.ts';
import type { Sheet } from '../../../../src/screens/mapping/sheet/Sheet.ts';
import { extendSelection, selectCell } from '../../../../src/screens/mapping/sheet/selection.ts';
import { clearCells, setCell } from '../../../../src/screens/mapping/sheet/writeCells.ts';
import { type SelectedEdges, selectedEdges, sheetOf, textsOf } from './sheetOf.ts';

const abc = [
  ['a', '1'],
  ['b', '2'],
  ['c', '3'],
];
const unchanged = ['a|1', 'b|2', 'c|3'];

type Case = readonly [
  name: string,
  selected: SelectedEdges,
  change: (sheet: Sheet) => Sheet,
  rows: string[],
  after: SelectedEdges,
];

const cases: readonly Case[] = [
  [
    'a cell is written',
    [2, 0, 2, 0],
    (s) => setCell(s, { row: 1, column: 1 }, 'x'),
    ['a|1', 'b|x', 'c|3'],
    [2, 0, 2, 0],
  ],
  [
    'a cell keeps an equal text',
    [0, 0, 0, 0],
    (s) => setCell(s, { row: 1, column: 1 }, '2'),
    unchanged,
    [0, 0, 0, 0],
  ],
  [
    'a cell beyond the sheet is ignored',
    [0, 0, 0, 0],
    (s) => setCell(s, { row: 9, column: 1 }, 'x'),
    unchanged,
    [0, 0, 0, 0],
  ],
  ['every selected cell is emptied', [1, 0, 2, 0], clearCells, ['a|1', '|2', '|3'], [1, 0, 2, 0]],
  [
    'rows are inserted',
    [1, 2, 2, 3],
    (s) => insertRows(s, 1, 2),
    ['a|1', '|STRING||REGULAR', '|STRING||REGULAR', 'b|2', 'c|3'],
    [1, 2, 1, 2],
  ],
  [
    'a row is inserted at the end',
    [0, 0, 0, 0],
    (s) => insertRows(s, 3, 1),
    [...unchanged, '|STRING||REGULAR'],
    [3, 0, 3, 0],
  ],
  ['an insertion of zero rows is ignored', [0, 0, 0, 0], (s) => insertRows(s, 1, 0), unchanged, [0, 0, 0, 0]],
  ['selected rows are removed', [1, 1, 0, 0], removeRows, ['c|3'], [0, 1, 0, 1]],
  ['the last row is removed', [2, 1, 2, 1], removeRows, ['a|1', 'b|2'], [1, 1, 1, 1]],
  ['all rows are removed', [0, 3, 2, 3], removeRows, [], [0, 3, 0, 3]],
  ['a row is duplicated', [0, 1, 0, 1], duplicateRows, ['a|1', 'a|1', 'b|2', 'c|3'], [1, 1, 1, 1]],
  ['rows are duplicated', [2, 0, 1, 1], duplicateRows, ['a|1', 'b|2', 'c|3', 'b|2', 'c|3'], [4, 0, 3, 1]],
  ['rows move up', [1, 0, 2, 1], (s) => moveRows(s, -1), ['b|2', 'c|3', 'a|1'], [0, 0, 1, 1]],
  ['rows move down', [1, 0, 0, 0], (s) => moveRows(s, 1), ['c|3', 'a|1', 'b|2'], [2, 0, 1, 0]],
  ['the first row cannot move up', [0, 0, 1, 0], (s) => moveRows(s, -1), unchanged, [0, 0, 1, 0]],
  ['the last row cannot move down', [2, 0, 2, 0], (s) => moveRows(s, 1), unchanged, [2, 0, 2, 0]],
  ['a cell is selected', [0, 0, 1, 1], (s) => selectCell(s, { row: 1, column: 3 }), unchanged, [1, 3, 1, 3]],
  [
    'a selection beyond the last cell selects the last cell',
    [0, 0, 0, 0],
    (s) => selectCell(s, { row: 7, column: 6 }),
    unchanged,
    [2, 5, 2, 5],
  ],
  [
    'a selection before the first cell selects the first cell',
    [1, 1, 1, 1],
    (s) => selectCell(s, { row: -1, column: -1 }),
    unchanged,
    [0, 0, 0, 0],
  ],
  [
    'the selection is extended',
    [1, 1, 1, 1],
    (s) => extendSelection(s, { row: 2, column: 0 }),
    unchanged,
    [2, 0, 1, 1],
  ],
];

test.each(cases)('%s', (_, selected, change, rows, after) => {
  const sheet = sheetOf(abc, selected);
  const changed = change(sheet);
  expect(textsOf(changed)).toEqual(rows);
  expect(selectedEdges(changed)).toEqual(after);
  expect(textsOf(sheet)).toEqual(unchanged);
});

test.each(cases.filter(([, , , rows]) => rows === unchanged))(
  '%s: the rows are the same array',
  (_, selected, change) => {
    const sheet = sheetOf(abc, selected);
    expect(change(sheet).rows).toBe(sheet.rows);
  },
);

test('blank rows at the end go before a save, others stay', () => {
  const texts = (rows: string[][]) =>
    textsOf(removeBlankEnd(sheetOf(rows, [0, 0, 0, 0]))).map((text) => text.split('|')[0]);
  expect(texts([['a'], ['', 'STRING'], ['b'], ['', 'STRING'], ['']])).toEqual(['a', '', 'b']);
  expect(texts([[''], ['']])).toEqual([]);
  const whole = sheetOf(abc, [0, 0, 0, 0]);
  expect(removeBlankEnd(whole)).toBe(whole);
});

test('all changes work on an empty sheet', () => {
  const empty = sheetOf([], [0, 0, 0, 0]);
  for (const change of [removeRows, duplicateRows, clearCells, removeBlankEnd])
    expect(change(empty)).toBe(empty);
  expect(stepDown(empty).rows).toEqual([]);
  expect(moveRows(empty, 1)).toBe(empty);
  expect(textsOf(insertRows(empty, 0, 1))).toEqual(['|STRING||REGULAR']);
});

test('a moved row keeps its id, and a copy has a new id', () => {
  const sheet = sheetOf(abc, [0, 0, 0, 0]);
  const [a, b, c] = sheet.rows.map(({ id }) => id);
  expect(moveRows(sheet, 1).rows.map(({ id }) => id)).toEqual([b, a, c]);
  const [first, copy] = duplicateRows(sheet).rows;
  expect(first?.id).toBe(a);
  expect([a, b, c]).not.toContain(copy?.id);
});

test('a change of a cell in 10,000 rows reuses all other rows', () => {
  const sheet = sheetOf(
    Array.from({ length: 10_000 }, (_, row) => [`field${row}`]),
    [0, 0, 0, 0],
  );
  const changed = setCell(sheet, { row: 5000, column: 1 }, 'x');
  expect(changed.rows.filter((row, place) => row !== sheet.rows[place])).toHaveLength(1);
});
