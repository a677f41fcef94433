import { createRow } from '../sheet/createRow.ts';
import type { Sheet, SheetRow } from '../sheet/Sheet.ts';
import { select } from '../sheet/select.ts';
import type { Suggestion } from './Suggestion.ts';

/** The list that a field belongs to: `lines` for `lines[].sku`; none for a field of the document. */
const listOf = (field: string): string | undefined => {
  const end = field.lastIndexOf('[].');
  return end < 0 ? undefined : field.slice(0, end);
};

/** Below the rows of its list, or at the end. */
function placeFor(rows: readonly SheetRow[], field: string): number {
  const list = listOf(field);
  if (list === undefined) return rows.length;
  const last = rows.findLastIndex(
    ({ cells }) => cells.targetField === list || cells.targetField.startsWith(`${list}[].`),
  );
  return last < 0 ? rows.length : last + 1;
}

const completed = (rows: readonly SheetRow[], suggestions: readonly Suggestion[]): SheetRow[] => {
  const byRow = new Map(suggestions.map(({ rowId, cells }) => [rowId, cells]));
  return rows.map((row) => {
    const cells = byRow.get(row.id);
    return cells ? { ...row, cells: { ...row.cells, ...cells } } : row;
  });
};

/** Completes rows and adds new ones, the cursor on the first of them: one change, which can be undone. */
export function acceptSuggestions(sheet: Sheet, suggestions: readonly Suggestion[]): Sheet {
  if (suggestions.length === 0) return sheet;
  const rows = completed(sheet.rows, suggestions);
  for (const { rowId, cells, targetField } of suggestions)
    if (rowId === undefined) rows.splice(placeFor(rows, targetField), 0, createRow(cells));
  const known = new Set(sheet.rows);
  return select({ ...sheet, rows }, { row: rows.findIndex((row) => !known.has(row)), column: 0 });
}
