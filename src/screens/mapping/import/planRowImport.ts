import { useMemo } from 'react';
import { unguardFormula } from '../../../contract/text/formulaGuard.ts';
import { usePhrases } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { useForm } from '../../../runtime/core/lazy/resourceModules.ts';
import type { CellIssue } from '../issues/CellIssue.ts';
import { validateRows } from '../issues/validateRows.ts';
import { type SheetColumn, type SheetRow, sheetColumns } from '../sheet/Sheet.ts';
import { createRow } from '../sheet/sheetRows.ts';
import { type CellParser, useCellParser } from '../sheet/useCellParser.ts';
import type { ColumnAssignment } from './assignColumns.ts';
import type { ImportTable, ImportTableRow } from './readers/ImportTable.ts';

/** A cell of a file. */
interface FileCell {
  /** Number of the row in the file, from 1, and index of its column. */
  readonly row: number;
  readonly column: number;
}

/** The rows of an import, and their origin in the file. */
export interface RowImportPlan {
  readonly rows: readonly SheetRow[];
  /** Returns the place of a cell in the file. `column` is undefined if the file lacks the column. */
  readonly originOf: (
    id: number,
    column: SheetColumn,
  ) => { readonly row: number; readonly column?: number } | undefined;
  /** Texts in columns without a meaning. The dialog lists them, so that the operator notices each loss. */
  readonly leftOut: readonly FileCell[];
}

/**
 * Plans an import from a table and the meaning of its columns. A missing column gets the default of a new
 * row.
 */
export function planRowImport(
  table: ImportTable,
  assignment: ColumnAssignment,
  parseCell: CellParser,
): RowImportPlan {
  const lines = assignment.hasHeading ? table.rows.slice(1) : table.rows;
  const read = assignment.isOwnExport ? unguardFormula : (text: string) => text;
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

/**
 * Returns the plan of an import and its issues. Rows with issues can be imported too and corrected in the
 * sheet.
 */
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
