import { columns, type Place, type Sheet } from '../sheet/Sheet.ts';
import { edgeOf } from './edgeOf.ts';

/** Where a key leads from the cursor; `page` is how many rows are seen at once. Beyond an edge is the edge. */
type Move = (sheet: Sheet, page: number) => Place;

const by =
  (rows: number, along: number): Move =>
  ({ cursor }) => ({ row: cursor.row + rows, column: cursor.column + along });

const toEdge =
  (row: number, column: number): Move =>
  (sheet) =>
    edgeOf(sheet, { row, column });

const lastColumn = columns.length - 1;

/** With Shift, each extends the selection. */
export const moves: Readonly<Record<string, Move>> = {
  ArrowUp: by(-1, 0),
  ArrowDown: by(1, 0),
  ArrowLeft: by(0, -1),
  ArrowRight: by(0, 1),
  'Ctrl+ArrowUp': toEdge(-1, 0),
  'Ctrl+ArrowDown': toEdge(1, 0),
  'Ctrl+ArrowLeft': toEdge(0, -1),
  'Ctrl+ArrowRight': toEdge(0, 1),
  Home: ({ cursor }) => ({ row: cursor.row, column: 0 }),
  End: ({ cursor }) => ({ row: cursor.row, column: lastColumn }),
  'Ctrl+Home': () => ({ row: 0, column: 0 }),
  'Ctrl+End': ({ rows }) => ({ row: rows.length - 1, column: lastColumn }),
  PageUp: ({ cursor }, page) => ({ row: cursor.row - page, column: cursor.column }),
  PageDown: ({ cursor }, page) => ({ row: cursor.row + page, column: cursor.column }),
};

/** The next cell, or the one before, on the next row or the row before where this one ends; none where the sheet does. */
export function neighbour({ rows, cursor }: Sheet, by: 1 | -1): Place | undefined {
  const index = cursor.row * columns.length + cursor.column + by;
  if (index < 0 || index >= rows.length * columns.length) return undefined;
  return { row: Math.floor(index / columns.length), column: index % columns.length };
}
