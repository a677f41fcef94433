import pg from 'pg';
import type { Database, Sql } from './Database.ts';
import { lastRows } from './lastRows.ts';

const sqlOf = (client: pg.Pool | pg.PoolClient): Sql => ({
  query: async <T extends object>(text: string, values: readonly unknown[] = []) =>
    (await client.query<T>(text, [...values])).rows,
});

/** A PostgreSQL server, by its connection URL; any number of service processes may share it. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url });
  // Without a listener a connection that breaks while idle would end the process; the pool replaces it.
  pool.on('error', (error) => console.error(`PostgreSQL: ${error.message}`));
  await pool.query('SELECT 1').catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  /** Work on one connection; what fails is rolled back, and a connection that cannot even do that is given up. */
  const onConnection = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    // It may break between two statements, too, when nobody waits for an answer: the pool listens only while it has it.
    const onError = (error: Error): void => {
      broken = error;
    };
    client.on('error', onError);
    try {
      return await work(client);
    } catch (error) {
      await client.query('ROLLBACK').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  };
  return {
    ...sqlOf(pool),
    transaction: (work) =>
      onConnection(async (client) => {
        await client.query('BEGIN');
        const result = await work(sqlOf(client));
        await client.query('COMMIT');
        return result;
      }),
    script: <T extends object>(text: string) =>
      onConnection(async (client) => {
        // pg answers a text of several statements with a list of results.
        const results: pg.QueryResult | readonly pg.QueryResult[] = await client.query(text);
        return lastRows<T>([results].flat());
      }),
    close: () => pool.end(),
  };
}
