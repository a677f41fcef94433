import type { Database, Sql } from '../databases/Database.ts';
import { retryOn } from '../databases/StatementError.ts';
import { createTables } from './createTables.ts';
import type { EntityTable } from './EntityTable.ts';
import type { Migration } from './migrations.ts';
import { lockSchema, Partitions } from './Partitions.ts';
import { readRecordFormat, renameTables, writeRecordFormat } from './recordFormat.ts';

/** Returns the number of the newest migration that was applied. */
export async function readVersion(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ version: number | null }>(
    'SELECT max(version) AS version FROM schema_version',
  );
  return row?.version ?? 0;
}

/** The newest versions that a program supports, or those of a database. */
export interface DatabaseVersions {
  /** Number of the newest migration. */
  readonly schemaVersion: number;
  readonly recordFormat: number;
}

export const readVersions = async (sql: Sql): Promise<DatabaseVersions> => ({
  schemaVersion: await readVersion(sql),
  recordFormat: await readRecordFormat(sql),
});

/** The form of records that a program reads and writes. */
export interface RecordFormat {
  readonly newest: number;
  /** Changes the records of an older format. Rejects if one of them cannot be changed. */
  readonly migrate: (sql: Sql, from: number) => Promise<void>;
}

/** Schemas without migrations. */
const firstFormat: RecordFormat = { newest: 0, migrate: async () => undefined };

/** Resolves to the format of the stored records. Throws a sentence if this program cannot read them. */
export async function readKnownFormat(sql: Sql, newest: number): Promise<number> {
  const found = await readRecordFormat(sql);
  if (found > newest)
    throw new Error(
      `The records in the database have format ${found}, but this program supports formats up to ${newest}. Start a newer program, or run "interface-console migrate --revert ${newest}" with it.`,
    );
  return found;
}

/** Maximum number of runs of a migration that meets a deadlock. */
const maxRuns = 20;

/**
 * Locks all tables of the service before the first change. Later changes then wait for no other process, so a
 * deadlock costs only this statement.
 */
async function lockTables(sql: Sql): Promise<void> {
  const tables = await sql.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
      WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = current_schema()::regnamespace
        AND pg_has_role(relowner, 'USAGE') ORDER BY oid`,
  );
  if (tables.length > 0)
    await sql.query(`LOCK TABLE ${tables.map(({ name }) => name).join(', ')} IN ACCESS EXCLUSIVE MODE`);
}

/**
 * Migrates a database to the newest version, to the tables of the entities and to the newest form of records, one
 * process at a time, in one transaction. Throws if the database is newer than this program, because the program
 * would lose data that it does not read.
 */
export async function migrate(
  database: Database,
  tables: readonly EntityTable[],
  migrations: readonly Migration[],
  { newest: newestFormat, migrate: migrateRecords } = firstFormat,
): Promise<void> {
  let runs = 0;
  const run = async (sql: Sql): Promise<void> => {
    await lockSchema(sql);
    runs += 1;
    // Most starts change nothing: their first run stops no other process.
    if (runs > 1) await lockTables(sql);
    await sql.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
    const version = await readVersion(sql);
    const newest = Math.max(...migrations.map((step) => step.version));
    if (version > newest) {
      throw new Error(
        `The database has version ${version}, but this program supports versions up to ${newest}. Start a newer program, or use another database.`,
      );
    }
    for (const step of migrations.filter((candidate) => candidate.version > version)) {
      for (const statement of step.statements) await sql.query(statement);
      await sql.query('INSERT INTO schema_version (version) VALUES ($1)', [step.version]);
    }
    const format = await readKnownFormat(sql, newestFormat);
    await renameTables(sql, tables);
    await createTables(sql, tables);
    await new Partitions(sql, tables).createDue(new Date());
    if (format < newestFormat) {
      await migrateRecords(sql, format);
      await writeRecordFormat(sql, newestFormat);
    }
  };
  // A running process of the former version may lock the same tables in any order.
  await retryOn(['40P01'], maxRuns, () => database.transaction(run, { isLong: true }));
}
