import type { Database, Sql } from './Database.ts';
import { type Migration, migrations } from './migrations.ts';
import { literal, type SortKey, sortExpression } from './sortExpression.ts';

/** Any number that only this service takes in a database that it may share. */
const advisoryLock = 7_402_616;

/** An expression index for one sortable property of an entity. */
export interface SortIndex extends SortKey {
  readonly entity: string;
}

async function versionOf(sql: Sql): Promise<number> {
  await sql.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
  const [row] = await sql.query<{ version: number | null }>(
    'SELECT max(version) AS version FROM schema_version',
  );
  return row?.version ?? 0;
}

const identifier = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const createIndex = ({ entity, ...key }: SortIndex): string =>
  `CREATE INDEX IF NOT EXISTS ${identifier(`document_${entity}_${key.property}`)}
     ON document (company_uuid, ${sortExpression(key)}, uuid) WHERE entity = ${literal(entity)}`;

/**
 * Brings a database up to the newest version, one process at a time, in one transaction.
 * Throws when the database is newer than this program: going back would lose what it does not know.
 */
export async function migrate(
  database: Database,
  indexes: readonly SortIndex[],
  steps: readonly Migration[] = migrations,
): Promise<void> {
  await database.transaction(async (sql) => {
    await sql.query('SELECT pg_advisory_xact_lock($1)', [advisoryLock]);
    const version = await versionOf(sql);
    const newest = Math.max(...steps.map((step) => step.version));
    if (version > newest) {
      throw new Error(
        `The database has version ${version}, this program knows versions up to ${newest}. Start the newer program, or use another database.`,
      );
    }
    for (const step of steps.filter((candidate) => candidate.version > version)) {
      for (const statement of step.statements) await sql.query(statement);
      await sql.query('INSERT INTO schema_version (version) VALUES ($1)', [step.version]);
    }
    for (const index of indexes) await sql.query(createIndex(index));
  });
}
