import type { SheetColumn, SheetRow } from '../sheet/Sheet.ts';

/** What is wrong with a cell, worded when it is shown so that it follows a switch of the language. */
export interface CellIssue {
  /** `SheetRow.id`. */
  readonly id: number;
  readonly column: SheetColumn;
  /** Key of a phrase, and its parameters. */
  readonly key: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
  /** Something to know, but nothing that has to be put right: the cell is not wrong. */
  readonly isAdvice?: true;
}

/** Findings by row id, for the grid. */
export type CellIssuesByRow = ReadonlyMap<number, readonly CellIssue[]>;

/** A finding that was a while in coming, from the engine or the service, and the text that it is about. */
export interface AsyncCellIssue extends CellIssue {
  readonly text: string;
}

/** Those whose cell still holds the text that they were found in: a cell that has changed since is no longer to blame. */
export function filterApplicable(
  issues: readonly AsyncCellIssue[],
  rows: readonly SheetRow[],
): AsyncCellIssue[] {
  if (issues.length === 0) return [];
  const cells = new Map(rows.map((row) => [row.id, row.cells]));
  return issues.filter(({ id, column, text }) => cells.get(id)?.[column] === text);
}

/** Findings by row. What is wrong with a cell is told once: by the first of the sources that has something against it. */
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
