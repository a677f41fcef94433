import type { Sheet, SheetRow } from '../sheet/Sheet.ts';
import { selectCell } from '../sheet/selection.ts';
import { createRow } from '../sheet/sheetRows.ts';
import type { MappingSuggestion } from './MappingSuggestion.ts';

/** Returns the list of a field: `lines` for `lines[].sku`. Undefined for a field outside of lists. */
const listPathOf = (field: string): string | undefined => {
  const end = field.lastIndexOf('[].');
  return end < 0 ? undefined : field.slice(0, end);
};

/** Returns the index for a new row: below the rows of its list, or at the end. */
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

/**
 * Completes rows and adds new ones, with the cursor on the first of them. One change, so one undo reverts it.
 */
export function acceptSuggestions(sheet: Sheet, suggestions: readonly MappingSuggestion[]): Sheet {
  if (suggestions.length === 0) return sheet;
  const rows = completeRows(sheet.rows, suggestions);
  for (const { rowId, cells, targetField } of suggestions)
    if (rowId === undefined) rows.splice(insertIndexFor(rows, targetField), 0, createRow(cells));
  const known = new Set(sheet.rows);
  return selectCell({ ...sheet, rows }, { row: rows.findIndex((row) => !known.has(row)), column: 0 });
}

/** Target fields of the accepted suggestions. */
export type AcceptedTargets = ReadonlySet<string>;

/** Suggestions from this score on are ticked when the list opens. */
const preselectScore = 0.85;

/** Yields the list of a suggestion, the list around that list, and so on. */
function* parentLists(
  suggestions: readonly MappingSuggestion[],
  { within }: MappingSuggestion,
): Iterable<MappingSuggestion> {
  const list = suggestions.find(({ targetField }) => targetField === within);
  if (!list) return;
  yield list;
  yield* parentLists(suggestions, list);
}

/** Accepts a suggestion, and the sub-tables that it reads from. */
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

/** Rejects a suggestion, and all suggestions that read from it. */
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

/** Returns the suggestions with a high score, which operators rarely reject. */
export const preselectSuggestions = (suggestions: readonly MappingSuggestion[]): AcceptedTargets =>
  suggestions
    .filter(({ score }) => score >= preselectScore)
    .reduce<AcceptedTargets>((accepted, one) => acceptSuggestion(accepted, suggestions, one), new Set());
