import { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { oracleDialect } from '../../../../src/server/integration/databases/oracleDialect.ts';

const { rowsOf, connectStrings, ends } = vi.hoisted(() => ({
  rowsOf: new Map<string, unknown[][]>(),
  connectStrings: [] as string[],
  ends: [] as unknown[],
}));

/** A driver that knows the SID `orcl` only. Its results are in `rowsOf`, by a word of the statement. */
vi.mock('oracledb', () => ({
  default: {
    OUT_FORMAT_ARRAY: 4001,
    getConnection: async ({ connectString }: { connectString: string }) => {
      connectStrings.push(connectString);
      if (!connectString.includes('(SID=orcl)')) throw new Error('NJS-518: service is not registered');
      return {
        oracleServerVersionString: '23.5.0',
        execute: async (sql: string) => ({ rows: [...rowsOf].find(([word]) => sql.includes(word))?.[1] }),
        close: async (how: unknown) => void ends.push(how),
      };
    },
  },
}));

const access = {
  host: 'db.example',
  address: '127.0.0.1',
  port: 1521,
  database: 'orcl',
  username: 'reader',
  password: 'secret',
  encrypted: false,
  milliseconds: 2_500,
  open: async () => new Socket(),
  closeAtEnd: (socket: Socket) => socket,
};

test.each([
  ['UTF-8', 'AL32UTF8', 'same'],
  ['UTF-8', 'WE8ISO8859P1', 'other'],
  ['GBK', 'ZHS16GBK', 'same'],
  ['EBCDIC', 'AL32UTF8', 'other'],
])('the encoding %s in a database with %s is %s', async (encoding, name, configured) => {
  rowsOf.set('NLS_CHARACTERSET', [[name]]);
  const session = await oracleDialect.connect(access);
  expect(await session.encoding(encoding)).toEqual({ name, configured });
});

test('a session by SID runs a query and ends its connection', async () => {
  connectStrings.length = 0;
  const session = await oracleDialect.connect(access);
  expect(await session.query()).toBe('23.5.0');
  await session.close();
  expect(ends).toEqual([{ drop: true }]);
  expect(connectStrings).toEqual(
    ['SERVICE_NAME', 'SID'].map(
      (kind) =>
        `(DESCRIPTION=(CONNECT_TIMEOUT=2)(TRANSPORT_CONNECT_TIMEOUT=2)(ADDRESS=(PROTOCOL=TCP)(HOST=127.0.0.1)(PORT=1521))(CONNECT_DATA=(${kind}=orcl)))`,
    ),
  );
});

test('an unsafe name is not tried, and an unknown one as service and as SID', async () => {
  connectStrings.length = 0;
  await expect(oracleDialect.connect({ ...access, database: 'a b' })).rejects.toThrow('a b');
  await expect(oracleDialect.connect({ ...access, database: 'none' })).rejects.toThrow('NJS-518');
  expect(connectStrings).toHaveLength(2);
});

test.each([
  ['ORA-12514: TNS:listener does not know of service', { step: 'database', key: 'noService' }],
  ['NJS-519: SID is not registered', { step: 'database', key: 'noService' }],
  ['ORA-01017: invalid username/password; logon denied', { step: 'signIn', key: 'credentials' }],
  ['ORA-1017: invalid username/password', { step: 'signIn', key: 'credentials' }],
  ['ORA-01005: null password given', { step: 'signIn', key: 'credentials' }],
  ['ORA-28000: The account is locked.', { step: 'signIn', key: 'notAdmitted' }],
  ['ORA-01045: user lacks CREATE SESSION privilege', { step: 'signIn', key: 'notAdmitted' }],
  ['ORA-12516: TNS:listener could not find available handler', { step: 'database', key: 'busy' }],
  ['ORA-01033: ORACLE initialization in progress', { step: 'database', key: 'busy' }],
  ['ORA-00942: table or view does not exist', undefined],
])('the cause of %s is %j', (message, want) => {
  expect(oracleDialect.causeOf(new Error(message))).toEqual(want);
});
