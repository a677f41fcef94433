import { type CellPosition, type Sheet, type SheetColumn, type SheetRow, sheetColumns } from './Sheet.ts';
import { type CellArea, selectedArea } from './selection.ts';

type Cells = SheetRow['cells'];

function writeRowCells(cells: Cells, row: number, { left, right }: CellArea, textAt: TextAt): Cells {
  let next: Record<SheetColumn, string> | undefined;
  for (const [index, column] of sheetColumns.entries()) {
    if (index < left || index > right) continue;
    const text = textAt({ row, column: index });
    if (text === cells[column]) continue;
    next ??= { ...cells };
    next[column] = text;
  }
  return next ?? cells;
}

type TextAt = (place: CellPosition) => string;

/** Rows with the cells of an area written. Unchanged rows, and a list of only those, keep their identity. */
export function writeCells(rows: readonly SheetRow[], area: CellArea, textAt: TextAt): readonly SheetRow[] {
  let next: SheetRow[] | undefined;
  for (let place = area.top; place <= area.bottom && place < rows.length; place += 1) {
    const row = rows[place];
    if (!row) continue;
    const cells = writeRowCells(row.cells, place, area, textAt);
    if (cells === row.cells) continue;
    next ??= [...rows];
    next[place] = { ...row, cells };
  }
  return next ?? rows;
}

const withRows = (sheet: Sheet, rows: readonly SheetRow[]): Sheet =>
  rows === sheet.rows ? sheet : { ...sheet, rows };

/** Sets one cell, independent of the selection. */
export const setCell = (sheet: Sheet, { row, column }: CellPosition, text: string): Sheet =>
  withRows(
    sheet,
    writeCells(sheet.rows, { top: row, bottom: row, left: column, right: column }, () => text),
  );

/** Empties every selected cell. */
export const clearCells = (sheet: Sheet): Sheet =>
  withRows(
    sheet,
    writeCells(sheet.rows, selectedArea(sheet), () => ''),
  );
