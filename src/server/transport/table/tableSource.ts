import { isRecord } from '../../../contract/isRecord.ts';
import { Failure } from '../../exchange/Failure.ts';
import type { Arriving, PullSource } from '../Source.ts';
import type { TableDatabase } from './TableDatabase.ts';
import type { TableEnd } from './tableEnd.ts';
import { columnOf, routineNamed, type Table, tableNamed } from './tableNamed.ts';

/** Columns that can name a row, the first that a table has; in its order rows are taken. */
const keyColumns = ['id', 'uuid', 'idempotency_key'];

/** Empty until a row was taken: this service writes the time into it. */
const markColumn = 'processed_at';

/** Rows of one query, and of one pull. */
const limits = { batch: 100, rows: 10_000 };

const keyColumnOf = (table: Table): string | undefined =>
  keyColumns.map((name) => columnOf(table, name)).find((column) => column !== undefined);

/** Throws NO_KEY_COLUMN with what a table lacks to be read from. */
function columnsOf(table: Table, name: string): { key: string; mark: string } {
  const key = keyColumnOf(table);
  const mark = columnOf(table, markColumn);
  if (key !== undefined && mark !== undefined) return { key, mark };
  const missing = [key === undefined && keyColumns.join(' / '), mark === undefined && markColumn];
  throw new Failure('NO_KEY_COLUMN', { table: name, columns: missing.filter(Boolean).join(', ') });
}

async function markDone(
  database: TableDatabase,
  table: Table,
  { key, mark }: { key: string; mark: string },
  value: string,
) {
  const { quoted, parameter } = database;
  await database.rows(
    `UPDATE ${table.sql} SET ${quoted(mark)} = CURRENT_TIMESTAMP WHERE ${quoted(key)} = ${parameter(1)} AND ${quoted(mark)} IS NULL`,
    [value],
  );
}

/** The rows that nobody has taken yet, in the order of their keys. */
async function* rowsOf(end: TableEnd, name: string): AsyncGenerator<Arriving, void> {
  let last: string | undefined;
  for (let taken = 0; taken < limits.rows; taken += limits.batch) {
    const database = await end.database();
    const { quoted, parameter } = database;
    const table = await tableNamed(database, name);
    const place = columnsOf(table, name);
    const found = await database.documents({
      table: table.sql,
      columns: table.columns.filter((column) => column !== place.mark).map(quoted),
      key: quoted(place.key),
      // Those before it may not be marked yet.
      condition: `t.${quoted(place.mark)} IS NULL${last === undefined ? '' : ` AND t.${quoted(place.key)} > ${parameter(1)}`}`,
      values: last === undefined ? [] : [last],
      limit: limits.batch,
    });
    for (const { key, text } of found)
      yield {
        text,
        idempotencyKey: `${table.sql}:${key}`,
        done: async () => markDone(await end.database(), table, place, key),
      };
    last = found.at(-1)?.key;
    if (found.length < limits.batch) return;
  }
}

/** Names a row that a routine gave; nothing tells the routine that it was taken. */
function arriving(routine: string, text: string): Arriving {
  const row: unknown = JSON.parse(text);
  const table = { sql: routine, columns: isRecord(row) ? Object.keys(row) : [] };
  const column = keyColumnOf(table);
  if (!isRecord(row) || column === undefined)
    throw new Failure('NO_KEY_COLUMN', { table: routine, columns: keyColumns.join(' / ') });
  return { text, idempotencyKey: `${routine}:${row[column]}`, done: async () => undefined };
}

async function* givenBy(end: TableEnd, name: string): AsyncGenerator<Arriving, void> {
  const database = await end.database();
  const routine = await routineNamed(database, name);
  for (const text of await database.given(routine.sql)) yield arriving(name, text);
}

/** A partner's table whose rows are documents, or a routine that gives them. */
export const tableSource = (end: TableEnd): PullSource => ({
  kind: 'PULL',
  pull: () => (end.routine ? givenBy(end, end.routine) : rowsOf(end, end.table ?? '')),
});
