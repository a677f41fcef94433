import { parseExactJson, stringifyExactJson } from '../../../../contract/json/exactJson.ts';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import { DeliveryFailure } from '../DeliveryFailure.ts';

/** Under what servers put a list of documents. */
const listProperties = new Set(['data', 'records', 'items', 'list', 'rows']);

/** What else stands in such an answer, whoever gives it: nothing of it is a document's. */
const envelopeProperties = new Set([
  'code',
  'count',
  'errorCode',
  'errorMessage',
  'message',
  'more',
  'msg',
  'page',
  'pageNo',
  'pageSize',
  'paging',
  'requestId',
  'showType',
  'status',
  'success',
  'timestamp',
  'total',
  'traceId',
]);

/**
 * The list that an answer is an envelope of, also one level down (`data.records`); undefined for all else. An order with its `items` is no
 * envelope, because it has a number, too.
 */
export function findDocumentList(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return undefined;
  const own = Object.keys(value).filter((name) => !envelopeProperties.has(name));
  const [name = ''] = own;
  // That it went well, and nothing else: there is nothing.
  if (own.length === 0 && typeof value.success === 'boolean') return [];
  return own.length === 1 && listProperties.has(name) ? findDocumentList(value[name]) : undefined;
}

/** How documents are written down in the body of a call, and read from one. */
export interface BodyFormat {
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
    value = parseExactJson(text);
  } catch (error) {
    throw new DeliveryFailure('INVALID_ANSWER', {
      message: error instanceof Error ? error.message : String(error),
    });
  }
  return (findDocumentList(value) ?? [value]).map((document) => stringifyExactJson(document));
}

export const jsonFormat: BodyFormat = {
  accept: 'application/json',
  headers: { 'Content-Type': 'application/json' },
  write: async (body) => JSON.stringify(body),
  read: readJson,
};

type CsvRow = Readonly<Record<string, unknown>>;

/** A list of records has a row each, also where it is all that a document has; any other document is one row. */
function toCsvRows(document: unknown): CsvRow[] {
  const values = isRecord(document) ? Object.values(document) : [];
  const list = values.length === 1 && Array.isArray(values[0]) ? values[0] : document;
  const rows: unknown[] = Array.isArray(list) ? list : [list];
  if (!rows.every(isRecord)) throw new DeliveryFailure('NOT_A_TABLE');
  return rows;
}

const toCell = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** Every column that any row has, in the order in which they come up. */
async function writeCsv(document: unknown): Promise<string> {
  const { default: papa } = await import('papaparse');
  const rows = toCsvRows(document);
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return papa.unparse({ fields: columns, data: rows.map((row) => columns.map((name) => toCell(row[name]))) });
}

async function readCsv(text: string): Promise<string[]> {
  const { default: papa } = await import('papaparse');
  const { data, errors } = papa.parse<CsvRow>(text, { header: true, skipEmptyLines: true });
  // One column needs no delimiter.
  const [error] = errors.filter(({ code }) => code !== 'UndetectableDelimiter');
  if (error)
    throw new DeliveryFailure('INVALID_ANSWER', { message: `${error.message} (${(error.row ?? 0) + 1})` });
  return data.map((row) => JSON.stringify(row));
}

/** As a header may carry it: RFC 6266. */
const attachmentHeader = (fileName: string): string =>
  `attachment; filename="${fileName.replaceAll(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;

/** A file of comma-separated values (RFC 4180) with a line of names. */
export const csvFormat = (fileName: string): BodyFormat => ({
  accept: 'text/csv',
  headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': attachmentHeader(fileName) },
  write: writeCsv,
  read: readCsv,
});
