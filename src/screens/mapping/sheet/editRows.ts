import type { CellPosition, Sheet, SheetRow } from './Sheet.ts';
import { clampPosition, selectCell, selectedArea } from './selection.ts';
import { createRow, isBlankRow } from './sheetRows.ts';

const shiftPosition = ({ row, column }: CellPosition, by: number): CellPosition => ({
  row: row + by,
  column,
});

/** Inserts new rows before `at`; the cursor goes into the first of them and keeps its column. */
export function insertRows(sheet: Sheet, at: number, count: number): Sheet {
  if (count < 1) return sheet;
  const rows = sheet.rows.toSpliced(at, 0, ...Array.from({ length: count }, () => createRow()));
  const cursor = clampPosition({ row: at, column: sheet.cursor.column }, rows.length);
  return { rows, cursor, anchor: cursor };
}

/**
 * Moves the cursor down by one row. Below the last row it appends a new one, unless the last one is still blank or
 * the sheet is empty.
 */
export function stepDown(sheet: Sheet): Sheet {
  const { rows, cursor } = sheet;
  const last = rows.at(-1);
  if (last && cursor.row === rows.length - 1 && !isBlankRow(last)) return insertRows(sheet, rows.length, 1);
  return selectCell(sheet, { row: cursor.row + 1, column: cursor.column });
}

/** Removes blank rows at the end, which Enter and the arrow key append. */
export function removeBlankEnd(sheet: Sheet): Sheet {
  const count = sheet.rows.findLastIndex((row) => !isBlankRow(row)) + 1;
  return count === sheet.rows.length ? sheet : replaceRows(sheet, sheet.rows.slice(0, count));
}

/** Removes the selected rows; the cursor keeps its position on screen. */
export function removeRows(sheet: Sheet): Sheet {
  if (sheet.rows.length === 0) return sheet;
  const { top, bottom } = selectedArea(sheet);
  const rows = sheet.rows.toSpliced(top, bottom - top + 1);
  const cursor = clampPosition({ row: top, column: sheet.cursor.column }, rows.length);
  return { rows, cursor, anchor: cursor };
}

/** Duplicates the selected rows right below, and selects the copies. */
export function duplicateRows(sheet: Sheet): Sheet {
  if (sheet.rows.length === 0) return sheet;
  const { top, bottom } = selectedArea(sheet);
  const copies = sheet.rows.slice(top, bottom + 1).map(({ cells }) => createRow(cells));
  return {
    rows: sheet.rows.toSpliced(bottom + 1, 0, ...copies),
    cursor: shiftPosition(sheet.cursor, copies.length),
    anchor: shiftPosition(sheet.anchor, copies.length),
  };
}

/** Moves the selected rows up (-1) or down (1) by one, if possible. */
export function moveRows(sheet: Sheet, by: 1 | -1): Sheet {
  const { top, bottom } = selectedArea(sheet);
  const neighbourIndex = by < 0 ? top - 1 : bottom + 1;
  const neighbour = sheet.rows[neighbourIndex];
  if (!neighbour) return sheet;
  return {
    rows: sheet.rows.toSpliced(neighbourIndex, 1).toSpliced(by < 0 ? bottom : top, 0, neighbour),
    cursor: shiftPosition(sheet.cursor, by),
    anchor: shiftPosition(sheet.anchor, by),
  };
}

/** Replaces all rows; the cursor keeps its position as far as rows exist. */
export function replaceRows(sheet: Sheet, rows: readonly SheetRow[]): Sheet {
  const cursor = clampPosition(sheet.cursor, rows.length);
  return { rows, cursor, anchor: cursor };
}
