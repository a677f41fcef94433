import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { startTemporaryPostgres } from '../../../../scripts/testing/startTemporaryPostgres.ts';
import { describeNetworkError } from '../../../../src/server/integration/connection/StepFailure.ts';
import { TestSteps } from '../../../../src/server/integration/connection/TestSteps.ts';
import { testDatabase } from '../../../../src/server/integration/connection/testDatabase.ts';
import { databaseDialects } from '../../../../src/server/integration/databases/databaseDialects.ts';
import { oracleDialect } from '../../../../src/server/integration/databases/oracleDialect.ts';
import { servicePhrasesOf } from '../../../../src/server/platform/base/servicePhrases.ts';
import {
  findClosedPort,
  linesOf,
  network,
  runConnectionTest,
  startTcpServer,
  startTestingService,
} from './connectionUnderTest.ts';
import { mysqlServer } from './mysqlServer.ts';
import { oracleListener } from './oracleListener.ts';
import { sqlServer } from './sqlServer.ts';

const password = 'it\'s a "secret"';
const source = {
  uuid: '',
  ip: 'db.example',
  port: 0,
  databaseType: 'POSTGRESQL',
  databaseName: 'erp',
  username: 'reader',
  password,
  encoding: 'UTF-8',
};

/** Resolves to the steps after host and port, which all kinds share. `given` overrides the data source. */
async function runSteps(
  given: Partial<typeof source>,
  milliseconds = 8_000,
  dialects = databaseDialects,
): Promise<string[]> {
  const steps = await new TestSteps({
    phrases: servicePhrasesOf('en-US'),
    milliseconds,
    secrets: [password],
  }).run((all) => testDatabase(all, network, { ...source, ...given }, dialects));
  const lines = linesOf(steps);
  expect(lines.join('\n')).not.toContain(password);
  return lines.slice(2);
}

/** Milliseconds to wait for a server that does not answer. */
const patience = 400;

const kinds = ['POSTGRESQL', 'MYSQL', 'SQLSERVER', 'ORACLE'];
const nameOf: Readonly<Record<string, string>> = {
  POSTGRESQL: 'PostgreSQL',
  MYSQL: 'MySQL',
  SQLSERVER: 'SQL Server',
  ORACLE: 'Oracle',
};

describe.each(kinds)('%s', (databaseType) => {
  test('the test reports a closed port', async () => {
    const steps = await new TestSteps({ phrases: servicePhrasesOf('en-US') }).run((all) =>
      findClosedPort().then((port) => testDatabase(all, network, { ...source, databaseType, port })),
    );
    expect(linesOf(steps)).toEqual([
      '+ Host name: db.example resolves to 127.0.0.1',
      '- Port: Connection refused: no service is listening on this port. Check the port, and that the server is running',
    ]);
  });

  test('the test reports a server that does not answer', async () => {
    const port = await startTcpServer(() => undefined);
    expect(await runSteps({ databaseType, port }, patience)).toEqual([
      '- Database server: No response within the test time. Check the port, and that no firewall interrupts the connection',
    ]);
  });

  test('the test reports a server that closes the connection', async () => {
    const port = await startTcpServer((socket) => {
      socket.on('data', () => socket.destroy());
      setTimeout(() => socket.destroy(), 300);
    });
    const [line = '', ...more] = await runSteps({ databaseType, port });
    expect(line).toMatch(/^- Database server: (The server closed|No [\w ]+ server is responding)/);
    expect(more).toEqual([]);
  });

  test.each([
    ['HTTP', 'HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n'],
    ['SSH', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['an unknown protocol', '\x7f'.repeat(3000)],
  ])('the test reports a server with the protocol %s', async (_, text) => {
    const port = await startTcpServer((socket) => {
      socket.on('data', () => socket.write(text));
      socket.write(text);
    });
    const lines = await runSteps({ databaseType, port }, patience);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      new RegExp(
        `^- Database server: (No response within the test time|No ${nameOf[databaseType]} server is responding)`,
      ),
    );
  });

  test('the test reports a missing user name', async () => {
    const port = await startTcpServer(() => undefined);
    expect(await runSteps({ databaseType, port, username: '' })).toEqual([
      '- Sign-in: The user name is missing. Enter the user name of the database',
    ]);
  });
});

test('the test checks only the port of a database type without driver, and says so', async () => {
  const port = await startTcpServer(() => undefined);
  expect(await runSteps({ databaseType: 'DM', port })).toEqual([
    '+ Database server: Only the port was tested. This service has no driver for this database type, so user name, password and database were not checked',
  ]);
});

test('the test checks only the port while the driver is not installed, and names its package', async () => {
  const port = await startTcpServer(() => undefined);
  const dialects = { ORACLE: { ...oracleDialect, optionalDriver: 'not-installed' } };
  expect(await runSteps({ databaseType: 'ORACLE', port }, undefined, dialects)).toEqual([
    '+ Database server: Only the port was tested. User name, password and database of Oracle are checked after "npm install --save-prod --omit=dev not-installed" in the folder of the service',
  ]);
});

test.each([
  ['metadata.example', 'are not allowed: it resolves to 169.254.169.254'],
  ['169.254.169.254', 'are not allowed: it resolves to 169.254.169.254'],
  ['2852039166', 'are not allowed: it resolves to 169.254.169.254'],
  ['[fe80::1]', 'are not allowed: it resolves to fe80::1'],
  ['nowhere.example', 'Host not found'],
  ['user@db.example', 'Not a valid host'],
  ['db.example?x', 'Not a valid host'],
])('the test refuses host %j', async (ip, want) => {
  const steps = await new TestSteps({ phrases: servicePhrasesOf('en-US') }).run((all) =>
    testDatabase(all, network, { ...source, ip, port: 5432 }),
  );
  expect(linesOf(steps)).toHaveLength(1);
  expect(linesOf(steps)[0]).toContain(want);
});

test.each([
  ['CERT_HAS_EXPIRED', 'certificateExpired'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificateName'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificateUntrusted'],
  ['ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', 'noTls'],
  ['EAI_AGAIN', 'noNameServer'],
  ['EHOSTUNREACH', 'unreachable'],
  ['HPE_INVALID_CONSTANT', 'noHttp'],
  ['ENOSUCHTHING', 'otherwise'],
])('describeNetworkError explains %s', (code, want) => {
  expect(describeNetworkError(Object.assign(new Error('said'), { code }))).toEqual([
    want,
    { message: 'said' },
  ]);
});

test('the test refuses an Oracle name that extends the connect descriptor', async () => {
  const port = await startTcpServer(() => undefined);
  const databaseName = 'X))(ADDRESS=(PROTOCOL=TCP)(HOST=127.0.0.1)(PORT=1))';
  expect(await runSteps({ databaseType: 'ORACLE', port, databaseName })).toEqual([
    '+ Database server: Oracle is responding',
    '- Database: Not a valid Oracle service name or SID: use only letters, digits and . _ $ # -',
  ]);
});

describe('a PostgreSQL server', async () => {
  const server = await startTemporaryPostgres();
  const port = Number(new URL(server.url).port);
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query('CREATE ROLE reader LOGIN; CREATE ROLE locked NOLOGIN');
  await client.query("CREATE DATABASE erp TEMPLATE template0 ENCODING 'UTF8'");
  await client.query(
    "CREATE DATABASE latin TEMPLATE template0 ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C'",
  );
  await client.query('CREATE DATABASE closed');
  await client.query('REVOKE CONNECT ON DATABASE closed FROM public');
  await client.end();
  afterAll(() => server.stop());

  const signedIn = [
    '+ Database server: PostgreSQL is responding; the connection is not encrypted',
    '+ Sign-in: Signed in as reader',
  ];
  const opened = (name: string) => `+ Database: ${name} exists and this user can access it`;
  const queried = expect.stringMatching(/^\+ Query: PostgreSQL \d\S* .*answered a query$/);

  test.each<[given: Partial<typeof source>, want: unknown[]]>([
    [{}, [...signedIn, opened('erp'), '+ Encoding: The database uses the character set UTF8', queried]],
    [
      { encoding: 'GBK' },
      [
        ...signedIn,
        opened('erp'),
        '+ Encoding: The database uses the character set UTF8, the data source specifies GBK. Text is converted; characters not in UTF8 cannot be stored',
        queried,
      ],
    ],
    [
      { encoding: 'GBK', databaseName: 'latin' },
      [
        ...signedIn,
        opened('latin'),
        '- Encoding: The database uses the character set LATIN1 and cannot convert to GBK. Select another encoding',
      ],
    ],
    [
      { encoding: "GBK'; SET statement_timeout TO '1" },
      [
        ...signedIn,
        opened('erp'),
        "- Encoding: The database uses the character set UTF8 and cannot convert to GBK'; SET statement_timeout TO '1. Select another encoding",
      ],
    ],
    [
      { databaseName: 'nothere' },
      [
        '+ Database server: PostgreSQL is responding',
        '+ Sign-in: Signed in as reader',
        '- Database: The database does not exist. Check its name: database "nothere" does not exist',
      ],
    ],
    [
      { databaseName: 'closed' },
      [
        '+ Database server: PostgreSQL is responding',
        '+ Sign-in: Signed in as reader',
        '- Database: This user has no access to the database. Grant it access: permission denied for database "closed"',
      ],
    ],
    [
      { username: 'locked' },
      [
        '+ Database server: PostgreSQL is responding',
        '- Sign-in: The server does not allow this user to sign in from this address: role "locked" is not permitted to log in',
      ],
    ],
  ])('the test reports the steps of %j', async (given, want) => {
    expect(await runSteps({ port, ...given })).toEqual(want);
  });

  test('the test closes every connection', async () => {
    await runSteps({ port });
    await runSteps({ port, databaseName: 'nothere' });
    const client = new pg.Client(server.url);
    await client.connect();
    await expect
      .poll(async () => {
        const { rows } = await client.query("SELECT 1 FROM pg_stat_activity WHERE usename = 'reader'");
        return rows.length;
      })
      .toBe(0);
    await client.end();
  });

  test('the service uses a stored password and never shows it', async () => {
    const service = await startTestingService();
    const body = { ...source, uuid: undefined, name: 'ERP', port };
    const { row } = await service.send('POST /datasource', { body });
    const { password: _, ...unchanged } = body;
    const { ok, lines, text } = await runConnectionTest(service, 'datasource', {
      ...unchanged,
      uuid: row.uuid,
    });
    expect([ok, lines.length]).toEqual([true, 7]);
    expect(text).not.toContain('secret');
  });
});

test('the test does not send PGPASSWORD of the service process', async () => {
  process.env.PGPASSWORD = 'of the service';
  onTestFinished(() => {
    delete process.env.PGPASSWORD;
  });
  let said = '';
  const port = await startTcpServer((socket) => {
    socket.on('data', (bytes) => {
      said += bytes.toString('latin1');
      // The server refuses encryption, and then requests a plain password.
      if (bytes.length === 8) socket.write('N');
      else if (bytes[0] === 0) socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]));
      else socket.destroy();
    });
  });
  await runSteps({ port, password: '' });
  expect(said).toContain('reader');
  expect(said).not.toContain('of the service');
});

test.each<[given: Partial<typeof source>, want: string[]]>([
  [
    {},
    [
      '+ Database server: MySQL is responding; the connection is not encrypted',
      '+ Sign-in: Signed in as reader',
      '+ Database: erp exists and this user can access it',
      '+ Encoding: The database uses the character set utf8mb4',
      '+ Query: MySQL 8.4.0 answered a query',
    ],
  ],
  [
    { encoding: 'GB18030' },
    [
      '+ Database server: MySQL is responding; the connection is not encrypted',
      '+ Sign-in: Signed in as reader',
      '+ Database: erp exists and this user can access it',
      '- Encoding: The database uses the character set utf8mb4 and cannot convert to GB18030. Select another encoding',
    ],
  ],
  [
    { encoding: 'GBK' },
    [
      '+ Database server: MySQL is responding; the connection is not encrypted',
      '+ Sign-in: Signed in as reader',
      '+ Database: erp exists and this user can access it',
      '+ Encoding: The database uses the character set utf8mb4, the data source specifies GBK. Text is converted; characters not in utf8mb4 cannot be stored',
      '+ Query: MySQL 8.4.0 answered a query',
    ],
  ],
  [
    { username: 'stranger' },
    [
      '+ Database server: MySQL is responding',
      "- Sign-in: Wrong user name or password: Access denied for user 'stranger'",
    ],
  ],
  [
    { databaseName: 'nothere' },
    [
      '+ Database server: MySQL is responding',
      '+ Sign-in: Signed in as reader',
      "- Database: The database does not exist. Check its name: Unknown database 'nothere'",
    ],
  ],
])('the test reports the MySQL steps of %j', async (given, want) => {
  const port = await mysqlServer((sql) => {
    if (sql.includes('character_set_database')) return [{ v: 'utf8mb4' }];
    return sql.includes('gb18030') ? [] : [{ v: '8.4.0' }];
  });
  expect(await runSteps({ databaseType: 'MYSQL', port, ...given })).toEqual(want);
});

const sqlServerSignedIn = [
  '+ Database server: SQL Server is responding; the connection is not encrypted',
  '+ Sign-in: Signed in as reader',
  '+ Database: erp exists and this user can access it',
];
const sqlServerQueried = '+ Query: SQL Server 16.0.4135.4 answered a query';

test.each<[given: Partial<typeof source>, want: string[]]>([
  [{}, [...sqlServerSignedIn, '+ Encoding: The database uses the character set CP65001', sqlServerQueried]],
  [
    { encoding: 'GBK' },
    [
      ...sqlServerSignedIn,
      '+ Encoding: The database uses the character set CP65001, the data source specifies GBK. Text is converted; characters not in CP65001 cannot be stored',
      sqlServerQueried,
    ],
  ],
  [
    { encoding: 'EBCDIC' },
    [
      ...sqlServerSignedIn,
      '- Encoding: The database uses the character set 65001 and cannot convert to EBCDIC. Select another encoding',
    ],
  ],
  [
    { username: 'stranger' },
    [
      '+ Database server: SQL Server is responding',
      "- Sign-in: Wrong user name or password: Login failed for user 'stranger'.",
    ],
  ],
  [
    { username: 'locked' },
    [
      '+ Database server: SQL Server is responding',
      '- Sign-in: The server does not allow this user to sign in from this address: The account is disabled.',
    ],
  ],
  [
    { databaseName: 'nowhere' },
    [
      '+ Database server: SQL Server is responding',
      '+ Sign-in: Signed in as reader',
      '- Database: The database does not exist. Check its name: Cannot open database "nowhere".',
    ],
  ],
  [
    { databaseName: 'closed' },
    [
      '+ Database server: SQL Server is responding',
      '+ Sign-in: Signed in as reader',
      '- Database: This user has no access to the database. Grant it access: No access under the current security context.',
    ],
  ],
])('the test reports the SQL Server steps of %j', async (given, want) => {
  const port = await sqlServer(
    ({ user, database }) => {
      if (user === 'locked') return [[18470, 'The account is disabled.']];
      if (database === 'closed') return [[916, 'No access under the current security context.']];
      const failed = [18456, `Login failed for user '${user}'.`] as const;
      if (database !== 'erp') return [[4060, `Cannot open database "${database}".`], failed];
      return user === 'reader' ? [] : [failed];
    },
    (sql) => (sql.includes('CodePage') ? '65001' : '16.0.4135.4'),
  );
  expect(await runSteps({ databaseType: 'SQLSERVER', port, ...given })).toEqual(want);
});

test('the test reports the encryption of a SQL Server', async () => {
  const key = readFileSync(new URL('selfSigned.pem', import.meta.url));
  const port = await sqlServer(
    () => [],
    () => '65001',
    key,
  );
  expect((await runSteps({ databaseType: 'SQLSERVER', port }))[0]).toBe(
    '+ Database server: SQL Server is responding over an encrypted connection. The certificate is not verified',
  );
});

test('the test reports a SQL Server that refuses a query', async () => {
  const port = await sqlServer(
    () => [],
    () => [229, 'The SELECT permission was denied.'],
  );
  expect(await runSteps({ databaseType: 'SQLSERVER', port })).toEqual([
    ...sqlServerSignedIn,
    '- Encoding: Failed: The SELECT permission was denied.',
  ]);
});

test.each([
  [
    { SERVICE_NAME: 12514, SID: 12505 },
    ['(SERVICE_NAME=erp)', '(SID=erp)'],
    /^- Database: No service name or SID matches\. Check the database name: NJS-519: /,
  ],
  [
    { SERVICE_NAME: 12528, SID: 12505 },
    ['(SERVICE_NAME=erp)'],
    /^- Database server: No Oracle server is responding at this address.* ORA-12528$/,
  ],
])('the test reports the refusal %j of an Oracle listener', async (codes, tried, want) => {
  const descriptors: string[] = [];
  const port = await oracleListener((descriptor) => {
    descriptors.push(/\((?:SERVICE_NAME|SID)=\w*\)/.exec(descriptor)?.[0] ?? '');
    return descriptor.includes('SERVICE_NAME') ? codes.SERVICE_NAME : codes.SID;
  });
  expect((await runSteps({ databaseType: 'ORACLE', port })).at(-1)).toMatch(want);
  expect(descriptors).toEqual(tried);
});
