import { areaOf } from './areaOf.ts';
import { columns, type Sheet } from './Sheet.ts';

/** Cells as spreadsheets put them on the clipboard: rows of texts. */
export type Block = readonly (readonly string[])[];

const quoted = (text: string): string => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The selected cells as text that Excel reads: tabs between cells, a line for each row. */
export function blockOf(sheet: Sheet): string {
  const { top, bottom, left, right } = areaOf(sheet);
  return sheet.rows
    .slice(top, bottom + 1)
    .map(({ cells }) =>
      columns
        .slice(left, right + 1)
        .map((column) => quoted(cells[column]))
        .join('\t'),
    )
    .join('\r\n');
}

/** A cell and what ends it. Quotes that are not closed at the end of a cell are characters of it, as in `"A" & code`. */
const cell = /(?:"([^"]*(?:""[^"]*)*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;

/** What stands in text of the clipboard; the line break at its end begins no row. */
export function blockIn(text: string): Block {
  const rows: string[][] = [];
  let row: string[] = [];
  cell.lastIndex = 0;
  while (cell.lastIndex < text.length || row.length > 0) {
    const [, inQuotes, plain = '', end] = cell.exec(text) ?? [];
    row.push(inQuotes?.replaceAll('""', '"') ?? plain);
    if (end === '\t') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
