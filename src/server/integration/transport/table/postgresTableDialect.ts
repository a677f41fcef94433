import { DeliveryFailure } from '../DeliveryFailure.ts';
import { poolLimits, type SqlRow, type SqlValue, type TableDialect } from './TableDatabase.ts';

/** Server errors have a severity, network errors have none. */
function toDatabaseFailure(error: unknown): unknown {
  return error instanceof Error && 'severity' in error
    ? new DeliveryFailure('DATABASE_REFUSED', { message: error.message })
    : error;
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const postgresTableDialect: TableDialect = {
  scheme: 'postgresql',
  refusesEncryption: ({ message }) => message === 'The server does not support SSL connections',
  async open({ address, port, database, username, password, encrypted }) {
    const { default: pg } = await import('pg');
    const pool = new pg.Pool({
      host: address,
      port,
      database,
      user: username,
      // A function, because for an empty text pg would send PGPASSWORD of this process.
      password: () => password,
      ssl: encrypted && { rejectUnauthorized: false },
      max: poolLimits.connections,
      connectionTimeoutMillis: poolLimits.connect,
      idleTimeoutMillis: poolLimits.idle,
      query_timeout: poolLimits.statement,
      statement_timeout: poolLimits.statement,
      allowExitOnIdle: true,
    });
    // An error without a listener ends the process; the pool listens only to idle connections.
    pool.on('connect', (client) => {
      client.on('error', () => undefined);
    });
    pool.on('error', () => undefined);
    const rows = async (sql: string, values: readonly SqlValue[] = []): Promise<SqlRow[]> => {
      try {
        return (await pool.query<SqlRow>(sql, [...values])).rows;
      } catch (error) {
        throw toDatabaseFailure(error);
      }
    };
    try {
      (await pool.connect()).release();
    } catch (error) {
      await pool.end();
      throw toDatabaseFailure(error);
    }
    return {
      quote,
      placeholder: (nth) => `$${nth}`,
      defaultSchema: 'table_schema = ANY (current_schemas(false))',
      query: rows,
      selectDocuments: async ({ table, columns, key, condition, values, limit }) => {
        const row = columns.map((name) => `t.${name}`).join(', ');
        const found = await rows(
          `SELECT t.${key}::text AS key, (SELECT row_to_json(r) FROM (SELECT ${row}) r)::text AS text
             FROM ${table} t WHERE ${condition} ORDER BY t.${key} LIMIT ${limit}`,
          values,
        );
        return found.map(({ key, text }) => ({ key: String(key), text: String(text) }));
      },
      callRoutine: async (routine) => {
        const found = await rows(`SELECT row_to_json(r)::text AS text FROM ${routine}() r`);
        return found.map(({ text }) => String(text));
      },
      close: () => pool.end(),
    };
  },
};
