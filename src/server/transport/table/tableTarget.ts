import { isRecord } from '../../../contract/isRecord.ts';
import { Failure } from '../../exchange/Failure.ts';
import type { Answer, Sent, Target } from '../Target.ts';
import type { TableDatabase, Value } from './TableDatabase.ts';
import type { TableEnd } from './tableEnd.ts';
import { columnOf, routineNamed, type Table, tableNamed } from './tableNamed.ts';

/** A column of this name holds the key of the document that its row is of, so that none is written twice. */
const keyColumn = 'idempotency_key';

const keyOf = ({ headers }: Sent): string | undefined => headers['Idempotency-Key'];

function asValue(value: unknown): Value {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return JSON.stringify(value);
}

/** Column and value of each property. Throws UNKNOWN_COLUMNS with all that the table does not have. */
function cellsOf(table: Table, name: string, document: unknown): Map<string, Value> {
  if (!isRecord(document)) throw new Failure('NOT_A_TABLE');
  const entries = Object.entries(document).map(([property, value]) => ({
    property,
    column: columnOf(table, property),
    value,
  }));
  const unknown = entries.filter(({ column }) => column === undefined).map(({ property }) => property);
  if (unknown.length > 0) throw new Failure('UNKNOWN_COLUMNS', { table: name, columns: unknown.join(', ') });
  return new Map(entries.map(({ column = '', value }) => [column, asValue(value)]));
}

async function isThere(
  database: TableDatabase,
  { sql }: Table,
  column: string,
  key: string,
): Promise<boolean> {
  const text = `SELECT 1 FROM ${sql} WHERE ${database.quoted(column)} = ${database.parameter(1)}`;
  return (await database.rows(text, [key])).length > 0;
}

/** Writes one row, unless the table has it already. */
async function insert(database: TableDatabase, table: Table, name: string, sent: Sent): Promise<void> {
  const cells = cellsOf(table, name, sent.requestBody);
  const column = columnOf(table, keyColumn);
  const key = keyOf(sent);
  const known = column && key ? { column, key } : undefined;
  if (known && (await isThere(database, table, known.column, known.key))) return;
  if (known) cells.set(known.column, known.key);
  const names = [...cells.keys()].map(database.quoted).join(', ');
  const places = [...cells.keys()].map((_, index) => database.parameter(index + 1)).join(', ');
  try {
    await database.rows(`INSERT INTO ${table.sql} (${names}) VALUES (${places})`, [...cells.values()]);
  } catch (error) {
    // Another process may have written the same row meanwhile.
    if (!(known && error instanceof Failure && (await isThere(database, table, known.column, known.key))))
      throw error;
  }
}

/** Hands the document as JSON to a procedure, and its key. */
async function callRoutine(database: TableDatabase, name: string, sent: Sent): Promise<void> {
  const routine = await routineNamed(database, name);
  const places = `${database.parameter(1)}, ${database.parameter(2)}`;
  const verb = routine.isFunction ? 'SELECT' : 'CALL';
  await database.rows(`${verb} ${routine.sql}(${places})`, [
    JSON.stringify(sent.requestBody),
    keyOf(sent) ?? '',
  ]);
}

/** One row for each document in a partner's table, or one call of its stored procedure. */
export const tableTarget = ({ database, url, table, routine }: TableEnd): Target => ({
  kind: 'TABLE',
  method: routine ? 'CALL' : 'INSERT',
  url: `${url}/${routine ?? table}`,
  headers: {},
  bodyOf: (document) => document,
  send: async (sent): Promise<Answer> => {
    const open = await database();
    if (routine) await callRoutine(open, routine, sent);
    else await insert(open, await tableNamed(open, table ?? ''), table ?? '', sent);
    return {};
  },
});
