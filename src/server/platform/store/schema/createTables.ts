import { quoteIdentifier, quoteLiteral, type Sql } from '../databases/Database.ts';
import type { EntityTable, WaitingSplit } from './EntityTable.ts';
import { isPartitioned, monthSqlOf, Partitions } from './Partitions.ts';

/** Free space in pages of waiting records, so that an update stays on the page of its row. */
const waitingFillfactor = 60;

/** Creates the partitions of a split table, or the months of the records in a source. */
async function createPartitions(sql: Sql, table: EntityTable, source: string): Promise<void> {
  if (table.waitingSplit) {
    const { waiting, finished } = table.waitingSplit;
    await sql.query(
      `CREATE TABLE ${quoteIdentifier(waiting)} PARTITION OF ${table.sql} FOR VALUES IN (false)
         WITH (fillfactor = ${waitingFillfactor})`,
    );
    await sql.query(
      `CREATE TABLE ${quoteIdentifier(finished)} PARTITION OF ${table.sql} FOR VALUES IN (true)`,
    );
  }
  if (!isPartitioned(table)) return;
  await sql.query(`CREATE TABLE ${quoteIdentifier(`${table.name} other`)} PARTITION OF ${table.sql} DEFAULT`);
  const months = await sql.query<{ month: string }>(
    `SELECT DISTINCT ${monthSqlOf('at')} AS month FROM (${source}) AS old`,
  );
  await new Partitions(sql, [table]).createMonths(
    table,
    months.map(({ month }) => month),
  );
}

/** Returns the definitions of the columns, besides those of `document`. */
const columnDefinitionsOf = ({ columns, counterSplit, waitingSplit }: EntityTable): string[] => [
  ...(counterSplit ? ["apart jsonb NOT NULL DEFAULT '{}'"] : []),
  ...(waitingSplit ? [`${waitingSplit.column} boolean NOT NULL DEFAULT false`] : []),
  ...[...columns.values()].flatMap(({ definition }) => (definition ? [definition] : [])),
];

/** Gives a table and its partitions other names, and returns the name of the table. */
async function setAside(sql: Sql, { name, sql: table }: EntityTable): Promise<string> {
  const oldTable = quoteIdentifier(`${name} before`);
  const parts = await sql.query<{ part: string }>(
    `SELECT relname::text AS part FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
      WHERE inhparent = ${quoteLiteral(table)}::regclass`,
  );
  // Readers lock a table before its partitions, so the other order would be a deadlock.
  await sql.query(`ALTER TABLE ${table} RENAME TO ${oldTable}`);
  for (const { part } of parts)
    await sql.query(`ALTER TABLE ${quoteIdentifier(part)} RENAME TO ${quoteIdentifier(`before ${part}`)}`);
  return oldTable;
}

/**
 * Creates the table of an entity and moves existing records into it: those of a table with another partitioning, or
 * those in the common parent table. A partitioned table cannot inherit, so queries on `document` do not include it.
 * @param former the columns of the former table
 */
async function createTable(
  sql: Sql,
  table: EntityTable,
  former: ReadonlySet<string> | undefined,
): Promise<void> {
  const oldTable = former ? await setAside(sql, table) : 'ONLY document';
  const { partitionKey, partitionColumn } = table;
  const parts = [`PRIMARY KEY (${table.primaryKey.join(', ')})`, ...columnDefinitionsOf(table)];
  await sql.query(
    partitionKey === undefined
      ? `CREATE TABLE ${table.sql} (${['UNIQUE (company_uuid, natural_key)', ...parts].join(', ')}) INHERITS (document)`
      : `CREATE TABLE ${table.sql} (${['LIKE document', ...parts].join(', ')}) PARTITION BY ${partitionKey}`,
  );
  // Records without the instant get the current time.
  const at = partitionColumn
    ? `coalesce((data->>${quoteLiteral(partitionColumn.property)})::timestamptz, now())`
    : 'NULL';
  const source = `SELECT uuid, company_uuid, natural_key, ${former?.has('apart') ? 'data || apart' : 'data'} AS data, ${at} AS at
                    FROM ${oldTable} WHERE entity = ${quoteLiteral(table.entity)}`;
  await createPartitions(sql, table, source);
  await sql.query(table.insertSql(source));
  await sql.query(
    former
      ? `DROP TABLE ${oldTable}`
      : `DELETE FROM ${oldTable} WHERE entity = ${quoteLiteral(table.entity)}`,
  );
}

/** Moves records to the other partition if the entity has other states of finished records than at the last start. */
async function moveFinished(
  sql: Sql,
  { sql: table }: EntityTable,
  { column, isFinishedSql }: WaitingSplit,
): Promise<void> {
  const condition = isFinishedSql('data');
  const [former] = await sql.query<{ condition: string | null }>(
    `SELECT obj_description(${quoteLiteral(table)}::regclass, 'pg_class') AS condition`,
  );
  if (former?.condition === condition) return;
  await sql.query(`UPDATE ${table} SET ${column} = ${condition} WHERE ${column} <> (${condition})`);
  await sql.query(`COMMENT ON TABLE ${table} IS ${quoteLiteral(condition)}`);
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

/** Returns the partition keys of tables by name, in the words of `EntityTable.partitionKey`. */
async function readPartitionKeys(sql: Sql): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.query<{ name: string; key: string }>(
    `SELECT relname::text AS name, pg_get_partkeydef(oid) AS key FROM pg_class
      WHERE relkind = 'p' AND relnamespace = current_schema()::regnamespace`,
  );
  return new Map(rows.map(({ name, key }) => [name, key]));
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
  const partitionKeys = await readPartitionKeys(sql);
  for (const table of tables) {
    const present = columns.get(table.name);
    if (present && partitionKeys.get(table.name) === table.partitionKey) {
      await addColumns(sql, table, present);
    } else await createTable(sql, table, present);
    if (table.waitingSplit) await moveFinished(sql, table, table.waitingSplit);
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
