import Papa from 'papaparse';
import { guardFormula } from './formulaGuard.ts';

/** Without it, Excel takes UTF-8 for the encoding of the country. */
const byteOrderMark = '\uFEFF';

/** A text is guarded against being calculated by a spreadsheet; a figure stays one. */
export type CsvValue = string | number;

/** Rows under their headings as RFC 4180 has it, for spreadsheets. */
export const csvText = (headings: readonly string[], rows: readonly (readonly CsvValue[])[]): string =>
  byteOrderMark +
  Papa.unparse(
    [headings, ...rows].map((row) =>
      row.map((value) => (typeof value === 'number' ? value : guardFormula(value))),
    ),
    { newline: '\r\n' },
  );
