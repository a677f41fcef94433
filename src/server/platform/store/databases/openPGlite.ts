import { renameSync, rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { inspect } from 'node:util';
import { type ExecProtocolOptions, PGlite, type Transaction } from '@electric-sql/pglite';
import { logError } from '../../base/log.ts';
import { damagedDatabaseError } from './assertDatabaseIntact.ts';
import { type Database, quoteIdentifier, type Sql } from './Database.ts';
import type { DataFolder } from './DataFolder.ts';
import { rowsOfLastResult, runStatement } from './StatementError.ts';

/**
 * Maximum milliseconds of statements in one turn of the event loop, so that sockets and timers wait no
 * longer.
 */
const maxBlockingMilliseconds = 5;

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Returns a function to call before each blocking step. It returns undefined while the current turn of the
 * event loop is shorter than `limit` milliseconds, else a promise of the next turn. `now` is in milliseconds.
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
 * Replaces autovacuum with the same thresholds. PGlite is one process and has none. Without it, the planner has
 * no statistics, and counts read the table although an index has the answer.
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

/** Milliseconds between two checks for changed tables, the default of PostgreSQL's autovacuum. */
const vacuumInterval = 60_000;

/** Returns the first missing file of a table or index. */
const missingFileQuery = `
  SELECT path FROM (SELECT pg_relation_filepath(oid) AS path FROM pg_class) AS file
   WHERE path IS NOT NULL AND (pg_stat_file(path, true)).size IS NULL LIMIT 1`;

const sqlOf = (client: PGlite | Transaction): Sql => ({
  query: async <T extends object>(text: string, values: readonly unknown[] = []) =>
    (await runStatement(text, () => client.query<T>(text, [...values]))).rows,
});

/**
 * PGlite never waits for anything outside, so statements that wait for one another run in one turn of the event
 * loop. Hundreds of them would block every socket. Each protocol call pauses first if a pause is due, independent
 * of the holder of the locks.
 */
function pauseBetweenCalls(client: PGlite, pause: ReturnType<typeof createEventLoopPause>): void {
  const call = client.execProtocolRaw.bind(client);
  client.execProtocolRaw = async (message: Uint8Array, options?: ExecProtocolOptions) => {
    await pause();
    return call(message, options);
  };
}

/**
 * Creates an empty database. An interrupted start leaves no `databasePath`: an existing one is either complete or
 * damaged.
 */
export async function createPGlite({ databasePath, unfinishedDatabasePath }: DataFolder): Promise<void> {
  rmSync(unfinishedDatabasePath, { recursive: true, force: true });
  try {
    await (await PGlite.create(unfinishedDatabasePath)).close();
  } catch (cause) {
    rmSync(unfinishedDatabasePath, { recursive: true, force: true });
    // Errors of the file system have a number of the WebAssembly system interface only.
    const reason = cause instanceof Error && cause.message ? cause.message : inspect(cause);
    throw new Error(
      `The database ${databasePath} cannot be created (${reason}). Check the free space of the disk, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  renameSync(unfinishedDatabasePath, databasePath);
}

/**
 * Half of PostgreSQL's default buffer. The process needs 80 MB less, and the operating system caches the files
 * too.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=64MB'];

/**
 * Opens PostgreSQL inside this process, stored in `folder` after `assertDatabaseIntact` passed. PGlite has no
 * lock between processes: the caller holds the lock of the folder (DataFolder.ts).
 */
export async function openPGlite(folder: string): Promise<Database> {
  const client = await PGlite.create(folder, { startParams }).catch((cause: Error) => {
    throw damagedDatabaseError(folder, `PostgreSQL cannot start with it (${cause.message})`);
  });
  const { rows } = await client.query<{ path: string }>(missingFileQuery);
  if (rows[0]) {
    await client.close();
    throw damagedDatabaseError(folder, `${rows[0].path} is missing`);
  }
  return wrapPGlite(client);
}

/** Wraps an open PGlite. Its statements yield to the event loop through `pause`. */
export function wrapPGlite(client: PGlite, pause = createEventLoopPause()): Database {
  pauseBetweenCalls(client, pause);
  const sql = sqlOf(client);
  const vacuumTimer = setInterval(() => {
    vacuumChangedTables(sql).catch((error: Error) => logError('PGlite', error));
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
    async listen(channel, { onMessage, onConnected }) {
      const stop = await client.listen(channel, onMessage);
      onConnected();
      return () => stop();
    },
    close: () => {
      clearInterval(vacuumTimer);
      return client.close();
    },
  };
}
