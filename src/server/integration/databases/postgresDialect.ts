import { Socket } from 'node:net';
import {
  type DatabaseAddress,
  type DatabaseDialect,
  type DatabaseSession,
  type KeyValue,
  poolLimits,
  type SignInFailure,
  type SqlRow,
  type TableDatabase,
} from './DatabaseDialect.ts';

/** https://www.postgresql.org/docs/current/multibyte.html, table "PostgreSQL Character Sets" */
const encodings: Readonly<Record<string, string>> = {
  'UTF-8': 'UTF8',
  GBK: 'GBK',
  GB18030: 'GB18030',
  'ISO-8859-1': 'LATIN1',
};

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const causes: Readonly<Record<string, SignInFailure>> = {
  '28P01': { step: 'signIn', key: 'credentials' },
  '28000': { step: 'signIn', key: 'notAdmitted' },
  '3D000': { step: 'database', key: 'noDatabase' },
  '42501': { step: 'database', key: 'noRight' },
  '53300': { step: 'signIn', key: 'busy' },
  '57P03': { step: 'signIn', key: 'busy' },
};

const connectionOptions = ({ address, port, database, username, password, encrypted }: DatabaseAddress) => ({
  host: address,
  port,
  database,
  user: username,
  // A function, because for an empty text pg would send PGPASSWORD of this process.
  password: () => password,
  ssl: encrypted && { rejectUnauthorized: false },
});

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function openTables(place: DatabaseAddress): Promise<TableDatabase> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    ...connectionOptions(place),
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
  const rows = async (sql: string, values: readonly KeyValue[] = []): Promise<SqlRow[]> =>
    (await pool.query<SqlRow>(sql, [...values])).rows;
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    quote,
    placeholder: (nth) => `$${nth}`,
    hasKey: (column, value) => ({ sql: `${column} = $1`, values: [value] }),
    defaultSchema: 'table_schema = ANY (current_schemas(false))',
    query: rows,
    selectDocuments: async ({ table, columns, key, condition, values, limit }) => {
      const row = columns.map((name) => `t.${name}`).join(', ');
      const found = await rows(
        `SELECT t.${key}::text AS key, (SELECT row_to_json(r) FROM (SELECT ${row}) r)::text AS text
           FROM ${table} t WHERE ${condition} ORDER BY t.${key} LIMIT ${limit}`,
        values,
      );
      return found.map(({ key, text }) => ({ key: String(key), value: String(key), text: String(text) }));
    },
    callRoutine: async (routine) => {
      const found = await rows(`SELECT row_to_json(r)::text AS text FROM (SELECT * FROM ${routine}()) r`);
      return found.map(({ text }) => String(text));
    },
    close: () => pool.end(),
  };
}

export const postgresDialect: DatabaseDialect = {
  name: 'PostgreSQL',
  stepOrder: ['protocol', 'signIn', 'database'],
  async connect(access): Promise<DatabaseSession> {
    const { default: pg } = await import('pg');
    const client = new pg.Client({
      ...connectionOptions(access),
      stream: () => access.closeAtEnd(new Socket()),
    });
    // Without a listener, a connection that breaks later would end the process.
    client.on('error', () => undefined);
    await client.connect();
    const one = async (text: string): Promise<string> => {
      const { rows } = await client.query<[string]>({ text, rowMode: 'array' });
      return String(rows[0]?.[0]);
    };
    return {
      async encoding(configured) {
        const name = await one('SHOW server_encoding');
        const wanted = encodings[configured];
        // For this session only.
        const isSupported =
          wanted !== undefined &&
          (await client.query(`SET client_encoding TO '${wanted}'`).then(
            () => true,
            () => false,
          ));
        if (!isSupported) return { name, configured: 'unsupported' };
        return { name, configured: name === wanted ? 'same' : 'other' };
      },
      query: () => one('SHOW server_version'),
      close: () => client.end(),
    };
  },
  causeOf: ({ code }) => causes[String(code)],
  refusesEncryption: ({ message }) => message === 'The server does not support SSL connections',
  tables: {
    scheme: 'postgresql',
    open: openTables,
    // Server errors have a severity, network errors have none.
    sqlStateOf: (error) => ('severity' in error && 'code' in error ? String(error.code) : undefined),
  },
};
