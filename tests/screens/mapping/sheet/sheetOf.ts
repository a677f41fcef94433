import { type Sheet, sheetColumns } from '../../../../src/screens/mapping/sheet/Sheet.ts';
import { createRow } from '../../../../src/screens/mapping/sheet/sheetRows.ts';

/** `top left bottom right` of what is selected: `0 0 1 2`. */
export type SelectedEdges = readonly [number, number, number, number];

/** A sheet of rows that are given by their first cells, with the cursor at the top left of the selection. */
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

/** The texts of a sheet, each row without the empty cells at its end. */
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
