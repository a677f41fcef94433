import Papa from 'papaparse';
import { columns, type SheetRow } from '../sheet/Sheet.ts';
import { guardedText } from './formulaSafe.ts';

/** Without it, Excel takes UTF-8 for the encoding of the country. */
const byteOrderMark = '\uFEFF';

/** Rows as CSV with these headings, which Excel opens and the import reads. */
export const csvOf = (rows: readonly SheetRow[], headings: readonly string[]): string =>
  byteOrderMark +
  Papa.unparse([
    [...headings],
    ...rows.map(({ cells }, place) => [
      String(place + 1),
      ...columns.map((column) => guardedText(cells[column])),
    ]),
  ]);
