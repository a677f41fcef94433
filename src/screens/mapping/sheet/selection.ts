import { type CellPosition, type Sheet, sheetColumns } from './Sheet.ts';

/** A rectangle of cells, its edges included. */
export interface CellArea {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** The selected area. */
export const selectedArea = ({ cursor, anchor }: Pick<Sheet, 'cursor' | 'anchor'>): CellArea => ({
  top: Math.min(cursor.row, anchor.row),
  left: Math.min(cursor.column, anchor.column),
  bottom: Math.max(cursor.row, anchor.row),
  right: Math.max(cursor.column, anchor.column),
});

const clampIndex = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1));

/** The nearest cell of a sheet with so many rows. */
export const clampPosition = ({ row, column }: CellPosition, rowCount: number): CellPosition => ({
  row: clampIndex(row, rowCount),
  column: clampIndex(column, sheetColumns.length),
});

/** Selects one cell, limited to the sheet. */
export function selectCell(sheet: Sheet, place: CellPosition): Sheet {
  const cursor = clampPosition(place, sheet.rows.length);
  return { ...sheet, cursor, anchor: cursor };
}

/** Extends the selection from its start to this cell. */
export const extendSelection = (sheet: Sheet, place: CellPosition): Sheet => ({
  ...sheet,
  cursor: clampPosition(place, sheet.rows.length),
});
