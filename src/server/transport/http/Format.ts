import { readExact, writeExact } from '../../../contract/exactJson.ts';
import { isRecord } from '../../../contract/isRecord.ts';
import { Failure } from '../../exchange/Failure.ts';
import { listIn } from './listIn.ts';

/** How documents are written down in the body of a call, and read from one. */
export interface Format {
  readonly accept: string;
  /** Headers of a body in it. */
  readonly headers: Readonly<Record<string, string>>;
  /** What is to be sent, as text. */
  readonly write: (body: unknown) => Promise<string>;
  /** The documents of an answer, each as JSON. Throws Failure INVALID_ANSWER. */
  readonly read: (text: string) => Promise<string[]>;
}

/** A list holds documents, also in an envelope; all else is one. Their numbers stay as they were sent. */
async function readJson(text: string): Promise<string[]> {
  if (text.trim() === '') return [];
  let value: unknown;
  try {
    value = readExact(text);
  } catch (error) {
    throw new Failure('INVALID_ANSWER', { message: error instanceof Error ? error.message : String(error) });
  }
  return (listIn(value) ?? [value]).map((document) => writeExact(document));
}

export const json: Format = {
  accept: 'application/json',
  headers: { 'Content-Type': 'application/json' },
  write: async (body) => JSON.stringify(body),
  read: readJson,
};

type Cells = Readonly<Record<string, unknown>>;

/** A list of records has a row each, also where it is all that a document has; any other document is one row. */
function rowsOf(document: unknown): Cells[] {
  const values = isRecord(document) ? Object.values(document) : [];
  const list = values.length === 1 && Array.isArray(values[0]) ? values[0] : document;
  const rows: unknown[] = Array.isArray(list) ? list : [list];
  if (!rows.every(isRecord)) throw new Failure('NOT_A_TABLE');
  return rows;
}

const cell = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** Every column that any row has, in the order in which they come up. */
async function writeCsv(document: unknown): Promise<string> {
  const { default: papa } = await import('papaparse');
  const rows = rowsOf(document);
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return papa.unparse({ fields: columns, data: rows.map((row) => columns.map((name) => cell(row[name]))) });
}

async function readCsv(text: string): Promise<string[]> {
  const { default: papa } = await import('papaparse');
  const { data, errors } = papa.parse<Cells>(text, { header: true, skipEmptyLines: true });
  // One column needs no delimiter.
  const [error] = errors.filter(({ code }) => code !== 'UndetectableDelimiter');
  if (error) throw new Failure('INVALID_ANSWER', { message: `${error.message} (${(error.row ?? 0) + 1})` });
  return data.map((row) => JSON.stringify(row));
}

/** As a header may carry it: RFC 6266. */
const attachment = (fileName: string): string =>
  `attachment; filename="${fileName.replaceAll(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;

/** A file of comma-separated values (RFC 4180) with a line of names. */
export const csv = (fileName: string): Format => ({
  accept: 'text/csv',
  headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': attachment(fileName) },
  write: writeCsv,
  read: readCsv,
});
