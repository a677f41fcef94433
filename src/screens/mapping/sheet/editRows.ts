import type { CellPosition, Sheet, SheetRow } from './Sheet.ts';
import { clampPosition, selectedArea } from './selection.ts';
import { createRow } from './sheetRows.ts';

const shiftPosition = ({ row, column }: CellPosition, by: number): CellPosition => ({
  row: row + by,
  column,
});

/** So many new rows before the place `at`; the cursor goes into the first of them, staying in its column. */
export function insertRows(sheet: Sheet, at: number, count: number): Sheet {
  if (count < 1) return sheet;
  const rows = sheet.rows.toSpliced(at, 0, ...Array.from({ length: count }, () => createRow()));
  const cursor = clampPosition({ row: at, column: sheet.cursor.column }, rows.length);
  return { rows, cursor, anchor: cursor };
}

/** Without the selected rows; the cursor stays where it is on the screen. */
export function removeRows(sheet: Sheet): Sheet {
  if (sheet.rows.length === 0) return sheet;
  const { top, bottom } = selectedArea(sheet);
  const rows = sheet.rows.toSpliced(top, bottom - top + 1);
  const cursor = clampPosition({ row: top, column: sheet.cursor.column }, rows.length);
  return { rows, cursor, anchor: cursor };
}

/** The selected rows once more, right below them, and selected instead. */
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

/** The selected rows change places with the one above (-1) or below (1), unless there is none. */
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

/** Other rows altogether; the cursor stays where it is, as far as there are rows. */
export function replaceRows(sheet: Sheet, rows: readonly SheetRow[]): Sheet {
  const cursor = clampPosition(sheet.cursor, rows.length);
  return { rows, cursor, anchor: cursor };
}
