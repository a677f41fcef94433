import { PGlite, type Transaction } from '@electric-sql/pglite';
import type { Database, Sql } from './Database.ts';

const sqlOf = (client: PGlite | Transaction): Sql => ({
  query: async <T extends object>(text: string, values: readonly unknown[] = []) =>
    (await client.query<T>(text, [...values])).rows,
});

/**
 * PostgreSQL inside this process, kept in `folder`, or in memory without one.
 * It knows no lock between processes: whoever opens a folder holds its lock (DataFolder.ts).
 */
export async function openPGlite(folder?: string): Promise<Database> {
  const client = await PGlite.create(folder);
  return {
    ...sqlOf(client),
    transaction: (work) => client.transaction((transaction) => work(sqlOf(transaction))),
    close: () => client.close(),
  };
}
