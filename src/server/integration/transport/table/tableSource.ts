import { parseExactJson } from '../../../../contract/json/exactJson.ts';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import type { KeyValue, TableDatabase } from '../../databases/DatabaseDialect.ts';
import { DeliveryFailure } from '../DeliveryFailure.ts';
import type { PullSource, ReceivedDocument } from '../DocumentSource.ts';
import { findColumn, findRoutine, findTable, type PartnerTable } from './findTable.ts';
import type { TableEndpoint } from './TableEndpoint.ts';

/** Possible key columns; the first existing one identifies and orders the rows. */
const keyColumns = ['id', 'uuid', 'idempotency_key'];

/** Empty until a row was accepted: this service then writes the time into it. */
const processedColumn = 'processed_at';

/** Maximum rows of one query and of one pull. */
const rowLimits = { batch: 100, rows: 10_000 };

const keyColumnOf = (table: PartnerTable): string | undefined =>
  keyColumns.map((name) => findColumn(table, name)).find((column) => column !== undefined);

/** Throws NO_KEY_COLUMN with the columns that a table lacks as a source. */
function requireColumns(table: PartnerTable, name: string): { key: string; mark: string } {
  const key = keyColumnOf(table);
  const mark = findColumn(table, processedColumn);
  if (key !== undefined && mark !== undefined) return { key, mark };
  const missing = [key === undefined && keyColumns.join(' / '), mark === undefined && processedColumn];
  throw new DeliveryFailure('NO_KEY_COLUMN', { table: name, columns: missing.filter(Boolean) });
}

async function markProcessed(
  database: TableDatabase,
  table: PartnerTable,
  { key, mark }: { key: string; mark: string },
  value: KeyValue,
) {
  const { quote } = database;
  const { sql, values } = database.hasKey(quote(key), value);
  await database.query(
    `UPDATE ${table.sql} SET ${quote(mark)} = CURRENT_TIMESTAMP WHERE ${sql} AND ${quote(mark)} IS NULL`,
    values,
  );
}

const noKeyFailure = (table: string, column: string): DeliveryFailure =>
  new DeliveryFailure('NO_KEY', { table, column });

/** Throws NO_KEY if a row has no key: it can be neither identified nor marked. */
async function requireKeys(endpoint: TableEndpoint, name: string): Promise<void> {
  const database = await endpoint.database();
  const table = await findTable(database, name);
  const { key, mark } = requireColumns(table, name);
  const { quote } = database;
  const [found] = await database.query(
    `SELECT 1 AS found FROM ${table.sql} WHERE ${quote(key)} IS NULL AND ${quote(mark)} IS NULL LIMIT 1`,
    [],
  );
  if (found) throw noKeyFailure(name, key);
}

/** Yields rows that were not accepted yet, in the order of their keys. */
async function* pullRows(endpoint: TableEndpoint, name: string): AsyncGenerator<ReceivedDocument, void> {
  let last: KeyValue | undefined;
  for (let taken = 0; taken < rowLimits.rows; taken += rowLimits.batch) {
    const database = await endpoint.database();
    const { quote, placeholder } = database;
    const table = await findTable(database, name);
    const place = requireColumns(table, name);
    const found = await database.selectDocuments({
      table: table.sql,
      columns: table.columns.filter((column) => column !== place.mark).map(quote),
      key: quote(place.key),
      // Earlier rows may not be marked yet.
      condition: `t.${quote(place.mark)} IS NULL AND t.${quote(place.key)} ${last === undefined ? 'IS NOT NULL' : `> ${placeholder(1)}`}`,
      values: last === undefined ? [] : [last],
      limit: rowLimits.batch,
    });
    for (const { key, value, text } of found)
      yield {
        text,
        idempotencyKey: `${table.sql}:${key}`,
        acknowledge: async () => markProcessed(await endpoint.database(), table, place, value),
      };
    last = found.at(-1)?.value;
    if (found.length < rowLimits.batch) return;
  }
}

async function* pullTable(endpoint: TableEndpoint, name: string): AsyncGenerator<ReceivedDocument, void> {
  yield* pullRows(endpoint, name);
  await requireKeys(endpoint, name);
}

/** Returns the key column of a row from a routine, and its value. */
function findKey(routine: string, text: string): { column: string; key: unknown } {
  const row: unknown = parseExactJson(text);
  const table = { sql: routine, columns: isRecord(row) ? Object.keys(row) : [] };
  const column = keyColumnOf(table);
  if (!isRecord(row) || column === undefined)
    throw new DeliveryFailure('NO_KEY_COLUMN', { table: routine, columns: [keyColumns.join(' / ')] });
  return { column, key: row[column] };
}

async function* pullRoutineRows(
  endpoint: TableEndpoint,
  name: string,
): AsyncGenerator<ReceivedDocument, void> {
  const database = await endpoint.database();
  const routine = await findRoutine(database, name);
  let columnWithoutKey: string | undefined;
  for (const text of await database.callRoutine(routine.sql)) {
    const { column, key } = findKey(name, text);
    if (key === null) columnWithoutKey = column;
    // The routine does not learn that the row was accepted.
    else yield { text, idempotencyKey: `${name}:${key}`, acknowledge: async () => undefined };
  }
  if (columnWithoutKey !== undefined) throw noKeyFailure(name, columnWithoutKey);
}

/** A partner's table whose rows are documents, or a routine that returns them. */
export const tableSource = (endpoint: TableEndpoint): PullSource => ({
  kind: 'PULL',
  // A routine does not learn which rows were accepted.
  keepsDocuments: endpoint.routine === undefined,
  pull: () =>
    endpoint.routine
      ? pullRoutineRows(endpoint, endpoint.routine)
      : pullTable(endpoint, endpoint.table ?? ''),
});
