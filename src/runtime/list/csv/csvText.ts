import Papa from 'papaparse';
import { guardFormula } from '../../../contract/text/formulaGuard.ts';
import type { CsvValue } from '../../fields/FieldType.ts';

/** Without it, Excel reads UTF-8 as the regional encoding. */
const byteOrderMark = '\uFEFF';

/** Rows under their headings in the format of RFC 4180, for spreadsheets. */
export const csvText = (headings: readonly string[], rows: readonly (readonly CsvValue[])[]): string =>
  byteOrderMark +
  Papa.unparse(
    [headings, ...rows].map((row) =>
      row.map((value) => (typeof value === 'number' ? value : guardFormula(value))),
    ),
    { newline: '\r\n' },
  );
