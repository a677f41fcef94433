import type { Sheet, SheetRow } from '../sheet/Sheet.ts';
import { selectCell } from '../sheet/selection.ts';
import { createRow } from '../sheet/sheetRows.ts';
import type { MappingSuggestion } from './MappingSuggestion.ts';

/** The list that a field belongs to: `lines` for `lines[].sku`; none for a field of the document. */
const listPathOf = (field: string): string | undefined => {
  const end = field.lastIndexOf('[].');
  return end < 0 ? undefined : field.slice(0, end);
};

/** Below the rows of its list, or at the end. */
function insertIndexFor(rows: readonly SheetRow[], field: string): number {
  const list = listPathOf(field);
  if (list === undefined) return rows.length;
  const last = rows.findLastIndex(
    ({ cells }) => cells.targetField === list || cells.targetField.startsWith(`${list}[].`),
  );
  return last < 0 ? rows.length : last + 1;
}

const completeRows = (rows: readonly SheetRow[], suggestions: readonly MappingSuggestion[]): SheetRow[] => {
  const byRow = new Map(suggestions.map(({ rowId, cells }) => [rowId, cells]));
  return rows.map((row) => {
    const cells = byRow.get(row.id);
    return cells ? { ...row, cells: { ...row.cells, ...cells } } : row;
  });
};

/** Completes rows and adds new ones, the cursor on the first of them: one change, which can be undone. */
export function acceptSuggestions(sheet: Sheet, suggestions: readonly MappingSuggestion[]): Sheet {
  if (suggestions.length === 0) return sheet;
  const rows = completeRows(sheet.rows, suggestions);
  for (const { rowId, cells, targetField } of suggestions)
    if (rowId === undefined) rows.splice(insertIndexFor(rows, targetField), 0, createRow(cells));
  const known = new Set(sheet.rows);
  return selectCell({ ...sheet, rows }, { row: rows.findIndex((row) => !known.has(row)), column: 0 });
}

/** Target fields of the suggestions that are accepted. */
export type AcceptedTargets = ReadonlySet<string>;

/** Surer ones are ticked when the list is shown. */
const preselectScore = 0.85;

/** The list of a suggestion, the list that this one is in, and so on. */
function* parentLists(
  suggestions: readonly MappingSuggestion[],
  { within }: MappingSuggestion,
): Iterable<MappingSuggestion> {
  const list = suggestions.find(({ targetField }) => targetField === within);
  if (!list) return;
  yield list;
  yield* parentLists(suggestions, list);
}

/** Accepts one, and the sub-tables that it reads from. */
export const acceptSuggestion = (
  accepted: AcceptedTargets,
  suggestions: readonly MappingSuggestion[],
  suggestion: MappingSuggestion,
): AcceptedTargets =>
  new Set([
    ...accepted,
    suggestion.targetField,
    ...[...parentLists(suggestions, suggestion)].map(({ targetField }) => targetField),
  ]);

/** Rejects one, and all that reads from it. */
export function rejectSuggestion(
  accepted: AcceptedTargets,
  suggestions: readonly MappingSuggestion[],
  { targetField }: MappingSuggestion,
): AcceptedTargets {
  const rejected = suggestions.filter(
    (one) =>
      one.targetField === targetField ||
      [...parentLists(suggestions, one)].some((list) => list.targetField === targetField),
  );
  return new Set([...accepted].filter((field) => !rejected.some((one) => one.targetField === field)));
}

/** Those that hardly anybody would reject. */
export const preselectSuggestions = (suggestions: readonly MappingSuggestion[]): AcceptedTargets =>
  suggestions
    .filter(({ score }) => score >= preselectScore)
    .reduce<AcceptedTargets>((accepted, one) => acceptSuggestion(accepted, suggestions, one), new Set());
