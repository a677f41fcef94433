import { isExactNumber, parseExactJson, stringifyExactJson } from '../../../../contract/json/exactJson.ts';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import { DeliveryFailure } from '../DeliveryFailure.ts';
import { poolLimits, type SqlRow, type SqlValue, type TableDialect } from './TableDatabase.ts';

/** Server errors have an SQL state, network errors have none. */
function toDatabaseFailure(error: unknown): unknown {
  return error instanceof Error && 'sqlState' in error
    ? new DeliveryFailure('DATABASE_REFUSED', { message: error.message })
    : error;
}

const quote = (name: string): string => `\`${name.replaceAll('`', '``')}\``;

/** The driver escapes values with backslashes, which a server can be configured to ignore. */
const enableBackslashEscapes = "SET SESSION sql_mode = REPLACE(@@sql_mode, 'NO_BACKSLASH_ESCAPES', '')";

const rowToJson = (row: SqlRow): string =>
  stringifyExactJson(row, (_, value) =>
    isRecord(value) && value.type === 'Buffer' && Array.isArray(value.data)
      ? Buffer.from(value.data).toString('base64')
      : value,
  );

/** Metadata of one value from the driver. */
interface FieldMetadata {
  readonly type: string;
  readonly string: (encoding: string) => string | null;
}

/**
 * A DECIMAL that would change as a number becomes text, as a BIGINT does; numbers within JSON stay unchanged.
 */
function parseCell(field: FieldMetadata, usual: () => unknown): unknown {
  if (field.type !== 'NEWDECIMAL' && field.type !== 'JSON') return usual();
  const text = field.string('utf8');
  if (text === null) return null;
  if (field.type === 'JSON') return parseExactJson(text);
  return isExactNumber(text) ? Number(text) : text;
}

export const mysqlTableDialect: TableDialect = {
  scheme: 'mysql',
  refusesEncryption: (error) => 'code' in error && error.code === 'HANDSHAKE_NO_SSL_SUPPORT',
  async open({ address, port, database, username, password, encrypted }) {
    const { createPool } = await import('mysql2/promise');
    const pool = createPool({
      host: address,
      port,
      user: username,
      password,
      database,
      connectTimeout: poolLimits.connect,
      connectionLimit: poolLimits.connections,
      maxIdle: 1,
      idleTimeout: poolLimits.idle,
      // Refuses requests of the server for local files.
      flags: ['-LOCAL_FILES'],
      charset: 'utf8mb4',
      dateStrings: true,
      supportBigNumbers: true,
      ...(encrypted && { ssl: { rejectUnauthorized: false } }),
    });
    const rows = async (sql: string, values: readonly SqlValue[] = []): Promise<SqlRow[]> => {
      try {
        const connection = await pool.getConnection();
        try {
          await connection.query(enableBackslashEscapes);
          const [found] = await connection.query({
            sql,
            values: [...values],
            timeout: poolLimits.statement,
            typeCast: parseCell,
          });
          return Array.isArray(found) ? (found as SqlRow[]) : [];
        } finally {
          connection.release();
        }
      } catch (error) {
        throw toDatabaseFailure(error);
      }
    };
    try {
      (await pool.getConnection()).release();
    } catch (error) {
      await pool.end();
      throw toDatabaseFailure(error);
    }
    return {
      quote,
      placeholder: () => '?',
      defaultSchema: 'table_schema = DATABASE()',
      query: rows,
      selectDocuments: async ({ table, columns, key, condition, values, limit }) =>
        (
          await rows(
            `SELECT t.${key} AS \`key of the row\`, ${columns.map((name) => `t.${name}`).join(', ')}
               FROM ${table} t WHERE ${condition} ORDER BY t.${key} LIMIT ${limit}`,
            values,
          )
        ).map(({ 'key of the row': value, ...row }) => ({ key: String(value), text: rowToJson(row) })),
      callRoutine: async (routine) => {
        // The first result of a procedure holds its rows.
        const [first = []] = await rows(`CALL ${routine}()`);
        return (Array.isArray(first) ? (first as SqlRow[]) : []).map(rowToJson);
      },
      close: () => pool.end(),
    };
  },
};
