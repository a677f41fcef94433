import { useMemo } from 'react';
import { usePhrases } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { useForm } from '../../../runtime/core/lazy/resourceModules.ts';
import { unguardFormula } from '../../../runtime/list/csv/formulaGuard.ts';
import type { CellIssue } from '../issues/CellIssue.ts';
import { validateRows } from '../issues/validateRows.ts';
import { type SheetColumn, type SheetRow, sheetColumns } from '../sheet/Sheet.ts';
import { createRow } from '../sheet/sheetRows.ts';
import { type CellParser, useCellParser } from '../sheet/useCellParser.ts';
import { type ColumnAssignment, fileColumns } from './assignColumns.ts';
import type { ImportTable, ImportTableRow } from './readers/ImportTable.ts';

/** A cell of a file. */
interface FileCell {
  /** Number of the row in the file, from 1, and index of its column. */
  readonly row: number;
  readonly column: number;
}

/** What an import would bring. */
export interface RowImportPlan {
  readonly rows: readonly SheetRow[];
  /** Where a cell came from; undefined for one that the file has no column for. */
  readonly originOf: (
    id: number,
    column: SheetColumn,
  ) => { readonly row: number; readonly column?: number } | undefined;
  /** Texts in columns that are assigned to nothing: told, so that nothing is lost unnoticed. */
  readonly leftOut: readonly FileCell[];
}

/** A file with all columns in their order is one that was downloaded here, and may be guarded against formulas. */
const isOwnExport = ({ hasHeading, columns: assigned }: ColumnAssignment): boolean =>
  hasHeading &&
  assigned.length === fileColumns.length &&
  fileColumns.every((column, index) => assigned[index] === column);

/** The rows that a table holds, by what its columns are. A column that it lacks gets the default of a new row. */
export function planRowImport(
  table: ImportTable,
  assignment: ColumnAssignment,
  parseCell: CellParser,
): RowImportPlan {
  const lines = assignment.hasHeading ? table.rows.slice(1) : table.rows;
  const read = isOwnExport(assignment) ? unguardFormula : (text: string) => text;
  const indexOfColumn = (column: SheetColumn): number => assignment.columns.indexOf(column);
  const present = sheetColumns.filter((column) => indexOfColumn(column) >= 0);
  const defaults = createRow().cells;

  const rowOf = ({ texts }: ImportTableRow): SheetRow => {
    const given = present.map((column) => [
      column,
      parseCell(column, read(texts[indexOfColumn(column)] ?? '')),
    ]);
    return createRow({ ...defaults, ...Object.fromEntries(given) });
  };
  const rows = lines.map(rowOf);
  const numbers = new Map(rows.map(({ id }, index) => [id, lines[index]?.number]));
  return {
    rows,
    originOf: (id, column) => {
      const row = numbers.get(id);
      const place = indexOfColumn(column);
      return row === undefined ? undefined : { row, column: place < 0 ? undefined : place };
    },
    leftOut: lines.flatMap(({ number, texts }) =>
      texts.flatMap((text, column) =>
        text.trim() !== '' && assignment.columns[column] === undefined ? [{ row: number, column }] : [],
      ),
    ),
  };
}

/** What an import would bring, and what is wrong with it: the rows can be imported all the same, and be put right in the sheet. */
export function useRowImportPlan(
  table: ImportTable,
  assignment: ColumnAssignment,
): RowImportPlan & { readonly issues: readonly CellIssue[] } {
  const parseCell = useCellParser();
  const form = useForm('interface');
  const { translate, has } = usePhrases();
  const plan = useMemo(() => planRowImport(table, assignment, parseCell), [table, assignment, parseCell]);
  const issues = useMemo(
    () => validateRows(plan.rows, form, { translate, has }),
    [plan, form, translate, has],
  );
  return { ...plan, issues };
}
