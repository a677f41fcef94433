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

const encodingOfByteOrderMark = ([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
};

/**
 * Decodes the text of a file. A byte order mark means UTF-16 ("Unicode text" of Excel). Other text is UTF-8
 * if it is valid, otherwise GBK, in which a Chinese Excel writes CSV. Byte order marks are not part of the
 * text.
 */
function decodeText(bytes: Uint8Array): string {
  const marked = encodingOfByteOrderMark(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
