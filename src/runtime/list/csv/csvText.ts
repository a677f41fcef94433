import Papa from 'papaparse';
import { guardFormula } from './formulaGuard.ts';

/** Without it, Excel reads UTF-8 as the regional encoding. */
const byteOrderMark = '\uFEFF';

/** Texts are guarded against formula evaluation; numbers stay numbers. */
export type CsvValue = string | number;

/** Rows under their headings in the format of RFC 4180, for spreadsheets. */
export const csvText = (headings: readonly string[], rows: readonly (readonly CsvValue[])[]): string =>
  byteOrderMark +
  Papa.unparse(
    [headings, ...rows].map((row) =>
      row.map((value) => (typeof value === 'number' ? value : guardFormula(value))),
    ),
    { newline: '\r\n' },
  );
