import type { Sql } from '../../src/server/store/Database.ts';
import { identifier, literal } from '../../src/server/store/quoted.ts';

/** A record as it is stored, all of it. */
export interface Stored {
  readonly uuid: string;
  readonly companyUuid: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** Records that are read at once. */
const pageSize = 500;

/** Documents, with what is kept beside them (`x-system-counter`) where the table has such a column. */
const recordSql = `uuid, company_uuid AS "companyUuid", data || COALESCE(to_jsonb(stored)->'apart', '{}') AS record`;

const hasTable = async (sql: Sql, name: string): Promise<boolean> => {
  const rows = await sql.query(
    'SELECT 1 FROM information_schema.tables WHERE table_schema = current_schema() AND table_name = $1',
    [name],
  );
  return rows.length > 0;
};

/** Every stored record of an entity in the order of the uuids, a page at a time. None where it has no table yet. */
export async function* storedRecords(sql: Sql, entity: string): AsyncIterable<Stored> {
  const table = `document_${entity}`;
  if (!(await hasTable(sql, table))) return;
  let after = '';
  while (true) {
    const page: readonly Stored[] = await sql.query<Stored>(
      `SELECT ${recordSql} FROM ${identifier(table)} AS stored WHERE uuid > $1 ORDER BY uuid LIMIT ${pageSize}`,
      [after],
    );
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize) return;
    after = last.uuid;
  }
}

/** Those that agree with another one of their company in all of these properties. */
export async function* twins(sql: Sql, entity: string, properties: readonly string[]): AsyncIterable<Stored> {
  const table = `document_${entity}`;
  if (!(await hasTable(sql, table))) return;
  const key = ['company_uuid', ...properties.map((property) => `data->${literal(property)}`)].join(', ');
  yield* await sql.query<Stored>(
    `SELECT uuid, company_uuid AS "companyUuid", data AS record
       FROM (SELECT *, count(*) OVER (PARTITION BY ${key}) AS alike FROM ${identifier(table)}) AS stored
      WHERE alike > 1 ORDER BY uuid`,
  );
}
