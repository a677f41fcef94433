import { quoteIdentifier, quoteLiteral, type Sql } from '../databases/Database.ts';
import type { EntityTable, WaitingSplit } from './EntityTable.ts';
import { isPartitioned, monthSqlOf, type PartitionedTable, Partitions } from './Partitions.ts';

/**
 * Creates the partitioned table of an entity. It cannot inherit, so queries on `document` do not include it.
 * Moves existing records into it, from the table of an older program (`isThere`) or from the common parent
 * table.
 */
async function createPartitionedTable(
  sql: Sql,
  table: PartitionedTable,
  hasOldTable: boolean,
): Promise<void> {
  const oldTable = hasOldTable ? quoteIdentifier(`${table.name} before`) : 'ONLY document';
  if (hasOldTable) await sql.query(`ALTER TABLE ${table.sql} RENAME TO ${oldTable}`);
  const columns = [...table.columns.values()].flatMap(({ definition }) => (definition ? [definition] : []));
  const parts = ['LIKE document', ...columns, `PRIMARY KEY (${table.primaryKey.join(', ')})`];
  await sql.query(
    `CREATE TABLE ${table.sql} (${parts.join(', ')}) PARTITION BY RANGE (${table.partitionColumn.sql})`,
  );
  await sql.query(`CREATE TABLE ${quoteIdentifier(`${table.name} other`)} PARTITION OF ${table.sql} DEFAULT`);
  await moveRecords(sql, table, oldTable);
  await sql.query(
    hasOldTable
      ? `DROP TABLE ${oldTable}`
      : `DELETE FROM ${oldTable} WHERE entity = ${quoteLiteral(table.entity)}`,
  );
}

/** Records without the instant get the current time. */
async function moveRecords(sql: Sql, table: PartitionedTable, oldTable: string): Promise<void> {
  const instant = `coalesce((data->>${quoteLiteral(table.partitionColumn.property)})::timestamptz, now())`;
  const records = `FROM ${oldTable} WHERE entity = ${quoteLiteral(table.entity)}`;
  const months = await sql.query<{ month: string }>(
    `SELECT DISTINCT ${monthSqlOf(instant)} AS month ${records}`,
  );
  await new Partitions(sql, [table]).createMonths(
    table,
    months.map(({ month }) => month),
  );
  await sql.query(
    `INSERT INTO ${table.sql} (entity, uuid, company_uuid, natural_key, data, ${table.partitionColumn.sql})
     SELECT entity, uuid, company_uuid, natural_key, data, ${instant} ${records}`,
  );
}

/** Free space in pages of waiting records, so that an update stays on the page of its row. */
const waitingFillfactor = 60;

/**
 * Creates the table of an entity with partitions for waiting and finished records. It cannot inherit, so queries
 * on `document` do not include it. Moves existing records into it, as `createPartitionedTable` does.
 */
async function createSplitTable(
  sql: Sql,
  table: EntityTable,
  { column, isFinishedSql, waiting, finished }: WaitingSplit,
  hasOldTable: boolean,
): Promise<void> {
  const oldTable = hasOldTable ? quoteIdentifier(`${table.name} before`) : 'ONLY document';
  if (hasOldTable) await sql.query(`ALTER TABLE ${table.sql} RENAME TO ${oldTable}`);
  const columns = [...table.columns.values()].flatMap(({ definition }) => (definition ? [definition] : []));
  const parts = [
    ...['LIKE document', ...columns, `${column} boolean NOT NULL DEFAULT false`],
    `PRIMARY KEY (${table.primaryKey.join(', ')})`,
  ];
  await sql.query(`CREATE TABLE ${table.sql} (${parts.join(', ')}) PARTITION BY LIST (${column})`);
  await sql.query(
    `CREATE TABLE ${quoteIdentifier(waiting)} PARTITION OF ${table.sql} FOR VALUES IN (false)
       WITH (fillfactor = ${waitingFillfactor})`,
  );
  await sql.query(`CREATE TABLE ${quoteIdentifier(finished)} PARTITION OF ${table.sql} FOR VALUES IN (true)`);
  await sql.query(
    `INSERT INTO ${table.sql} (entity, uuid, company_uuid, natural_key, data, ${column})
     SELECT entity, uuid, company_uuid, natural_key, data, ${isFinishedSql('data')}
       FROM ${oldTable} WHERE entity = ${quoteLiteral(table.entity)}`,
  );
  await sql.query(
    hasOldTable
      ? `DROP TABLE ${oldTable}`
      : `DELETE FROM ${oldTable} WHERE entity = ${quoteLiteral(table.entity)}`,
  );
}

/** Creates the table of an entity and moves its records out of the common parent table. */
async function createTable(sql: Sql, table: EntityTable): Promise<void> {
  const apart = table.counterSplit ? [`apart jsonb NOT NULL DEFAULT '{}'`] : [];
  const columns = [...table.columns.values()].flatMap(({ definition }) => (definition ? [definition] : []));
  const parts = ['PRIMARY KEY (uuid)', 'UNIQUE (company_uuid, natural_key)', ...apart, ...columns];
  await sql.query(`CREATE TABLE ${table.sql} (${parts.join(', ')}) INHERITS (document)`);
  await sql.query(
    `WITH moved AS (
       DELETE FROM ONLY document WHERE entity = ${quoteLiteral(table.entity)} RETURNING *
     )
     INSERT INTO ${table.sql} (entity, uuid, company_uuid, natural_key, data)
     SELECT entity, uuid, company_uuid, natural_key, data FROM moved`,
  );
}

/** Moves system counters out of the JSON into their own column. */
async function addCounterColumn(sql: Sql, table: EntityTable, present: ReadonlySet<string>): Promise<void> {
  if (!table.counterSplit || present.has('apart')) return;
  await sql.query(`ALTER TABLE ${table.sql} ADD COLUMN apart jsonb NOT NULL DEFAULT '{}'`);
  await sql.query(
    `UPDATE ${table.sql} SET apart = ${table.counterSplit.apart}, data = ${table.counterSplit.data}`,
  );
}

/** Uses one statement, because each one rewrites the table. */
async function addColumns(sql: Sql, table: EntityTable, present: ReadonlySet<string>): Promise<void> {
  await addCounterColumn(sql, table, present);
  const missing = [...table.columns.values()].filter(({ name }) => !present.has(name));
  if (missing.length === 0) return;
  const additions = missing.map(({ definition }) => `ADD COLUMN ${definition}`);
  await sql.query(`ALTER TABLE ${table.sql} ${additions.join(', ')}`);
}

/** Returns the columns by table. */
async function readColumns(sql: Sql): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await sql.query<{ name: string; columns: string[] }>(
    `SELECT table_name::text AS name, array_agg(column_name::text) AS columns FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name LIKE 'document\\_%' GROUP BY 1`,
  );
  return new Map(rows.map(({ name, columns }) => [name, new Set(columns)]));
}

async function readPartitionedTables(sql: Sql): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_class
      WHERE relkind = 'p' AND relnamespace = current_schema()::regnamespace`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Returns indexes that this file created, without those of keys, whose names contain a space. */
async function readIndexes(sql: Sql, tables: readonly EntityTable[]): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ name: string }>(
    `SELECT indexname::text AS name FROM pg_indexes
      WHERE schemaname = current_schema() AND tablename = ANY ($1) AND indexname LIKE '% %'`,
    [
      tables.flatMap(({ name, waitingSplit }) => [
        name,
        ...(waitingSplit ? [waitingSplit.waiting, waitingSplit.finished] : []),
      ]),
    ],
  );
  return new Set(rows.map(({ name }) => name));
}

/**
 * Creates or updates the table, columns and indexes of every entity. Unused columns stay: another process
 * with other schemas may share the database. Unused indexes are dropped, because only writes would notice
 * them.
 */
export async function createTables(sql: Sql, tables: readonly EntityTable[]): Promise<void> {
  const columns = await readColumns(sql);
  const partitioned = await readPartitionedTables(sql);
  for (const table of tables) {
    const present = columns.get(table.name);
    if (isPartitioned(table) && !partitioned.has(table.name))
      await createPartitionedTable(sql, table, present !== undefined);
    else if (table.waitingSplit && !partitioned.has(table.name))
      await createSplitTable(sql, table, table.waitingSplit, present !== undefined);
    else await (present ? addColumns(sql, table, present) : createTable(sql, table));
  }
  const indexes = await readIndexes(sql, tables);
  const wanted = new Map(
    tables.flatMap((table) => table.indexes.map((index) => [index.name, { table, index }])),
  );
  for (const name of indexes) {
    if (!wanted.has(name)) await sql.query(`DROP INDEX ${quoteIdentifier(name)}`);
  }
  for (const [name, { table, index }] of wanted) {
    if (!indexes.has(name)) {
      await sql.query(
        `CREATE INDEX ${quoteIdentifier(name)} ON ${index.on ?? table.sql} ${index.definition}`,
      );
    }
  }
}
