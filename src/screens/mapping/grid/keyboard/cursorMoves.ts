import { type CellPosition, type Sheet, sheetColumns } from '../../sheet/Sheet.ts';

/** True if a cell has text; undefined outside the sheet. */
function isFilled({ rows }: Sheet, { row, column }: CellPosition): boolean | undefined {
  const name = sheetColumns[column];
  const cells = rows[row]?.cells;
  return name && cells && cells[name] !== '';
}

/**
 * Returns the target of Ctrl with an arrow, as in spreadsheets. From a run of filled cells it is the end of
 * the run. Otherwise it is the next filled cell, or the edge of the sheet.
 */
function edgePosition(sheet: Sheet, { row: down, column: along }: CellPosition): CellPosition {
  const step = ({ row, column }: CellPosition): CellPosition => ({ row: row + down, column: column + along });
  let place = sheet.cursor;
  let next = step(place);
  const isRun = isFilled(sheet, place) === true && isFilled(sheet, next) === true;
  while (isFilled(sheet, next) !== undefined) {
    if (isRun && !isFilled(sheet, next)) return place;
    place = next;
    next = step(place);
    if (!isRun && isFilled(sheet, place)) return place;
  }
  return place;
}

/**
 * Returns the cell that a key moves the cursor to. `page` is the number of visible rows. A position beyond an
 * edge means the edge.
 */
type CursorMove = (sheet: Sheet, page: number) => CellPosition;

const moveBy =
  (rows: number, along: number): CursorMove =>
  ({ cursor }) => ({ row: cursor.row + rows, column: cursor.column + along });

const moveToEdge =
  (row: number, column: number): CursorMove =>
  (sheet) =>
    edgePosition(sheet, { row, column });

export const lastColumn = sheetColumns.length - 1;

/** The moves by their keys. With Shift, a move extends the selection. */
export const cursorMoves: Readonly<Record<string, CursorMove>> = {
  ArrowUp: moveBy(-1, 0),
  ArrowDown: moveBy(1, 0),
  ArrowLeft: moveBy(0, -1),
  ArrowRight: moveBy(0, 1),
  'Control+ArrowUp': moveToEdge(-1, 0),
  'Control+ArrowDown': moveToEdge(1, 0),
  'Control+ArrowLeft': moveToEdge(0, -1),
  'Control+ArrowRight': moveToEdge(0, 1),
  Home: ({ cursor }) => ({ row: cursor.row, column: 0 }),
  End: ({ cursor }) => ({ row: cursor.row, column: lastColumn }),
  'Control+Home': () => ({ row: 0, column: 0 }),
  'Control+End': ({ rows }) => ({ row: rows.length - 1, column: lastColumn }),
  PageUp: ({ cursor }, page) => ({ row: cursor.row - page, column: cursor.column }),
  PageDown: ({ cursor }, page) => ({ row: cursor.row + page, column: cursor.column }),
};

/** Returns the next or the previous cell, across the ends of rows. Undefined at the ends of the sheet. */
export function adjacentCell({ rows, cursor }: Sheet, by: 1 | -1): CellPosition | undefined {
  const index = cursor.row * sheetColumns.length + cursor.column + by;
  if (index < 0 || index >= rows.length * sheetColumns.length) return undefined;
  return { row: Math.floor(index / sheetColumns.length), column: index % sheetColumns.length };
}
