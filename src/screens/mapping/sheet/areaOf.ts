import { columns, type Place, type Sheet } from './Sheet.ts';

/** A rectangle of cells, its edges included. */
export interface Area {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** What is selected. */
export const areaOf = ({ cursor, anchor }: Pick<Sheet, 'cursor' | 'anchor'>): Area => ({
  top: Math.min(cursor.row, anchor.row),
  left: Math.min(cursor.column, anchor.column),
  bottom: Math.max(cursor.row, anchor.row),
  right: Math.max(cursor.column, anchor.column),
});

const within = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1));

/** The cell of a sheet with so many rows that is nearest to a place. */
export const nearest = ({ row, column }: Place, rowCount: number): Place => ({
  row: within(row, rowCount),
  column: within(column, columns.length),
});
