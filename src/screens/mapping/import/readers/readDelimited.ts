import Papa from 'papaparse';
import { ImportError } from './ImportTable.ts';

/**
 * Reads rows of CSV or TSV. The parser detects the delimiter. Blank lines are rows. Throws an ImportError for a stray
 * quote, because the rows after it would become part of its cell.
 */
export function readDelimited(text: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(text, { delimitersToGuess: [',', '\t', ';'] });
  const stray = errors.find(({ type }) => type === 'Quotes');
  if (stray) throw new ImportError('quotes', { row: (stray.row ?? 0) + 1 });
  return data;
}
