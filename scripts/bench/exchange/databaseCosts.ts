import type { Sql } from '../../../src/server/platform/store/databases/Database.ts';

/** Work of the database since its start. */
export interface DatabaseCosts {
  readonly statements: number;
  readonly commits: number;
  readonly walBytes: number;
}

/** Server settings that `readDatabaseCosts` needs, and a log of the usual size for a busy server. */
export const benchSettings = {
  shared_preload_libraries: 'pg_stat_statements',
  max_wal_size: '4GB',
  checkpoint_timeout: '15min',
};

export async function enableStatementCounts(sql: Sql): Promise<void> {
  await sql.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
}

/** Reads the costs of all processes; the statements include BEGIN and COMMIT. */
export async function readDatabaseCosts(sql: Sql): Promise<DatabaseCosts> {
  const [costs] = await sql.query<DatabaseCosts>(
    `SELECT (SELECT sum(calls)::float8 FROM pg_stat_statements) AS statements,
            (SELECT sum(xact_commit)::float8 FROM pg_stat_database) AS commits,
            pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS "walBytes"`,
  );
  if (!costs) throw new Error('The database has no statistics.');
  return costs;
}

/** Prints the statements with the most calls since the last reset (`--statements`). */
export async function printStatements(sql: Sql, documents: number): Promise<void> {
  const rows = await sql.query<{ calls: number; wal: number; ms: number; query: string }>(
    `SELECT calls::float8, wal_bytes::float8 AS wal, total_exec_time AS ms, query
       FROM pg_stat_statements ORDER BY total_exec_time DESC LIMIT 25`,
  );
  for (const { calls, wal, ms, query } of rows)
    console.log(
      `${(calls / documents).toFixed(3)} calls, ${(wal / documents).toFixed(0)} B, ${(ms / documents).toFixed(3)} ms a document: ${query.replaceAll(/\s+/g, ' ').slice(0, 110)}`,
    );
}
