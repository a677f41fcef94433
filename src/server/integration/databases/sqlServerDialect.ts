import { isIP } from 'node:net';
import type { DatabaseDialect } from './DatabaseDialect.ts';

/** Code pages of texts that are not Unicode: https://learn.microsoft.com/sql/t-sql/functions/collationproperty-transact-sql */
const codePages: Readonly<Record<string, string>> = {
  'UTF-8': '65001',
  GBK: '936',
  GB18030: '54936',
  'ISO-8859-1': '1252',
};

/** Message of the server during sign-in, with its number in sys.messages. */
interface ServerMessage {
  readonly number: number;
  readonly message: string;
}

/** An error of tedious with the preceding server messages. */
export class SqlServerError extends Error {
  readonly numbers: ReadonlySet<number>;
  readonly code: string | undefined;

  constructor(error: Error, messages: readonly ServerMessage[]) {
    super(messages[0]?.message ?? error.message, { cause: error });
    this.numbers = new Set(messages.map(({ number }) => number));
    this.code = 'code' in error ? String(error.code) : undefined;
  }
}

export const sqlServerDialect: DatabaseDialect = {
  name: 'SQL Server',
  optionalDriver: 'tedious',
  stepOrder: ['protocol', 'signIn', 'database'],
  async connect({ host, port, database, username, password, encrypted, milliseconds, open }) {
    const { Connection, Request } = await import('tedious');
    const socket = await open();
    const connection = new Connection({
      // TLS uses it as the server name, which cannot be an address.
      server: isIP(host) === 0 ? host : 'sqlserver',
      authentication: { type: 'default', options: { userName: username, password } },
      options: {
        port,
        database,
        encrypt: encrypted,
        trustServerCertificate: true,
        connectTimeout: milliseconds,
        requestTimeout: milliseconds,
        maxRetriesOnTransientErrors: 0,
        // Stays on this connection, even if the server redirects to another one.
        connector: async () => socket,
      },
    });
    const messages: ServerMessage[] = [];
    connection.on('errorMessage', ({ number, message }: ServerMessage) => messages.push({ number, message }));
    connection.on('error', () => undefined);
    // The driver continues without encryption if the server offers none.
    let isEncrypted = false;
    connection.on('secure', () => {
      isEncrypted = true;
    });
    await new Promise<void>((resolve, reject) => {
      connection.connect((error) => (error ? reject(new SqlServerError(error, messages)) : resolve()));
    });
    const one = (text: string): Promise<string> =>
      new Promise((resolve, reject) => {
        let value = '';
        const request = new Request(text, (error) => (error ? reject(error) : resolve(value)));
        request.on('row', ([column]: { value: unknown }[]) => {
          value = String(column?.value);
        });
        connection.execSql(request);
      });
    return {
      isEncrypted,
      async encoding(configured) {
        const name = await one(
          "SELECT CONVERT(varchar, COLLATIONPROPERTY(CONVERT(varchar(128), DATABASEPROPERTYEX(DB_NAME(), 'Collation')), 'CodePage'))",
        );
        const wanted = codePages[configured];
        if (wanted === undefined) return { name, configured: 'unsupported' };
        return { name: `CP${name}`, configured: name === wanted ? 'same' : 'other' };
      },
      query: () => one("SELECT CONVERT(varchar(128), SERVERPROPERTY('ProductVersion'))"),
      close: () => connection.close(),
    };
  },
  causeOf(error) {
    const numbers = error instanceof SqlServerError ? error.numbers : new Set<number>();
    // If the database cannot be opened, the server reports that before the failed login.
    if (numbers.has(4060) || numbers.has(911)) return { step: 'database', key: 'noDatabase' };
    if (numbers.has(916)) return { step: 'database', key: 'noRight' };
    if (numbers.has(18456) || numbers.has(18452)) return { step: 'signIn', key: 'credentials' };
    return numbers.size > 0 ? { step: 'signIn', key: 'notAdmitted' } : undefined;
  },
  // Old servers have no encryption that OpenSSL supports; they close the connection.
  refusesEncryption: ({ code, message }) =>
    code === 'EENCRYPT' || /SSL routines|does not support encryption/i.test(message),
};
