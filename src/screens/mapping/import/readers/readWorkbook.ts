import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { ImportError } from './ImportTable.ts';

/** Bytes that all parts of a workbook may have together once they are unpacked. */
const unpackedLimit = 100_000_000;

/**
 * The parts of a workbook that hold cells, packed again without compression: what is compressed and large, read-excel-file has
 * unpacked by a worker made of a blob, which our Content-Security-Policy forbids. Throws an ImportFault.
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

/** A date cell as Excel shows it: `2026-11-21`, with its time where it has one. The reader gives them in UTC. */
function dateText(date: Date): string {
  const day = `${date.getUTCFullYear()}-${padTwo(date.getUTCMonth() + 1)}-${padTwo(date.getUTCDate())}`;
  const time = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(padTwo).join(':');
  return time === '00:00:00' ? day : `${day} ${time}`;
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? dateText(value) : String(value);
}

/** Rows of the first sheet of an Excel workbook (XLSX). Throws an ImportFault. */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  try {
    const rows = await readSheet(unpackWorkbook(bytes), 1, { trim: false });
    return rows.map((row) => row.map(cellText));
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError('unreadable');
  }
}
