import { areaOf, nearest } from './areaOf.ts';
import { createRow } from './createRow.ts';
import type { Place, Sheet } from './Sheet.ts';

const below = ({ row, column }: Place, by: number): Place => ({ row: row + by, column });

/** So many new rows before the place `at`; the cursor goes into the first of them, staying in its column. */
export function insertRows(sheet: Sheet, at: number, count: number): Sheet {
  if (count < 1) return sheet;
  const rows = sheet.rows.toSpliced(at, 0, ...Array.from({ length: count }, () => createRow()));
  const cursor = nearest({ row: at, column: sheet.cursor.column }, rows.length);
  return { rows, cursor, anchor: cursor };
}

/** Without the selected rows; the cursor stays where it is on the screen. */
export function removeRows(sheet: Sheet): Sheet {
  if (sheet.rows.length === 0) return sheet;
  const { top, bottom } = areaOf(sheet);
  const rows = sheet.rows.toSpliced(top, bottom - top + 1);
  const cursor = nearest({ row: top, column: sheet.cursor.column }, rows.length);
  return { rows, cursor, anchor: cursor };
}

/** The selected rows once more, right below them, and selected instead. */
export function duplicateRows(sheet: Sheet): Sheet {
  if (sheet.rows.length === 0) return sheet;
  const { top, bottom } = areaOf(sheet);
  const copies = sheet.rows.slice(top, bottom + 1).map(({ cells }) => createRow(cells));
  return {
    rows: sheet.rows.toSpliced(bottom + 1, 0, ...copies),
    cursor: below(sheet.cursor, copies.length),
    anchor: below(sheet.anchor, copies.length),
  };
}

/** The selected rows change places with the one above (-1) or below (1), unless there is none. */
export function moveRows(sheet: Sheet, by: 1 | -1): Sheet {
  const { top, bottom } = areaOf(sheet);
  const passed = by < 0 ? top - 1 : bottom + 1;
  const neighbour = sheet.rows[passed];
  if (!neighbour) return sheet;
  return {
    rows: sheet.rows.toSpliced(passed, 1).toSpliced(by < 0 ? bottom : top, 0, neighbour),
    cursor: below(sheet.cursor, by),
    anchor: below(sheet.anchor, by),
  };
}
