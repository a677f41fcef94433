import type { Sql } from './Database.ts';
import { isPartitioned } from './Months.ts';
import { makePartitioned } from './makePartitioned.ts';
import { identifier, literal } from './quoted.ts';
import type { Table } from './Table.ts';

/** Creates the table of an entity, and moves into it what the table that all inherit from holds of that entity. */
async function create(sql: Sql, table: Table): Promise<void> {
  const apart = table.split ? [`apart jsonb NOT NULL DEFAULT '{}'`] : [];
  const columns = [...table.columns.values()].flatMap(({ definition }) => (definition ? [definition] : []));
  const parts = ['PRIMARY KEY (uuid)', 'UNIQUE (company_uuid, natural_key)', ...apart, ...columns];
  await sql.query(`CREATE TABLE ${table.sql} (${parts.join(', ')}) INHERITS (document)`);
  await sql.query(
    `WITH moved AS (
       DELETE FROM ONLY document WHERE entity = ${literal(table.entity)} RETURNING *
     )
     INSERT INTO ${table.sql} (entity, uuid, company_uuid, natural_key, data)
     SELECT entity, uuid, company_uuid, natural_key, data FROM moved`,
  );
}

/** Takes out of the documents what is to be kept beside them. */
async function splitDocuments(sql: Sql, table: Table, present: ReadonlySet<string>): Promise<void> {
  if (!table.split || present.has('apart')) return;
  await sql.query(`ALTER TABLE ${table.sql} ADD COLUMN apart jsonb NOT NULL DEFAULT '{}'`);
  await sql.query(`UPDATE ${table.sql} SET apart = ${table.split.apart}, data = ${table.split.data}`);
}

/** All in one statement, because each rewrites the table. */
async function addColumns(sql: Sql, table: Table, present: ReadonlySet<string>): Promise<void> {
  await splitDocuments(sql, table, present);
  const missing = [...table.columns.values()].filter(({ name }) => !present.has(name));
  if (missing.length === 0) return;
  const additions = missing.map(({ definition }) => `ADD COLUMN ${definition}`);
  await sql.query(`ALTER TABLE ${table.sql} ${additions.join(', ')}`);
}

/** Columns by table. */
async function presentColumns(sql: Sql): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await sql.query<{ name: string; columns: string[] }>(
    `SELECT table_name::text AS name, array_agg(column_name::text) AS columns FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name LIKE 'document\\_%' GROUP BY 1`,
  );
  return new Map(rows.map(({ name, columns }) => [name, new Set(columns)]));
}

async function partitionedTables(sql: Sql): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_class
      WHERE relkind = 'p' AND relnamespace = current_schema()::regnamespace`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Indexes that this file made, not those of keys: theirs have a space in the name. */
async function presentIndexes(sql: Sql, tables: readonly Table[]): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ name: string }>(
    `SELECT indexname::text AS name FROM pg_indexes
      WHERE schemaname = current_schema() AND tablename = ANY ($1) AND indexname LIKE '% %'`,
    [tables.map(({ name }) => name)],
  );
  return new Set(rows.map(({ name }) => name));
}

/**
 * Gives every entity its table, columns and indexes. A column that no list compares any more stays: another process
 * with other schemas may share the database; an index goes, because only writes would notice it.
 */
export async function makeTables(sql: Sql, tables: readonly Table[]): Promise<void> {
  const columns = await presentColumns(sql);
  const partitioned = await partitionedTables(sql);
  for (const table of tables) {
    const present = columns.get(table.name);
    if (isPartitioned(table) && !partitioned.has(table.name))
      await makePartitioned(sql, table, present !== undefined);
    else await (present ? addColumns(sql, table, present) : create(sql, table));
  }
  const indexes = await presentIndexes(sql, tables);
  const wanted = new Map(
    tables.flatMap((table) => table.indexes.map((index) => [index.name, { table, index }])),
  );
  for (const name of indexes) {
    if (!wanted.has(name)) await sql.query(`DROP INDEX ${identifier(name)}`);
  }
  for (const [name, { table, index }] of wanted) {
    if (!indexes.has(name)) {
      await sql.query(`CREATE INDEX ${identifier(name)} ON ${table.sql} ${index.definition}`);
    }
  }
}
