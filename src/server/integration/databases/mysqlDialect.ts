import { ExactNumber, parseExactNumber } from '../../../contract/json/ExactNumber.ts';
import { parseExactJson, stringifyExactJson } from '../../../contract/json/exactJson.ts';
import {
  type DatabaseAddress,
  type DatabaseDialect,
  type DatabaseSession,
  type KeyedDocument,
  type KeyValue,
  poolLimits,
  type SignInFailure,
  type SqlCondition,
  type SqlRow,
  type TableDatabase,
} from './DatabaseDialect.ts';

/** https://dev.mysql.com/doc/refman/8.4/en/charset-charsets.html */
const encodings: Readonly<Record<string, readonly string[]>> = {
  'UTF-8': ['utf8mb4', 'utf8mb3', 'utf8'],
  GBK: ['gbk'],
  GB18030: ['gb18030'],
  'ISO-8859-1': ['latin1'],
};

/** https://dev.mysql.com/doc/mysql-errors/8.4/en/server-error-reference.html */
const causes: Readonly<Record<string, SignInFailure>> = {
  ER_ACCESS_DENIED_ERROR: { step: 'signIn', key: 'credentials' },
  ER_ACCESS_DENIED_NO_PASSWORD_ERROR: { step: 'signIn', key: 'credentials' },
  ER_HOST_NOT_PRIVILEGED: { step: 'signIn', key: 'notAdmitted' },
  ER_HOST_IS_BLOCKED: { step: 'signIn', key: 'notAdmitted' },
  ER_ACCOUNT_HAS_BEEN_LOCKED: { step: 'signIn', key: 'notAdmitted' },
  ER_MUST_CHANGE_PASSWORD_LOGIN: { step: 'signIn', key: 'notAdmitted' },
  ER_NOT_SUPPORTED_AUTH_MODE: { step: 'signIn', key: 'notAdmitted' },
  AUTH_SWITCH_PLUGIN_ERROR: { step: 'signIn', key: 'notAdmitted' },
  ER_CON_COUNT_ERROR: { step: 'signIn', key: 'busy' },
  ER_TOO_MANY_USER_CONNECTIONS: { step: 'signIn', key: 'busy' },
  ER_BAD_DB_ERROR: { step: 'database', key: 'noDatabase' },
  ER_DBACCESS_DENIED_ERROR: { step: 'database', key: 'noRight' },
};

const connectionOptions = ({ username, password, database, encrypted }: DatabaseAddress) => ({
  user: username,
  password,
  database,
  // Refuses requests of the server for local files.
  flags: ['-LOCAL_FILES'],
  ...(encrypted && { ssl: { rejectUnauthorized: false } }),
});

const quote = (name: string): string => `\`${name.replaceAll('`', '``')}\``;

/** The driver escapes values with backslashes, which a server can be configured to ignore. */
const enableBackslashEscapes = "SET SESSION sql_mode = REPLACE(@@sql_mode, 'NO_BACKSLASH_ESCAPES', '')";

const toJsonValue = (value: unknown): unknown => (Buffer.isBuffer(value) ? value.toString('base64') : value);

/** Binary values become base64. */
const rowToJson = (row: SqlRow): string =>
  stringifyExactJson(
    Object.fromEntries(Object.entries(row).map(([column, value]) => [column, toJsonValue(value)])),
  );

/**
 * A binary key, such as a uuid in 16 bytes, is no text. A number stays one, because MySQL compares a DECIMAL
 * with a text as doubles.
 */
function keyOf(value: unknown): Omit<KeyedDocument, 'text'> {
  if (value instanceof Uint8Array) return { key: Buffer.from(value).toString('hex'), value };
  const isNumber = typeof value === 'number' || value instanceof ExactNumber;
  return { key: String(value), value: isNumber ? value : String(value) };
}

/**
 * The collation of a column can ignore case, accents and trailing spaces, so the bytes of a text are compared, too.
 * The first comparison finds the rows by the index of the column.
 */
const hasKey = (column: string, value: KeyValue): SqlCondition =>
  typeof value === 'string'
    ? {
        sql: `${column} = ? AND CAST(CONVERT(${column} USING utf8mb4) AS BINARY) = ?`,
        values: [value, value],
      }
    : { sql: `${column} = ?`, values: [value] };

/** Errors of the server have an SQL state, errors of the network and timeouts have none. */
const isRefusal = (error: unknown): error is Error & { sqlState: unknown } =>
  error instanceof Error && 'sqlState' in error;

/** Metadata of one value from the driver. */
interface FieldMetadata {
  readonly type: string;
  readonly string: (encoding: string) => string | null;
}

/** A DECIMAL, a BIGINT and a number within JSON keep all their digits. */
function parseCell(field: FieldMetadata, usual: () => unknown): unknown {
  if (!['NEWDECIMAL', 'LONGLONG', 'JSON'].includes(field.type)) return usual();
  const text = field.string('utf8');
  if (text === null) return null;
  if (field.type === 'JSON') return parseExactJson(text);
  // A column with ZEROFILL pads its values, and JSON has no leading zeros.
  return parseExactNumber(text.replace(/^0+(?=\d)/, ''));
}

async function openTables(place: DatabaseAddress): Promise<TableDatabase> {
  const { createPool, raw } = await import('mysql2/promise');
  // The text is what this server sent as a number.
  const toDriverValue = (value: KeyValue) => (value instanceof ExactNumber ? raw(value.text) : value);
  const pool = createPool({
    ...connectionOptions(place),
    host: place.address,
    port: place.port,
    connectTimeout: poolLimits.connect,
    connectionLimit: poolLimits.connections,
    maxIdle: 1,
    idleTimeout: poolLimits.idle,
    charset: 'utf8mb4',
    dateStrings: true,
    supportBigNumbers: true,
  });
  const rows = async (sql: string, values: readonly KeyValue[] = []): Promise<SqlRow[]> => {
    const connection = await pool.getConnection();
    try {
      await connection.query({ sql: enableBackslashEscapes, timeout: poolLimits.statement });
      const [found] = await connection.query({
        sql,
        values: values.map(toDriverValue),
        timeout: poolLimits.statement,
        typeCast: parseCell,
      });
      connection.release();
      return Array.isArray(found) ? (found as SqlRow[]) : [];
    } catch (error) {
      // After a timeout, the server still runs the statement.
      if (isRefusal(error)) connection.release();
      else connection.destroy();
      throw error;
    }
  };
  try {
    (await pool.getConnection()).release();
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    quote,
    placeholder: () => '?',
    hasKey,
    defaultSchema: 'table_schema = DATABASE()',
    query: rows,
    selectDocuments: async ({ table, columns, key, condition, values, limit }) =>
      (
        await rows(
          `SELECT t.${key} AS \`key of the row\`, ${columns.map((name) => `t.${name}`).join(', ')}
             FROM ${table} t WHERE ${condition} ORDER BY t.${key} LIMIT ${limit}`,
          values,
        )
      ).map(({ 'key of the row': key, ...row }) => ({ ...keyOf(key), text: rowToJson(row) })),
    callRoutine: async (routine) => {
      // The first result of a procedure holds its rows.
      const [first = []] = await rows(`CALL ${routine}()`);
      return (Array.isArray(first) ? (first as SqlRow[]) : []).map(rowToJson);
    },
    close: () => pool.end(),
  };
}

export const mysqlDialect: DatabaseDialect = {
  name: 'MySQL',
  stepOrder: ['protocol', 'signIn', 'database'],
  async connect(access): Promise<DatabaseSession> {
    const { createConnection } = await import('mysql2/promise');
    const connection = await createConnection({
      ...connectionOptions(access),
      stream: await access.open(),
      connectTimeout: access.milliseconds,
    });
    // Without a listener, a connection that breaks later would end the process.
    connection.on('error', () => undefined);
    const one = async (sql: string, values: readonly string[] = []): Promise<string | undefined> => {
      const [rows] = await connection.query({ sql, rowsAsArray: true, values: [...values] });
      const [row] = Array.isArray(rows) ? rows : [];
      return Array.isArray(row) ? String(row[0]) : undefined;
    };
    return {
      async encoding(configured) {
        const name = (await one('SELECT @@character_set_database')) ?? '';
        const wanted = encodings[configured] ?? [];
        const known = await one(
          'SELECT character_set_name FROM information_schema.character_sets WHERE character_set_name IN (?)',
          wanted,
        );
        if (known === undefined) return { name, configured: 'unsupported' };
        return { name, configured: wanted.includes(name) ? 'same' : 'other' };
      },
      query: async () => (await one('SELECT VERSION()')) ?? '',
      close: () => connection.destroy(),
    };
  },
  causeOf: ({ code }) => causes[String(code)],
  refusesEncryption: ({ code }) => code === 'HANDSHAKE_NO_SSL_SUPPORT',
  tables: {
    scheme: 'mysql',
    open: openTables,
    sqlStateOf: (error) => (isRefusal(error) ? String(error.sqlState) : undefined),
  },
};
