import Papa from 'papaparse';
import type { CsvValue } from '../../fields/FieldType.ts';

/**
 * Text that a spreadsheet evaluates on opening, including existing guard apostrophes. Full-width signs count
 * in Chinese environments.
 */
const formula = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** Adds an apostrophe to a text that a spreadsheet would evaluate. */
export const guardFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** Returns the text without its guard. */
export const unguardFormula = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;

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
