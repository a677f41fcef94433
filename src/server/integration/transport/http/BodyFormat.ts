import { findAnswerMessage } from '../../../../contract/api/findAnswerMessage.ts';
import { parseExactJson, stringifyExactJson } from '../../../../contract/json/exactJson.ts';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import { DeliveryFailure } from '../DeliveryFailure.ts';

/** Properties under which servers return a list of documents. */
const listProperties = new Set(['data', 'records', 'items', 'list', 'rows']);

/** Properties that describe a page of a list. */
const pageProperties = new Set(['count', 'more', 'page', 'pageNo', 'pageSize', 'paging', 'total']);

/** Other properties of such an envelope. None of them belongs to a document. */
const envelopeProperties = new Set([
  ...pageProperties,
  'code',
  'errorCode',
  'errorMessage',
  'message',
  'msg',
  'requestId',
  'showType',
  'status',
  'success',
  'timestamp',
  'traceId',
]);

/** Codes that report a success. Any other code can be that of a document, such as an event of a device. */
const successCode = /^(0+|200)$/;

const reportsResult = ({ success, code, message, msg }: Readonly<Record<string, unknown>>): boolean =>
  typeof success === 'boolean' || (typeof (message ?? msg) === 'string' && successCode.test(String(code)));

const isSuccessCode = (code: unknown): boolean => (code ?? '') === '' || successCode.test(String(code));

/** Returns whether an envelope without documents reports a failure, unless it says that it is a success. */
const reportsFailure = ({ success, code, errorCode }: Readonly<Record<string, unknown>>): boolean =>
  success === false || (success !== true && !(isSuccessCode(code) && isSuccessCode(errorCode)));

const describesPage = (value: unknown): boolean =>
  isRecord(value) && Object.keys(value).every((name) => pageProperties.has(name));

/**
 * Returns the list in an envelope, also one level down (`data.records`); null if the list is absent or null; undefined
 * for any other value. An order with `items` is no envelope, because it also has a number.
 */
export function findDocumentList(value: unknown): readonly unknown[] | null | undefined {
  if (value === null || Array.isArray(value)) return value;
  if (!isRecord(value)) return undefined;
  const own = Object.keys(value).filter((name) => !envelopeProperties.has(name));
  const [name = ''] = own;
  if (own.length === 0) return reportsResult(value) ? null : undefined;
  if (own.length > 1 || !listProperties.has(name)) return undefined;
  return describesPage(value[name]) ? null : findDocumentList(value[name]);
}

/** Format of documents in the body of a call. */
export interface BodyFormat {
  readonly accept: string;
  /** Content headers of this format. */
  readonly headers: Readonly<Record<string, string>>;
  /** Returns a body as text. */
  readonly write: (body: unknown) => Promise<string>;
  /**
   * Returns the documents of an answer, each as JSON. Throws DeliveryFailure INVALID_ANSWER, also for an envelope that
   * reports a failure instead of a list, unless the operator's condition has found a success (`isJudged`).
   */
  readonly read: (text: string, isJudged?: boolean) => Promise<string[]>;
}

/**
 * A list, also in an envelope, holds several documents; any other value is one. Numbers keep their original
 * text.
 */
async function readJson(text: string, isJudged = false): Promise<string[]> {
  if (text.trim() === '') return [];
  let value: unknown;
  try {
    value = parseExactJson(text);
  } catch (error) {
    throw new DeliveryFailure('INVALID_ANSWER', {
      message: error instanceof Error ? error.message : String(error),
    });
  }
  const list = findDocumentList(value);
  if (list === null && !isJudged && isRecord(value) && reportsFailure(value)) {
    throw new DeliveryFailure('INVALID_ANSWER', {
      message: findAnswerMessage(value) ?? stringifyExactJson(value),
    });
  }
  const documents = list === undefined ? [value] : (list ?? []);
  return documents.map((document) => stringifyExactJson(document));
}

export const jsonFormat: BodyFormat = {
  accept: 'application/json',
  headers: { 'Content-Type': 'application/json' },
  write: async (body) => stringifyExactJson(body),
  read: readJson,
};

type CsvRecord = Readonly<Record<string, unknown>>;

/**
 * A list of records has a row for each, also if it is the only property of a document; any other document is
 * one row.
 */
function toCsvRows(document: unknown): CsvRecord[] {
  const values = isRecord(document) ? Object.values(document) : [];
  const list = values.length === 1 && Array.isArray(values[0]) ? values[0] : document;
  const rows: unknown[] = Array.isArray(list) ? list : [list];
  if (!rows.every(isRecord)) throw new DeliveryFailure('NOT_A_TABLE');
  return rows;
}

function toCell(value: unknown = ''): unknown {
  if (value === null) return '';
  return typeof value === 'object' ? stringifyExactJson(value) : value;
}

/** Writes all columns of all rows, in order of first occurrence. */
async function writeCsv(document: unknown): Promise<string> {
  const { default: papa } = await import('papaparse');
  const rows = toCsvRows(document);
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const data = rows.map((row) => columns.map((name) => toCell(row[name])));
  // Many readers skip a blank line.
  const isBlankLine = (cell: unknown) => columns.length === 1 && cell === '';
  return papa.unparse({ fields: columns, data }, { quotes: isBlankLine });
}

/** With one column, a blank line is a record. With several, it is none. */
async function readCsv(text: string): Promise<string[]> {
  const { default: papa } = await import('papaparse');
  const lines = text.replace(/^[\r\n]+/, '');
  const first = papa.parse<CsvRecord>(lines, {
    header: true,
    preview: 1,
    skipEmptyLines: true,
    delimitersToGuess: [',', ';', '\t'],
  });
  const { delimiter, fields } = first.meta;
  const hasOneColumn = fields?.length === 1;
  // A file may end with a line break.
  const rows = hasOneColumn ? lines.replace(/\r?\n$/, '') : lines;
  const { data, errors } = papa.parse<CsvRecord>(rows, {
    header: true,
    delimiter,
    skipEmptyLines: !hasOneColumn,
  });
  const [error] = errors;
  if (error)
    throw new DeliveryFailure('INVALID_ANSWER', { message: `${error.message} (${(error.row ?? 0) + 1})` });
  return data.map((row) => JSON.stringify(row));
}

/** Returns a file name for a header: RFC 6266. */
const attachmentHeader = (fileName: string): string =>
  `attachment; filename="${fileName.replaceAll(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;

/** A file of comma-separated values (RFC 4180) with a header line. */
export const csvFormat = (fileName: string): BodyFormat => ({
  accept: 'text/csv',
  headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': attachmentHeader(fileName) },
  write: writeCsv,
  read: readCsv,
});
