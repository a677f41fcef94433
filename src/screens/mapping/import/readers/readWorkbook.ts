import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { ImportError } from './ImportTable.ts';

/** Maximum size of all unpacked parts of a workbook together, in bytes. */
const unpackedLimit = 100_000_000;

/**
 * Packs the parts of a workbook with cells again, without compression. read-excel-file unpacks large
 * compressed parts in a worker from a blob, which our Content-Security-Policy forbids. Throws an ImportError.
 */
function unpackWorkbook(bytes: Uint8Array): ArrayBuffer {
  let total = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name)) return false;
      total += originalSize;
      if (total > unpackedLimit) throw new ImportError('tooLarge', { limit: unpackedLimit / 1_000_000 });
      return true;
    },
  });
  return zipSync(parts, { level: 0 }).buffer;
}

const padTwo = (figure: number): string => String(figure).padStart(2, '0');

/**
 * Formats a date cell as in Excel: `2026-11-21`, with its time if it has one. The reader returns dates in
 * UTC.
 */
function dateText(date: Date): string {
  const day = `${date.getUTCFullYear()}-${padTwo(date.getUTCMonth() + 1)}-${padTwo(date.getUTCDate())}`;
  const time = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(padTwo).join(':');
  return time === '00:00:00' ? day : `${day} ${time}`;
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? dateText(value) : String(value);
}

/** Reads the rows of the first sheet of an Excel workbook (XLSX). Throws an ImportError. */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  try {
    const rows = await readSheet(unpackWorkbook(bytes), 1, { trim: false });
    return rows.map((row) => row.map(cellText));
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError('unreadable');
  }
}
