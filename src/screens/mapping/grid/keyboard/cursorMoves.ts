import { type CellPosition, type Sheet, sheetColumns } from '../../sheet/Sheet.ts';

/** Whether a place has text; undefined outside of the sheet. */
function isFilled({ rows }: Sheet, { row, column }: CellPosition): boolean | undefined {
  const name = sheetColumns[column];
  const cells = rows[row]?.cells;
  return name && cells && cells[name] !== '';
}

/**
 * Where Ctrl and an arrow lead, as in spreadsheets: from a run of filled cells to its end, else to the next filled cell,
 * or to the edge of the sheet.
 */
export function edgePosition(sheet: Sheet, { row: down, column: along }: CellPosition): CellPosition {
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

/** Where a key leads from the cursor; `page` is how many rows are seen at once. Beyond an edge is the edge. */
type CursorMove = (sheet: Sheet, page: number) => CellPosition;

const moveBy =
  (rows: number, along: number): CursorMove =>
  ({ cursor }) => ({ row: cursor.row + rows, column: cursor.column + along });

const moveToEdge =
  (row: number, column: number): CursorMove =>
  (sheet) =>
    edgePosition(sheet, { row, column });

const lastColumn = sheetColumns.length - 1;

/** With Shift, each extends the selection. */
export const cursorMoves: Readonly<Record<string, CursorMove>> = {
  ArrowUp: moveBy(-1, 0),
  ArrowDown: moveBy(1, 0),
  ArrowLeft: moveBy(0, -1),
  ArrowRight: moveBy(0, 1),
  'Ctrl+ArrowUp': moveToEdge(-1, 0),
  'Ctrl+ArrowDown': moveToEdge(1, 0),
  'Ctrl+ArrowLeft': moveToEdge(0, -1),
  'Ctrl+ArrowRight': moveToEdge(0, 1),
  Home: ({ cursor }) => ({ row: cursor.row, column: 0 }),
  End: ({ cursor }) => ({ row: cursor.row, column: lastColumn }),
  'Ctrl+Home': () => ({ row: 0, column: 0 }),
  'Ctrl+End': ({ rows }) => ({ row: rows.length - 1, column: lastColumn }),
  PageUp: ({ cursor }, page) => ({ row: cursor.row - page, column: cursor.column }),
  PageDown: ({ cursor }, page) => ({ row: cursor.row + page, column: cursor.column }),
};

/** The next cell, or the one before, on the next row or the row before where this one ends; none where the sheet does. */
export function adjacentCell({ rows, cursor }: Sheet, by: 1 | -1): CellPosition | undefined {
  const index = cursor.row * sheetColumns.length + cursor.column + by;
  if (index < 0 || index >= rows.length * sheetColumns.length) return undefined;
  return { row: Math.floor(index / sheetColumns.length), column: index % sheetColumns.length };
}
