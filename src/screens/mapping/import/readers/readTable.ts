import { parseBlock } from '../../sheet/clipboard.ts';
import { createImportTable, ImportError, type ImportTable, importRowLimit } from './ImportTable.ts';

/** More is refused. */
const byteLimit = 5_000_000;

const hasSignature = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** A workbook is told by its first bytes, not by its name: `PK` of a ZIP archive. */
const isWorkbook = (bytes: Uint8Array): boolean => hasSignature(bytes, 0x50, 0x4b, 0x03, 0x04);

/** What Excel wrote until 2003. */
const isOldExcel = (bytes: Uint8Array): boolean => hasSignature(bytes, 0xd0, 0xcf, 0x11, 0xe0);

async function readLines(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  if (isOldExcel(bytes)) throw new ImportError('oldExcel');
  if (isWorkbook(bytes)) return (await import('./readWorkbook.ts')).readWorkbook(bytes);
  const text = decodeText(bytes);
  if (text.includes('\0')) throw new ImportError('unreadable');
  return (await import('./readDelimited.ts')).readDelimited(text);
}

/** The same table, if there is something in it and not too much. Throws an ImportFault. */
export function checkTableSize(table: ImportTable): ImportTable {
  if (table.rows.length === 0) throw new ImportError('empty');
  // One more than the rows of a mapping: the heading.
  if (table.rows.length > importRowLimit + 1) throw new ImportError('tooManyRows', { limit: importRowLimit });
  return table;
}

/** Reads CSV, TSV or XLSX, whatever the file is called. Throws an ImportFault. */
export async function readTable(file: File): Promise<ImportTable> {
  if (file.size > byteLimit) throw new ImportError('tooLarge', { limit: byteLimit / 1_000_000 });
  const bytes = new Uint8Array(await file.arrayBuffer());
  return checkTableSize(createImportTable(await readLines(bytes), file.name));
}

/** Reads a block of a spreadsheet, which has tabs, or the text of a CSV file. Throws an ImportFault. */
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
 * The text of a file: UTF-16 where a byte order mark says so ("Unicode text" of Excel), UTF-8 where it is that, and otherwise GBK,
 * in which a Chinese Excel writes CSV. Byte order marks are no part of the text.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = encodingOfByteOrderMark(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
