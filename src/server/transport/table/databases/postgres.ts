import { postgres as trial } from '../../../connection/databases/postgres.ts';
import { Failure } from '../../../exchange/Failure.ts';
import { type Columns, limits, type TableDialect, type Value } from '../TableDatabase.ts';

/** What the server says has a severity; what the network does has none. */
function refusal(error: unknown): unknown {
  return error instanceof Error && 'severity' in error
    ? new Failure('DATABASE_REFUSED', { message: error.message })
    : error;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const postgres: TableDialect = {
  scheme: 'postgresql',
  isPlain: (error) => trial.isPlain?.(error) ?? false,
  async open({ address, port, database, username, password, encrypted }) {
    const { default: pg } = await import('pg');
    const pool = new pg.Pool({
      host: address,
      port,
      database,
      user: username,
      // A function: for an empty text pg would take PGPASSWORD of this process, which is nobody's business there.
      password: () => password,
      ssl: encrypted && { rejectUnauthorized: false },
      max: limits.connections,
      connectionTimeoutMillis: limits.connect,
      idleTimeoutMillis: limits.idle,
      query_timeout: limits.statement,
      statement_timeout: limits.statement,
      allowExitOnIdle: true,
    });
    // An error that nobody listens to ends the process; the pool listens only to connections that are idle.
    pool.on('connect', (client) => {
      client.on('error', () => undefined);
    });
    pool.on('error', () => undefined);
    const rows = async (sql: string, values: readonly Value[] = []): Promise<Columns[]> => {
      try {
        return (await pool.query<Columns>(sql, [...values])).rows;
      } catch (error) {
        throw refusal(error);
      }
    };
    try {
      (await pool.connect()).release();
    } catch (error) {
      await pool.end();
      throw refusal(error);
    }
    return {
      quoted,
      parameter: (nth) => `$${nth}`,
      ownSchema: 'table_schema = ANY (current_schemas(false))',
      rows,
      documents: async ({ table, columns, key, condition, values, limit }) => {
        const row = columns.map((name) => `t.${name}`).join(', ');
        const found = await rows(
          `SELECT t.${key}::text AS key, (SELECT row_to_json(r) FROM (SELECT ${row}) r)::text AS text
             FROM ${table} t WHERE ${condition} ORDER BY t.${key} LIMIT ${limit}`,
          values,
        );
        return found.map(({ key, text }) => ({ key: String(key), text: String(text) }));
      },
      given: async (routine) => {
        const found = await rows(`SELECT row_to_json(r)::text AS text FROM ${routine}() r`);
        return found.map(({ text }) => String(text));
      },
      close: () => pool.end(),
    };
  },
};
