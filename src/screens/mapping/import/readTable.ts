import { decodeText } from './decodeText.ts';
import { ImportFault, mostRows } from './ImportFault.ts';
import { type Table, tableOf } from './Table.ts';

/** More is refused. */
const mostBytes = 5_000_000;

const begins = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** A workbook is told by its first bytes, not by its name: `PK` of a ZIP archive. */
const isWorkbook = (bytes: Uint8Array): boolean => begins(bytes, 0x50, 0x4b, 0x03, 0x04);

/** What Excel wrote until 2003. */
const isOldExcel = (bytes: Uint8Array): boolean => begins(bytes, 0xd0, 0xcf, 0x11, 0xe0);

async function linesOf(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  if (isOldExcel(bytes)) throw new ImportFault('oldExcel');
  if (isWorkbook(bytes)) return (await import('./readWorkbook.ts')).readWorkbook(bytes);
  const text = decodeText(bytes);
  if (text.includes('\0')) throw new ImportFault('unreadable');
  return (await import('./readDelimited.ts')).readDelimited(text);
}

/** The same table, if there is something in it and not too much. Throws an ImportFault. */
export function bounded(table: Table): Table {
  if (table.rows.length === 0) throw new ImportFault('empty');
  // One more than the rows of a mapping: the heading.
  if (table.rows.length > mostRows + 1) throw new ImportFault('tooManyRows', { limit: mostRows });
  return table;
}

/** Reads CSV, TSV or XLSX, whatever the file is called. Throws an ImportFault. */
export async function readTable(file: File): Promise<Table> {
  if (file.size > mostBytes) throw new ImportFault('tooLarge', { limit: mostBytes / 1_000_000 });
  const bytes = new Uint8Array(await file.arrayBuffer());
  return bounded(tableOf(await linesOf(bytes), file.name));
}
