import pg from 'pg';
import { log } from '../../base/log.ts';
import type { Database, QueryOptions, Sql } from './Database.ts';
import { PostgresListener } from './PostgresListener.ts';
import { ConnectionError, rowsOfLastResult, runStatement, StatementError } from './StatementError.ts';

/**
 * Milliseconds, and the connections and kept plans of a process. The server ends long statements, long waits for
 * locks and idle transactions. The client closes the connection to a server process that does not answer at all.
 */
export const postgresLimits = {
  connect: 10_000,
  statement: 60_000,
  lock: 15_000,
  idleTransaction: 60_000,
  answer: 65_000,
  longAnswer: 24 * 60 * 60_000,
  connections: 20,
  plans: 100,
};

/** Returns the name of a statement whose plan is kept; undefined once there are enough of them. */
type NamePlan = (text: string) => string | undefined;

/** Each connection keeps these plans in memory, at about 100 kB each. */
function createPlanNames(maxPlans: number): NamePlan {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxPlans) return known;
    const name = `plan ${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

/** Runs a statement. An error that the server has not sent is one of the connection. */
async function ask<T>(statement: string, run: () => Promise<T>): Promise<T> {
  try {
    return await runStatement(statement, run);
  } catch (error) {
    throw error instanceof Error && !(error instanceof StatementError) ? new ConnectionError(error) : error;
  }
}

const sqlOf = (client: pg.Pool | pg.PoolClient, namePlan: NamePlan, answerTimeout?: number): Sql => ({
  query: async <T extends object>(
    text: string,
    values: readonly unknown[] = [],
    { keepsPlan = false }: QueryOptions = {},
  ) => {
    const limit = answerTimeout === undefined ? {} : { query_timeout: answerTimeout };
    const config = { name: keepsPlan ? namePlan(text) : undefined, text, values: [...values], ...limit };
    return (await ask(text, () => client.query<T>(config))).rows;
  },
});

/** Zero means no limit. */
const withoutLimits =
  'SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0';

/** The driver's error for a connection that no longer answers; any further statement on it would wait, too. */
const isSilent = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

/** Connects to a PostgreSQL server by its URL. Any number of service processes may share it. */
export async function openPostgres(url: string, limits = postgresLimits): Promise<Database> {
  const config: pg.ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleTransaction,
    query_timeout: limits.answer,
    keepAlive: true,
    // Compilation takes seconds for a statement on a long table, although it reads few rows.
    options: '-c jit=off',
  };
  const pool = new pg.Pool({ ...config, max: limits.connections });
  // An error without a listener ends the process. The pool listens only to idle connections, and PostgreSQL
  // may close a connection during its hand-over. So each one has a permanent listener; the pool replaces
  // broken ones.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn(`PostgreSQL: ${error.message}`));
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
    const client = await ask('connect', () => pool.connect());
    let broken: Error | undefined;
    try {
      return await work(client);
    } catch (error) {
      if (isSilent(error)) broken = error;
      else
        await client.query('ROLLBACK').catch((failure: Error) => {
          broken = failure;
        });
      throw error;
    } finally {
      client.release(broken);
    }
  };
  const listeners = new Set<PostgresListener>();
  const namePlan = createPlanNames(limits.plans);
  return {
    ...sqlOf(pool, namePlan),
    transaction: (work, { isLong = false } = {}) =>
      withConnection(async (client) => {
        const sql = sqlOf(client, namePlan, isLong ? limits.longAnswer : undefined);
        await sql.query('BEGIN');
        if (isLong) await sql.query(withoutLimits);
        const result = await work(sql);
        await sql.query('COMMIT');
        return result;
      }),
    script: <T extends object>(text: string) =>
      withConnection(async (client) => {
        // pg returns a list of results for a text with several statements.
        const results: pg.QueryResult | readonly pg.QueryResult[] = await ask(text, () => client.query(text));
        return rowsOfLastResult<T>([results].flat());
      }),
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async listen(channel, listener) {
      const own = new PostgresListener(config, channel, listener);
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
