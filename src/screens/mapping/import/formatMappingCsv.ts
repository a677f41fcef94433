import { csvText } from '../../../runtime/list/csv/csvText.ts';
import { type SheetRow, sheetColumns } from '../sheet/Sheet.ts';

/** Formats rows as CSV with these headings. Excel opens the file, and the import reads it. */
export const formatMappingCsv = (rows: readonly SheetRow[], headings: readonly string[]): string =>
  csvText(
    headings,
    rows.map(({ cells }, place) => [String(place + 1), ...sheetColumns.map((column) => cells[column])]),
  );
