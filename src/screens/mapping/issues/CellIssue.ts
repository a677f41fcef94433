import type { SheetColumn, SheetRow } from '../sheet/Sheet.ts';

/** An issue of a cell, translated when shown, so that it follows a switch of the language. */
export interface CellIssue {
  /** `SheetRow.id`. */
  readonly id: number;
  readonly column: SheetColumn;
  /** Key of a phrase, and its parameters. */
  readonly key: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
  /** Advice: the cell is valid and needs no correction. */
  readonly isAdvice?: true;
}

/** Issues by row id, for the grid. */
export type CellIssuesByRow = ReadonlyMap<number, readonly CellIssue[]>;

/** An issue from the engine or the service, with the text that it refers to. */
export interface AsyncCellIssue extends CellIssue {
  readonly text: string;
}

/** The issues whose cell still holds the text they refer to. */
export function filterApplicable(
  issues: readonly AsyncCellIssue[],
  rows: readonly SheetRow[],
): AsyncCellIssue[] {
  if (issues.length === 0) return [];
  const cells = new Map(rows.map((row) => [row.id, row.cells]));
  return issues.filter(({ id, column, text }) => cells.get(id)?.[column] === text);
}

/** Issues by row. For each cell, only the first source with an issue counts. */
export function groupIssuesByRow(...sources: readonly (readonly CellIssue[])[]): CellIssuesByRow {
  const byRow = new Map<number, CellIssue[]>();
  for (const source of sources) {
    const reportedColumns = new Map(
      [...byRow].map(([id, found]) => [id, new Set(found.map(({ column }) => column))]),
    );
    for (const issue of source) {
      if (reportedColumns.get(issue.id)?.has(issue.column)) continue;
      const found = byRow.get(issue.id);
      if (found) found.push(issue);
      else byRow.set(issue.id, [issue]);
    }
  }
  return byRow;
}
