import { renameSync, rmSync } from 'node:fs';
import { type ExecProtocolOptions, PGlite, type Transaction } from '@electric-sql/pglite';
import type { Database, Sql } from './Database.ts';
import { lastRows } from './lastRows.ts';
import { damaged } from './refuseDamaged.ts';
import { runStatement } from './StatementError.ts';
import { turnPauses } from './turnPauses.ts';
import { vacuumChanged } from './vacuumChanged.ts';

/** Milliseconds between two looks for tables that have changed much: those of PostgreSQL's own autovacuum. */
const vacuumInterval = 60_000;

/** The first file of a table or an index that is not there. */
const missingFile = `
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
function yieldBetweenCalls(client: PGlite, pause: ReturnType<typeof turnPauses>): void {
  const call = client.execProtocolRaw.bind(client);
  client.execProtocolRaw = async (message: Uint8Array, options?: ExecProtocolOptions) => {
    await pause();
    return call(message, options);
  };
}

/** Makes an empty database. A start that is interrupted meanwhile leaves no `folder`: what is there is whole, or damaged. */
export async function makePGlite(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await (await PGlite.create(unfinished)).close();
  renameSync(unfinished, folder);
}

/**
 * PostgreSQL inside this process, kept in `folder`, where `refuseDamaged` has found nothing amiss.
 * It knows no lock between processes: whoever opens a folder holds its lock (DataFolder.ts).
 */
export async function openPGlite(folder: string): Promise<Database> {
  const client = await PGlite.create(folder).catch((cause: Error) => {
    throw damaged(folder, `PostgreSQL does not start on it (${cause.message})`);
  });
  const { rows } = await client.query<{ path: string }>(missingFile);
  if (rows[0]) {
    await client.close();
    throw damaged(folder, `${rows[0].path} is missing`);
  }
  return databaseOf(client);
}

/** A PostgreSQL that is open inside this process; its statements give way to the event loop by `pause`. */
export function databaseOf(client: PGlite, pause = turnPauses()): Database {
  yieldBetweenCalls(client, pause);
  const sql = sqlOf(client);
  const vacuuming = setInterval(() => {
    vacuumChanged(sql).catch((error: Error) => console.error(`PGlite: ${error.message}`));
  }, vacuumInterval).unref();
  return {
    ...sql,
    transaction: (work) =>
      runStatement('COMMIT', () => client.transaction((transaction) => work(sqlOf(transaction)))),
    async script<T extends object>(text: string) {
      try {
        const results = await runStatement(text, () => client.exec(text));
        return lastRows<T>(results);
      } catch (error) {
        await client.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => {
      clearInterval(vacuuming);
      return client.close();
    },
  };
}
