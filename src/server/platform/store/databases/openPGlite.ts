import { renameSync, rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { type ExecProtocolOptions, PGlite, type Transaction } from '@electric-sql/pglite';
import { damagedDatabaseError } from './assertDatabaseIntact.ts';
import { type Database, quoteIdentifier, type Sql } from './Database.ts';
import { rowsOfLastResult, runStatement } from './StatementError.ts';

/** Milliseconds of statements in one turn of the event loop; sockets and timers wait no longer than that. */
const maxBlockingMilliseconds = 5;

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * A pause before each step of work that blocks this process: undefined while the present turn of the event loop is shorter than
 * `limit` milliseconds, else a promise of the next turn. `now` is in milliseconds.
 */
export function createEventLoopPause(
  now = () => performance.now(),
  limit = maxBlockingMilliseconds,
): () => Promise<void> | undefined {
  let turnStart: number | undefined;
  return () => {
    if (turnStart !== undefined) return now() - turnStart < limit ? undefined : nextTurn();
    turnStart = now();
    setImmediate(() => {
      turnStart = undefined;
    });
    return undefined;
  };
}

/**
 * What autovacuum does for a PostgreSQL server, by its own thresholds; PGlite is one process and has none. Without it
 * plans rest on guesses, and counts look into the table for what an index knows.
 */
export async function vacuumChangedTables(sql: Sql): Promise<void> {
  const changedTables = await sql.query<{ schema: string; name: string }>(
    `SELECT stat.schemaname::text AS schema, stat.relname::text AS name
       FROM pg_stat_user_tables stat JOIN pg_class class ON class.oid = stat.relid
      WHERE n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
         OR n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)`,
  );
  for (const { schema, name } of changedTables)
    await sql.query(`VACUUM (ANALYZE) ${quoteIdentifier(schema)}.${quoteIdentifier(name)}`);
}

/** Milliseconds between two looks for tables that have changed much: those of PostgreSQL's own autovacuum. */
const vacuumInterval = 60_000;

/** The first file of a table or an index that is not there. */
const missingFileQuery = `
  SELECT path FROM (SELECT pg_relation_filepath(oid) AS path FROM pg_class) AS file
   WHERE path IS NOT NULL AND (pg_stat_file(path, true)).size IS NULL LIMIT 1`;

const sqlOf = (client: PGlite | Transaction): Sql => ({
  query: async <T extends object>(text: string, values: readonly unknown[] = []) =>
    (await runStatement(text, () => client.query<T>(text, [...values]))).rows,
});

/**
 * Statements that wait for one another run in one turn of the event loop, for PGlite never waits for anything outside: hundreds of
 * them would keep every socket waiting. Each call of its protocol pauses first where that is due, whoever holds its locks.
 */
function pauseBetweenCalls(client: PGlite, pause: ReturnType<typeof createEventLoopPause>): void {
  const call = client.execProtocolRaw.bind(client);
  client.execProtocolRaw = async (message: Uint8Array, options?: ExecProtocolOptions) => {
    await pause();
    return call(message, options);
  };
}

/** Makes an empty database. A start that is interrupted meanwhile leaves no `folder`: what is there is whole, or damaged. */
export async function createPGlite(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await (await PGlite.create(unfinished)).close();
  renameSync(unfinished, folder);
}

/**
 * PostgreSQL inside this process, kept in `folder`, where `assertDatabaseIntact` has found nothing amiss.
 * It knows no lock between processes: whoever opens a folder holds its lock (DataFolder.ts).
 */
export async function openPGlite(folder: string): Promise<Database> {
  const client = await PGlite.create(folder).catch((cause: Error) => {
    throw damagedDatabaseError(folder, `PostgreSQL does not start on it (${cause.message})`);
  });
  const { rows } = await client.query<{ path: string }>(missingFileQuery);
  if (rows[0]) {
    await client.close();
    throw damagedDatabaseError(folder, `${rows[0].path} is missing`);
  }
  return wrapPGlite(client);
}

/** A PostgreSQL that is open inside this process; its statements give way to the event loop by `pause`. */
export function wrapPGlite(client: PGlite, pause = createEventLoopPause()): Database {
  pauseBetweenCalls(client, pause);
  const sql = sqlOf(client);
  const vacuumTimer = setInterval(() => {
    vacuumChangedTables(sql).catch((error: Error) => console.error(`PGlite: ${error.message}`));
  }, vacuumInterval).unref();
  return {
    ...sql,
    transaction: (work) =>
      runStatement('COMMIT', () => client.transaction((transaction) => work(sqlOf(transaction)))),
    async script<T extends object>(text: string) {
      try {
        const results = await runStatement(text, () => client.exec(text));
        return rowsOfLastResult<T>(results);
      } catch (error) {
        await client.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => {
      clearInterval(vacuumTimer);
      return client.close();
    },
  };
}
