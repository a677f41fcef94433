/** A row of a CSV file. */
export interface CsvRow {
  /** As a spreadsheet counts: the header is row 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** A CSV file with a header. */
export interface CsvTable {
  readonly headings: readonly string[];
  /** The rows under the header, without blank ones. */
  readonly rows: readonly CsvRow[];
  /** Numbers of the rows with a misplaced quotation mark. */
  readonly misquoted: readonly number[];
}

const delimiters = [',', ';', '\t'];

/**
 * Reads CSV with commas, semicolons or tabs, with or without a byte order mark. The delimiter is the one that splits
 * the header into most columns.
 */
export async function parseCsv(text: string): Promise<CsvTable> {
  const { default: papa } = await import('papaparse');
  const content = text.replace(/^\uFEFF/, '');
  const columnsWith = (delimiter: string): number =>
    papa.parse<string[]>(content, { delimiter, preview: 1 }).data[0]?.length ?? 0;
  const delimiter = delimiters.reduce((best, next) => (columnsWith(next) > columnsWith(best) ? next : best));
  const { data, errors } = papa.parse<string[]>(content, { delimiter });
  const [header = [], ...others] = data;
  const rows = others
    .map((cells, index) => ({ number: index + 2, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const misquoted = errors.flatMap(({ type, row }) => (type === 'Quotes' ? [(row ?? 0) + 1] : []));
  return { headings: header.map((heading) => heading.trim()), rows, misquoted: [...new Set(misquoted)] };
}
