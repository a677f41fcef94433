import { expect, test } from 'vitest';
import { type ImportMode, importRows } from '../../../../src/screens/mapping/import/importRows.ts';
import { selectedEdges, sheetOf, textsOf } from '../sheet/sheetOf.ts';

const existing = [
  ['a', '1'],
  ['b', '2'],
  ['a', '3'],
  ['', '4'],
];

test.each<[ImportMode, string, string[][], string[], number]>([
  ['append', 'at the end', [['a', 'x']], ['a|1', 'b|2', 'a|3', '|4', 'a|x'], 4],
  [
    'replaceAll',
    'in place of all rows',
    [
      ['a', 'x'],
      ['c', 'y'],
    ],
    ['a|x', 'c|y'],
    0,
  ],
  [
    'replaceByTarget',
    'at the position of the row with the same target',
    [
      ['c', 'x'],
      ['b', 'y'],
    ],
    ['a|1', 'b|y', 'a|3', '|4', 'c|x'],
    4,
  ],
  ['replaceByTarget', 'in place of all rows with the same target', [['a', 'x']], ['a|x', 'b|2', '|4'], 0],
  [
    'replaceByTarget',
    'together if they have the same target',
    [
      ['b', 'x'],
      ['b', 'y'],
    ],
    ['a|1', 'b|x', 'b|y', 'a|3', '|4'],
    1,
  ],
  ['replaceByTarget', 'at the end if they have no target', [['', 'x']], ['a|1', 'b|2', 'a|3', '|4', '|x'], 4],
  ['append', 'nowhere if there are none', [], ['a|1', 'b|2', 'a|3', '|4'], 3],
])('mode %s puts imported rows %s', (mode, _, imported, want, cursor) => {
  const sheet = importRows(sheetOf(existing, [3, 0, 3, 0]), sheetOf(imported, [0, 0, 0, 0]).rows, mode);
  expect(textsOf(sheet)).toEqual(want);
  expect(selectedEdges(sheet)).toEqual([cursor, 0, cursor, 0]);
});
