import { type Sheet, sheetColumns } from '../../../../src/screens/mapping/sheet/Sheet.ts';
import { createRow } from '../../../../src/screens/mapping/sheet/sheetRows.ts';

/** The selection as `top left bottom right`, such as `0 0 1 2`. */
export type SelectedEdges = readonly [number, number, number, number];

/** Returns a sheet of rows with these first cells. The cursor is at the top left of the selection. */
export function sheetOf(
  rows: readonly (readonly string[])[],
  [top, left, bottom, right]: SelectedEdges,
): Sheet {
  return {
    rows: rows.map((texts) =>
      createRow(Object.fromEntries(sheetColumns.map((column, index) => [column, texts[index] ?? '']))),
    ),
    cursor: { row: top, column: left },
    anchor: { row: bottom, column: right },
  };
}

/** Returns the rows of a sheet as texts, without the empty cells at the end of each row. */
export const textsOf = ({ rows }: Pick<Sheet, 'rows'>): string[] =>
  rows.map(({ cells }) =>
    sheetColumns
      .map((column) => cells[column])
      .join('|')
      .replace(/\|+$/, ''),
  );

export const selectedEdges = ({ cursor, anchor }: Sheet): SelectedEdges => [
  cursor.row,
  cursor.column,
  anchor.row,
  anchor.column,
];
