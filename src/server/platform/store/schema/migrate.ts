import type { Database, Sql } from '../databases/Database.ts';
import { createTables } from './createTables.ts';
import type { EntityTable } from './EntityTable.ts';
import type { Migration } from './migrations.ts';
import { lockSchema, Partitions } from './Partitions.ts';

/** Returns the number of the newest migration that was applied. */
export async function readVersion(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ version: number | null }>(
    'SELECT max(version) AS version FROM schema_version',
  );
  return row?.version ?? 0;
}

/**
 * Migrates a database to the newest version and to the tables of the entities, one process at a time, in one
 * transaction. Throws if the database is newer than this program, which would lose unknown data.
 */
export async function migrate(
  database: Database,
  tables: readonly EntityTable[],
  migrations: readonly Migration[],
): Promise<void> {
  const run = async (sql: Sql): Promise<void> => {
    await lockSchema(sql);
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
    await createTables(sql, tables);
    await new Partitions(sql, tables).createDue(new Date());
  };
  await database.transaction(run, { isLong: true });
}
