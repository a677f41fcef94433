import { createRow } from '../../../../src/screens/mapping/sheet/createRow.ts';
import { columns, type Sheet } from '../../../../src/screens/mapping/sheet/Sheet.ts';

/** `top left bottom right` of what is selected: `0 0 1 2`. */
export type Selected = readonly [number, number, number, number];

/** A sheet of rows that are given by their first cells, with the cursor at the top left of the selection. */
export function sheetOf(rows: readonly (readonly string[])[], [top, left, bottom, right]: Selected): Sheet {
  return {
    rows: rows.map((texts) =>
      createRow(Object.fromEntries(columns.map((column, index) => [column, texts[index] ?? '']))),
    ),
    cursor: { row: top, column: left },
    anchor: { row: bottom, column: right },
  };
}

/** The texts of a sheet, each row without the empty cells at its end. */
export const textsOf = ({ rows }: Pick<Sheet, 'rows'>): string[] =>
  rows.map(({ cells }) =>
    columns
      .map((column) => cells[column])
      .join('|')
      .replace(/\|+$/, ''),
  );

export const selectedIn = ({ cursor, anchor }: Sheet): Selected => [
  cursor.row,
  cursor.column,
  anchor.row,
  anchor.column,
];
