import { csvText } from '../../../runtime/list/csv/csvText.ts';
import { type SheetRow, sheetColumns } from '../sheet/Sheet.ts';

/** Rows as CSV with these headings, which Excel opens and the import reads. */
export const formatMappingCsv = (rows: readonly SheetRow[], headings: readonly string[]): string =>
  csvText(
    headings,
    rows.map(({ cells }, place) => [String(place + 1), ...sheetColumns.map((column) => cells[column])]),
  );
