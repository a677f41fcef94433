import { type Column, columns, type Place, type SheetRow } from './Sheet.ts';

const asWritten = (_: Column, text: string): string => text;

/**
 * The cells that hold a text, whatever its case, row by row; none when it is empty. `shown` answers with what an operator
 * sees of a cell: the caption of a choice instead of its code.
 */
export function search(rows: readonly SheetRow[], text: string, shown = asWritten): Place[] {
  const sought = text.trim().toLowerCase();
  if (sought === '') return [];
  return rows.flatMap(({ cells }, row) =>
    columns.flatMap((name, column) =>
      shown(name, cells[name]).toLowerCase().includes(sought) ? [{ row, column }] : [],
    ),
  );
}
