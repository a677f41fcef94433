import { PGlite, type Transaction } from '@electric-sql/pglite';
import type { Database, Sql } from './Database.ts';
import { lastRows } from './lastRows.ts';
import { vacuumChanged } from './vacuumChanged.ts';

/** Milliseconds between two looks for tables that have changed much: those of PostgreSQL's own autovacuum. */
const vacuumInterval = 60_000;

const sqlOf = (client: PGlite | Transaction): Sql => ({
  query: async <T extends object>(text: string, values: readonly unknown[] = []) =>
    (await client.query<T>(text, [...values])).rows,
});

/**
 * PostgreSQL inside this process, kept in `folder`, or in memory without one.
 * It knows no lock between processes: whoever opens a folder holds its lock (DataFolder.ts).
 */
export const openPGlite = async (folder?: string): Promise<Database> =>
  databaseOf(await PGlite.create(folder));

/** A PostgreSQL that is open inside this process. */
export function databaseOf(client: PGlite): Database {
  const sql = sqlOf(client);
  const vacuuming = setInterval(() => {
    vacuumChanged(sql).catch((error: Error) => console.error(`PGlite: ${error.message}`));
  }, vacuumInterval).unref();
  return {
    ...sql,
    transaction: (work) => client.transaction((transaction) => work(sqlOf(transaction))),
    async script<T extends object>(text: string) {
      try {
        const results = await client.exec(text);
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
