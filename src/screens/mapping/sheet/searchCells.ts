import { type CellPosition, type SheetColumn, type SheetRow, sheetColumns } from './Sheet.ts';

const rawText = (_: SheetColumn, text: string): string => text;

/**
 * The cells that hold a text, whatever its case, row by row; none when it is empty. `shown` answers with what an operator
 * sees of a cell: the caption of a choice instead of its code.
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

/** The place after the cursor, or before it, going round at the end; places come in reading order. */
export function nextMatch(
  places: readonly CellPosition[],
  cursor: CellPosition,
  step: 1 | -1,
): CellPosition | undefined {
  if (step === 1) return places.find((place) => comparePositions(place, cursor) > 0) ?? places[0];
  return places.findLast((place) => comparePositions(place, cursor) < 0) ?? places.at(-1);
}

/** Which of the places the cursor is at, counted from one; 0 when it is elsewhere. */
export const matchNumber = (places: readonly CellPosition[], cursor: CellPosition): number =>
  places.findIndex((place) => comparePositions(place, cursor) === 0) + 1;
