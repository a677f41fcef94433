import { stringifyExactJson } from '../../../../contract/json/exactJson.ts';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import type { SqlValue, TableDatabase } from '../../databases/DatabaseDialect.ts';
import { DeliveryFailure } from '../DeliveryFailure.ts';
import type { DeliveryTarget, TransportRequest, TransportResponse } from '../DeliveryTarget.ts';
import { findColumn, findRoutine, findTable, type PartnerTable } from './findTable.ts';
import type { TableEndpoint } from './TableEndpoint.ts';

/** A column with this name holds the idempotency key of a row's document, so that none is written twice. */
const keyColumn = 'idempotency_key';

function toSqlValue(value: unknown): SqlValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return stringifyExactJson(value);
}

/**
 * Returns column and value of each property. Throws UNKNOWN_COLUMNS with all properties that the table lacks.
 */
function cellsOf(table: PartnerTable, name: string, document: unknown): Map<string, SqlValue> {
  if (!isRecord(document)) throw new DeliveryFailure('NOT_A_TABLE');
  const entries = Object.entries(document).map(([property, value]) => ({
    property,
    column: findColumn(table, property),
    value,
  }));
  const unknown = entries.filter(({ column }) => column === undefined).map(({ property }) => property);
  if (unknown.length > 0) throw new DeliveryFailure('UNKNOWN_COLUMNS', { table: name, columns: unknown });
  return new Map(entries.map(({ column = '', value }) => [column, toSqlValue(value)]));
}

/**
 * Compares here, because the collation of a column can ignore case, accents and width. A CHAR column pads its
 * values.
 */
const isSameKey = (found: unknown, key: string): boolean => String(found).trimEnd() === key.trimEnd();

async function hasRow(
  database: TableDatabase,
  { sql }: PartnerTable,
  column: string,
  key: string,
): Promise<boolean> {
  const quoted = database.quote(column);
  const text = `SELECT ${quoted} AS known FROM ${sql} WHERE ${quoted} = ${database.placeholder(1)}`;
  return (await database.query(text, [key])).some(({ known }) => isSameKey(known, key));
}

/** Inserts one row, unless the table already has it. */
async function insertRow(
  open: TableEndpoint['database'],
  name: string,
  sent: TransportRequest,
): Promise<void> {
  const database = await open();
  const table = await findTable(database, name);
  const cells = cellsOf(table, name, sent.requestBody);
  const column = findColumn(table, keyColumn);
  const key = sent.idempotencyKey;
  const known = column && key ? { column, key } : undefined;
  if (known && (await hasRow(database, table, known.column, known.key))) return;
  if (known) cells.set(known.column, known.key);
  const names = [...cells.keys()].map(database.quote).join(', ');
  const places = [...cells.keys()].map((_, index) => database.placeholder(index + 1)).join(', ');
  try {
    await database.query(`INSERT INTO ${table.sql} (${names}) VALUES (${places})`, [...cells.values()]);
  } catch (error) {
    if (!(known && error instanceof DeliveryFailure)) throw error;
    // Another process may have inserted the row, or the connection was lost after the insert.
    const isInserted = await open()
      .then((again) => hasRow(again, table, known.column, known.key))
      .catch(() => false);
    if (!isInserted) throw error;
  }
}

/** Passes the document as JSON, and its key, to a function or procedure. */
async function callRoutine(database: TableDatabase, name: string, sent: TransportRequest): Promise<void> {
  const routine = await findRoutine(database, name);
  const places = `${database.placeholder(1)}, ${database.placeholder(2)}`;
  const verb = routine.isFunction ? 'SELECT' : 'CALL';
  await database.query(`${verb} ${routine.sql}(${places})`, [
    stringifyExactJson(sent.requestBody),
    sent.idempotencyKey ?? '',
  ]);
}

/** Inserts one row for each document into a partner's table, or calls its stored procedure once. */
export const tableTarget = ({ database, url, table, routine }: TableEndpoint): DeliveryTarget => ({
  kind: 'INTERMEDIATE_TABLE',
  method: routine ? 'CALL' : 'INSERT',
  url: `${url}/${routine ?? table}`,
  headers: {},
  bodyOf: (document) => document,
  send: async (sent): Promise<TransportResponse> => {
    if (routine) await callRoutine(await database(), routine, sent);
    else await insertRow(database, table ?? '', sent);
    return {};
  },
});
