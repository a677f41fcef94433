import { readExact, writeExact } from '../../../../contract/exactJson.ts';
import { isExact } from '../../../../contract/inexactNumbers.ts';
import { isRecord } from '../../../../contract/isRecord.ts';
import { mysql as trial } from '../../../connection/databases/mysql.ts';
import { Failure } from '../../../exchange/Failure.ts';
import { type Columns, limits, type TableDialect, type Value } from '../TableDatabase.ts';

/** What the server says has an SQL state; what the network does has none. */
function refusal(error: unknown): unknown {
  return error instanceof Error && 'sqlState' in error
    ? new Failure('DATABASE_REFUSED', { message: error.message })
    : error;
}

const quoted = (name: string): string => `\`${name.replaceAll('`', '``')}\``;

/** Values are written into statements with backslashes, which a server can be told to take for nothing. */
const plainMode = "SET SESSION sql_mode = REPLACE(@@sql_mode, 'NO_BACKSLASH_ESCAPES', '')";

const textOf = (row: Columns): string =>
  writeExact(row, (_, value) =>
    isRecord(value) && value.type === 'Buffer' && Array.isArray(value.data)
      ? Buffer.from(value.data).toString('base64')
      : value,
  );

/** Metadata of one value from the driver. */
interface Field {
  readonly type: string;
  readonly string: (encoding: string) => string | null;
}

/** A DECIMAL that would change as a number is text, as a BIGINT is; numbers within JSON stay as they are. */
function cellOf(field: Field, usual: () => unknown): unknown {
  if (field.type !== 'NEWDECIMAL' && field.type !== 'JSON') return usual();
  const text = field.string('utf8');
  if (text === null) return null;
  if (field.type === 'JSON') return readExact(text);
  return isExact(text) ? Number(text) : text;
}

export const mysql: TableDialect = {
  scheme: 'mysql',
  isPlain: (error) => trial.isPlain?.(error) ?? false,
  async open({ address, port, database, username, password, encrypted }) {
    const { createPool } = await import('mysql2/promise');
    const pool = createPool({
      host: address,
      port,
      user: username,
      password,
      database,
      connectTimeout: limits.connect,
      connectionLimit: limits.connections,
      maxIdle: 1,
      idleTimeout: limits.idle,
      // A server that asks for a file of this machine gets none.
      flags: ['-LOCAL_FILES'],
      charset: 'utf8mb4',
      dateStrings: true,
      supportBigNumbers: true,
      ...(encrypted && { ssl: { rejectUnauthorized: false } }),
    });
    const rows = async (sql: string, values: readonly Value[] = []): Promise<Columns[]> => {
      try {
        const connection = await pool.getConnection();
        try {
          await connection.query(plainMode);
          const [found] = await connection.query({
            sql,
            values: [...values],
            timeout: limits.statement,
            typeCast: cellOf,
          });
          return Array.isArray(found) ? (found as Columns[]) : [];
        } finally {
          connection.release();
        }
      } catch (error) {
        throw refusal(error);
      }
    };
    try {
      (await pool.getConnection()).release();
    } catch (error) {
      await pool.end();
      throw refusal(error);
    }
    return {
      quoted,
      parameter: () => '?',
      ownSchema: 'table_schema = DATABASE()',
      rows,
      documents: async ({ table, columns, key, condition, values, limit }) =>
        (
          await rows(
            `SELECT t.${key} AS \`key of the row\`, ${columns.map((name) => `t.${name}`).join(', ')}
               FROM ${table} t WHERE ${condition} ORDER BY t.${key} LIMIT ${limit}`,
            values,
          )
        ).map(({ 'key of the row': value, ...row }) => ({ key: String(value), text: textOf(row) })),
      given: async (routine) => {
        // The rows of a procedure are the first of its results.
        const [first = []] = await rows(`CALL ${routine}()`);
        return (Array.isArray(first) ? (first as Columns[]) : []).map(textOf);
      },
      close: () => pool.end(),
    };
  },
};
