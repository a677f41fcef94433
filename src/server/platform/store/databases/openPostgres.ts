import pg from 'pg';
import type { Database, Sql } from './Database.ts';
import { PostgresListener } from './PostgresListener.ts';
import { rowsOfLastResult, runStatement } from './StatementError.ts';

const sqlOf = (client: pg.Pool | pg.PoolClient): Sql => ({
  query: async <T extends object>(text: string, values: readonly unknown[] = []) =>
    (await runStatement(text, () => client.query<T>(text, [...values]))).rows,
});

/** Connects to a PostgreSQL server by its URL. Any number of service processes may share it. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url });
  // An error without a listener ends the process. The pool listens only to idle connections, and PostgreSQL
  // may close a connection during its hand-over. So each one has a permanent listener; the pool replaces
  // broken ones.
  pool.on('connect', (client) => {
    client.on('error', (error) => console.error(`PostgreSQL: ${error.message}`));
  });
  pool.on('error', () => undefined);
  await pool.query('SELECT 1').catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  /**
   * Runs `work` on one connection. A failure is rolled back; a connection that cannot roll back is discarded.
   */
  const withConnection = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      return await work(client);
    } catch (error) {
      await client.query('ROLLBACK').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };
  const listeners = new Set<PostgresListener>();
  return {
    ...sqlOf(pool),
    transaction: (work) =>
      withConnection(async (client) => {
        await client.query('BEGIN');
        const result = await work(sqlOf(client));
        await runStatement('COMMIT', () => client.query('COMMIT'));
        return result;
      }),
    script: <T extends object>(text: string) =>
      withConnection(async (client) => {
        // pg returns a list of results for a text with several statements.
        const results: pg.QueryResult | readonly pg.QueryResult[] = await runStatement(text, () =>
          client.query(text),
        );
        return rowsOfLastResult<T>([results].flat());
      }),
    async listen(channel, listener) {
      const own = new PostgresListener(url, channel, listener);
      await own.connect();
      listeners.add(own);
      return async () => {
        listeners.delete(own);
        await own.close();
      };
    },
    async close() {
      await Promise.all([...listeners].map((one) => one.close()));
      await pool.end();
    },
  };
}
