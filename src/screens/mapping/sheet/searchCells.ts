import { type CellPosition, type SheetColumn, type SheetRow, sheetColumns } from './Sheet.ts';

const rawText = (_: SheetColumn, text: string): string => text;

/**
 * The cells that contain a text in any case, row by row; none for an empty text. `displayText` returns the
 * visible text of a cell: the caption of a choice instead of its code.
 */
export function searchCells(rows: readonly SheetRow[], text: string, displayText = rawText): CellPosition[] {
  const searchText = text.trim().toLowerCase();
  if (searchText === '') return [];
  return rows.flatMap(({ cells }, row) =>
    sheetColumns.flatMap((name, column) =>
      displayText(name, cells[name]).toLowerCase().includes(searchText) ? [{ row, column }] : [],
    ),
  );
}

const comparePositions = (one: CellPosition, other: CellPosition): number =>
  one.row - other.row || one.column - other.column;

/** The match after the cursor, or before it, with wrap-around; matches are in reading order. */
export function nextMatch(
  places: readonly CellPosition[],
  cursor: CellPosition,
  step: 1 | -1,
): CellPosition | undefined {
  if (step === 1) return places.find((place) => comparePositions(place, cursor) > 0) ?? places[0];
  return places.findLast((place) => comparePositions(place, cursor) < 0) ?? places.at(-1);
}

/** The number of the match at the cursor, from one; 0 elsewhere. */
export const matchNumber = (places: readonly CellPosition[], cursor: CellPosition): number =>
  places.findIndex((place) => comparePositions(place, cursor) === 0) + 1;
