import { plainText } from '../../../runtime/csv/formulaSafe.ts';
import type { CellOf } from '../sheet/choices.ts';
import { createRow } from '../sheet/createRow.ts';
import { type Column, columns, type SheetRow } from '../sheet/Sheet.ts';
import { type Assignment, fileColumns } from './assign.ts';
import type { Table, TableRow } from './Table.ts';

/** A cell of a file. */
interface FileCell {
  /** Number of the row in the file, from 1, and index of its column. */
  readonly row: number;
  readonly column: number;
}

/** What an import would bring. */
export interface ImportPlan {
  readonly rows: readonly SheetRow[];
  /** Where a cell came from; undefined for one that the file has no column for. */
  readonly from: (
    id: number,
    column: Column,
  ) => { readonly row: number; readonly column?: number } | undefined;
  /** Texts in columns that are assigned to nothing: told, so that nothing is lost unnoticed. */
  readonly leftOut: readonly FileCell[];
}

/** A file with all columns in their order is one that was downloaded here, and may be guarded against formulas. */
const isOurs = ({ hasHeading, columns: assigned }: Assignment): boolean =>
  hasHeading &&
  assigned.length === fileColumns.length &&
  fileColumns.every((column, index) => assigned[index] === column);

/** The rows that a table holds, by what its columns are. A column that it lacks gets the default of a new row. */
export function planImport(table: Table, assignment: Assignment, cellOf: CellOf): ImportPlan {
  const lines = assignment.hasHeading ? table.rows.slice(1) : table.rows;
  const read = isOurs(assignment) ? plainText : (text: string) => text;
  const placeOf = (column: Column): number => assignment.columns.indexOf(column);
  const present = columns.filter((column) => placeOf(column) >= 0);
  const defaults = createRow().cells;

  const rowOf = ({ texts }: TableRow): SheetRow => {
    const given = present.map((column) => [column, cellOf(column, read(texts[placeOf(column)] ?? ''))]);
    return createRow({ ...defaults, ...Object.fromEntries(given) });
  };
  const rows = lines.map(rowOf);
  const numbers = new Map(rows.map(({ id }, index) => [id, lines[index]?.number]));
  return {
    rows,
    from: (id, column) => {
      const row = numbers.get(id);
      const place = placeOf(column);
      return row === undefined ? undefined : { row, column: place < 0 ? undefined : place };
    },
    leftOut: lines.flatMap(({ number, texts }) =>
      texts.flatMap((text, column) =>
        text.trim() !== '' && assignment.columns[column] === undefined ? [{ row: number, column }] : [],
      ),
    ),
  };
}
