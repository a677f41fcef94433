import { mysqlTableDialect } from '../../transport/table/mysqlTableDialect.ts';
import { StepFailure } from '../StepFailure.ts';
import type { TestDialect } from './TestDialect.ts';

/** https://dev.mysql.com/doc/refman/8.4/en/charset-charsets.html */
const encodings: Readonly<Record<string, readonly string[]>> = {
  'UTF-8': ['utf8mb4', 'utf8mb3', 'utf8'],
  GBK: ['gbk'],
  GB18030: ['gb18030'],
  'ISO-8859-1': ['latin1'],
};

export const mysqlTestDialect: TestDialect = {
  name: 'MySQL',
  stepOrder: ['protocol', 'signIn', 'database'],
  async connect({ database, username, password, encrypted, milliseconds, open }) {
    const { createConnection } = await import('mysql2/promise');
    const connection = await createConnection({
      stream: await open(),
      user: username,
      password,
      database,
      connectTimeout: milliseconds,
      // Refuses requests of the server for local files.
      flags: ['-LOCAL_FILES'],
      ...(encrypted && { ssl: { rejectUnauthorized: false } }),
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
        if (known === undefined) throw new StepFailure('encodingUnsupported', { encoding: configured, name });
        return { name, isConfigured: wanted.includes(name) };
      },
      query: async () => (await one('SELECT VERSION()')) ?? '',
      close: () => connection.destroy(),
    };
  },
  causeOf({ code, message }) {
    switch (code) {
      case 'ER_ACCESS_DENIED_ERROR':
      case 'ER_ACCESS_DENIED_NO_PASSWORD_ERROR':
        return { step: 'signIn', phrase: ['credentials', { message }] };
      case 'ER_HOST_NOT_PRIVILEGED':
      case 'ER_HOST_IS_BLOCKED':
      case 'ER_ACCOUNT_HAS_BEEN_LOCKED':
      case 'ER_MUST_CHANGE_PASSWORD_LOGIN':
      case 'ER_NOT_SUPPORTED_AUTH_MODE':
      case 'AUTH_SWITCH_PLUGIN_ERROR':
        return { step: 'signIn', phrase: ['notAdmitted', { message }] };
      case 'ER_CON_COUNT_ERROR':
      case 'ER_TOO_MANY_USER_CONNECTIONS':
        return { step: 'signIn', phrase: ['busy', { message }] };
      case 'ER_BAD_DB_ERROR':
        return { step: 'database', phrase: ['noDatabase', { message }] };
      case 'ER_DBACCESS_DENIED_ERROR':
        return { step: 'database', phrase: ['noRight', { message }] };
    }
    return undefined;
  },
  refusesEncryption: mysqlTableDialect.refusesEncryption,
};
