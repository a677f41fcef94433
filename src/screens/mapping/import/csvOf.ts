import { csvText } from '../../../runtime/csv/csvText.ts';
import { columns, type SheetRow } from '../sheet/Sheet.ts';

/** Rows as CSV with these headings, which Excel opens and the import reads. */
export const csvOf = (rows: readonly SheetRow[], headings: readonly string[]): string =>
  csvText(
    headings,
    rows.map(({ cells }, place) => [String(place + 1), ...columns.map((column) => cells[column])]),
  );
