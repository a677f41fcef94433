import { decodeText } from '../../../../runtime/fields/types/file/readTextFile.ts';
import { parseBlock } from '../../sheet/clipboard.ts';
import { createImportTable, ImportError, type ImportTable, importRowLimit } from './ImportTable.ts';

/** Maximum size of a file in bytes. */
const byteLimit = 5_000_000;

const hasSignature = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** True for a workbook, by its first bytes and not by its name: `PK` of a ZIP archive. */
const isWorkbook = (bytes: Uint8Array): boolean => hasSignature(bytes, 0x50, 0x4b, 0x03, 0x04);

/** True for the format of Excel until 2003. */
const isOldExcel = (bytes: Uint8Array): boolean => hasSignature(bytes, 0xd0, 0xcf, 0x11, 0xe0);

async function readLines(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  if (isOldExcel(bytes)) throw new ImportError('oldExcel');
  if (isWorkbook(bytes)) return (await import('./readWorkbook.ts')).readWorkbook(bytes);
  const text = decodeText(bytes);
  if (text.includes('\0')) throw new ImportError('unreadable');
  return (await import('./readDelimited.ts')).readDelimited(text);
}

/** Returns the same table if it has rows, but not too many. Throws an ImportError. */
function checkTableSize(table: ImportTable): ImportTable {
  if (table.rows.length === 0) throw new ImportError('empty');
  // One more than the rows of a mapping: the heading.
  if (table.rows.length > importRowLimit + 1) throw new ImportError('tooManyRows', { limit: importRowLimit });
  return table;
}

/** Reads CSV, TSV or XLSX, independent of the file's name. Throws an ImportError. */
export async function readTable(file: File): Promise<ImportTable> {
  if (file.size > byteLimit) throw new ImportError('tooLarge', { limit: byteLimit / 1_000_000 });
  const bytes = new Uint8Array(await file.arrayBuffer());
  return checkTableSize(createImportTable(await readLines(bytes), file.name));
}

/** Reads a block of a spreadsheet, which has tabs, or the text of a CSV file. Throws an ImportError. */
export async function readPastedText(text: string): Promise<ImportTable> {
  if (text.includes('\t')) return checkTableSize(createImportTable(parseBlock(text)));
  const { readDelimited } = await import('./readDelimited.ts');
  return checkTableSize(createImportTable(readDelimited(text)));
}
