import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { auth, createErp, dataSource, erpOf, interfaceOf } from '../../samples.ts';
import type { ServiceUnderTest } from '../../serviceUnderTest.ts';
import { type Receiver, startReceiver } from '../exchange/receiver.ts';
import {
  findClosedPort,
  runConnectionTest,
  startTcpServer,
  startTestingService,
} from './connectionUnderTest.ts';

const portOf = ({ url }: Receiver): string => new URL(url).port;

const [service, receiver] = await Promise.all([startTestingService(), startReceiver()]);
const uuids = await createKnownErp(service);
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer = (response) => response.end('{}');
});

/** Creates an ERP whose database is of a kind with a port check only. The port is that of the receiver. */
async function createKnownErp(on: ServiceUnderTest): ReturnType<typeof createErp> {
  const created = await createErp(on);
  const source = { ...dataSource, databaseType: 'DM', ip: 'db.example', port: Number(portOf(receiver)) };
  await on.send('POST /datasource/modify', { body: { ...source, uuid: created.dataSource } });
  return created;
}

const erp = (given: object = {}) => ({
  ...erpOf(uuids.dataSource, uuids.auth),
  basePath: `http://erp.example:${portOf(receiver)}/api`,
  ...given,
});

/** Resolves to the steps of the ERP itself, without those of its data source. */
async function httpSteps(body: object, lang: 'zh_CN' | 'en_US' = 'en_US') {
  const { ok, lines } = await runConnectionTest(service, 'erp', body, { lang });
  return { ok, lines: lines.filter((line) => !/Data source|数据源/.test(line)) };
}

const before = [
  '+ Host name: erp.example resolves to 127.0.0.1',
  '+ Port: 127.0.0.1 port accepts connections',
];

test.each<[status: number, headers: Record<string, string>, want: string]>([
  [200, {}, '+ Response: HTTP 200'],
  [405, {}, '+ Response: HTTP 405. The ERP is reachable; its base path does not accept this kind of request'],
  [
    404,
    {},
    '+ Response: HTTP 404. The ERP is reachable, but its base path has no content. Many ERPs behave this way; check that the path is correct',
  ],
  [401, {}, '- Response: HTTP 401. The ERP rejected the user name or password. Check the authentication'],
  [
    403,
    {},
    "- Response: HTTP 403. The ERP denied access. Check the user's permissions, and whether the ERP allows this server's address",
  ],
  [
    500,
    {},
    '- Response: HTTP 500. The ERP is reachable but reports an internal error. Contact its administrator',
  ],
  [
    302,
    { Location: '/login' },
    '+ Response: HTTP 302. The ERP is reachable; its base path redirects to /login',
  ],
  [
    301,
    { Location: 'https://erp.example/api' },
    '- Response: HTTP 301: redirected to https://erp.example/api. Documents do not follow redirects. Enter that address as the base path',
  ],
])('the test explains HTTP %i %j', async (status, headers, want) => {
  receiver.answer = (response: ServerResponse) => response.writeHead(status, headers).end();
  expect(await httpSteps(erp())).toEqual({ ok: want.startsWith('+'), lines: [...before, want] });
});

test('the test request has the authentication and extension parameters of an interface', async () => {
  await httpSteps(erp({ extendInfo: [{ parameterName: 'X-Tenant', parameterValue: 'wms 1' }] }));
  const [asked] = receiver.received;
  expect(asked).toMatchObject({ method: 'GET', url: '/api' });
  expect(asked?.headers).toMatchObject({
    authorization: `Basic ${btoa('wms:open sesame')}`,
    'x-tenant': 'wms 1',
    host: `erp.example:${portOf(receiver)}`,
  });
});

test('the test checks the data source also if the ERP fails', async () => {
  receiver.answer = (response) => response.writeHead(500).end();
  const { ok, lines } = await runConnectionTest(service, 'erp', erp());
  expect(ok).toBe(false);
  expect(lines.slice(3)).toEqual([
    '+ Data source · Host name: db.example resolves to 127.0.0.1',
    '+ Data source · Port: 127.0.0.1 port accepts connections',
    '+ Data source · Database server: Only the port was tested. This service has no driver for this database type, so user name, password and database were not checked',
  ]);
});

test('the steps are in Chinese on request', async () => {
  receiver.answer = (response) => response.writeHead(401).end();
  expect((await httpSteps(erp(), 'zh_CN')).lines).toEqual([
    '+ 主机名: erp.example 解析为 127.0.0.1',
    '+ 端口: 127.0.0.1 port 可以连接',
    '- 响应: HTTP 401。ERP 拒绝了用户名或密码。请检查认证配置',
  ]);
});

const unreachable: readonly [title: string, basePath: () => string | Promise<string>, want: string][] = [
  [
    'an unknown host',
    () => 'http://nowhere.example/api',
    '- Host name: Host not found. Check the spelling, or enter the IP address',
  ],
  [
    'a closed port',
    async () => `http://127.0.0.1:${await findClosedPort()}/api`,
    '- Port: Connection refused: no service is listening on this port. Check the port, and that the server is running',
  ],
  [
    'a server without HTTP',
    async () => `http://127.0.0.1:${await startTcpServer((socket) => socket.end('SSH-2.0-OpenSSH\r\n'))}/`,
    '- Response: The response is not HTTP. Check the port: Parse Error: Expected HTTP/, RTSP/ or ICE/',
  ],
  [
    'a connection that is closed at once',
    async () => `http://127.0.0.1:${await startTcpServer((socket) => socket.destroy())}/`,
    '- Response: The server closed the connection. Check the port; if you use HTTPS, check that the port supports HTTPS',
  ],
  [
    'HTTPS at an HTTP port',
    () => `https://127.0.0.1:${portOf(receiver)}/`,
    '- Encryption: No encrypted connection could be established. Check that the port supports HTTPS',
  ],
  [
    'the metadata service of a cloud',
    () => 'http://metadata.example/latest',
    '- Host name: Requests to metadata.example are not allowed: it resolves to 169.254.169.254. Loopback, link-local and other special addresses are blocked',
  ],
];

test.each(unreachable)('the test explains %s', async (_, basePath, want) => {
  const { ok, lines } = await httpSteps(erp({ basePath: await basePath() }));
  expect(ok).toBe(false);
  expect(lines.at(-1)).toContain(want);
});

test.each([
  ['the metadata service as a hexadecimal address', 'http://0xA9FEA9FE/latest', 'valid host'],
  ['credentials in the address', 'http://wms:secret@erp.example/api', 'no user name'],
])('the test refuses %s', async (_, basePath, want) => {
  await expect(httpSteps(erp({ basePath }))).rejects.toThrow(want);
});

test('the test refuses a header with invalid characters', async () => {
  const extendInfo = [{ parameterName: '租户', parameterValue: '1' }];
  expect((await httpSteps(erp({ extendInfo }))).lines).toEqual([
    '- Base path: “租户” cannot be sent as a header. Names and values of extension parameters can contain only letters, digits and basic punctuation',
  ]);
});

test('the test refuses loopback unless the service allows it', async () => {
  const strict = await startTestingService({
    loopback: false,
    lookup: async () => [{ address: '127.0.0.1', family: 4 }],
  });
  const found = await createKnownErp(strict);
  const body = { ...erpOf(found.dataSource, found.auth), basePath: receiver.url };
  const { lines } = await runConnectionTest(strict, 'erp', body);
  expect(lines[0]).toBe(
    '- Host name: ' +
      `127.0.0.1:${portOf(receiver)} resolves to 127.0.0.1, the machine this service runs on. Access is not allowed; to allow it, start the service with RELAY_LOOPBACK=true`,
  );
  expect(receiver.received).toEqual([]);
});

/** Key and certificate of erp.example, which expires in 2120. No other program trusts or uses them. */
const selfSigned = readFileSync(join(import.meta.dirname, 'selfSigned.pem'));

test('the test refuses a self-signed certificate', async () => {
  let asked = 0;
  const server = createServer({ key: selfSigned, cert: selfSigned }, (_, response) => {
    asked += 1;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  expect(await httpSteps(erp({ basePath: `https://erp.example:${port}/` }))).toEqual({
    ok: false,
    lines: [
      ...before,
      '- Encryption: The certificate is self-signed and not trusted. Install a certificate from a trusted authority, or start the service with NODE_EXTRA_CA_CERTS',
    ],
  });
  expect(asked).toBe(0);
});

test('the test uses the values of the form and saves nothing', async () => {
  const stored = await service.send(`GET /erp/${uuids.erp}`);
  await httpSteps(erp({ uuid: uuids.erp, version: 1, name: 'Renamed' }));
  expect(receiver.received).toHaveLength(1);
  expect((await service.send(`GET /erp/${uuids.erp}`)).row).toEqual(stored.row);
});

test('the test refuses input that saving refuses', async () => {
  const answer = await service.send('POST /erp/test', { body: erp({ basePath: 'ftp://erp', authUuid: '' }) });
  expect([answer.status, answer.errorCode]).toEqual([400, 'INVALID_REQUEST']);
  expect(answer.row.problems).toMatchObject([{ field: 'basePath' }, { field: 'authUuid' }]);
});

test('the test does not find a record of another company', async () => {
  const answer = await service.send('POST /erp/test', { body: erp({ uuid: 'of somebody else' }) });
  expect([answer.status, answer.errorCode]).toEqual([404, 'NOT_FOUND']);
});

test('the test requires a valid login key', async () => {
  const nobody = { ...service.client, loginKey: 'guessed' };
  const answer = await service.send('POST /erp/test', { body: erp() }, nobody);
  expect([answer.status, answer.errorCode]).toEqual([401, 'LOGIN_EXPIRED']);
});

test('four tests run at once, and the service refuses a fifth', async () => {
  const waiting: ServerResponse[] = [];
  receiver.answer = (response) => waiting.push(response);
  const all = Array.from({ length: 5 }, () => service.send('POST /erp/test', { body: erp() }));
  const first = await Promise.race(all);
  expect([first.status, first.errorCode]).toEqual([429, 'RELAY_BUSY']);
  await expect.poll(() => waiting.length, { timeout: 10_000 }).toBe(4);
  for (const response of waiting) response.end();
  const answers = await Promise.all(all);
  expect(answers.filter(({ success }) => success)).toHaveLength(4);
});

test('the test of an authentication calls each ERP configuration that uses it', async () => {
  const uuid = (await service.send('POST /auth', { body: { ...auth, name: 'Shared' } })).row.uuid;
  const alone = await runConnectionTest(service, 'auth', { ...auth, uuid, name: 'Shared' });
  expect(alone).toMatchObject({
    ok: false,
    lines: [
      '- ERP configuration: No ERP configuration uses this authentication, so it cannot be tested. Select it in an ERP configuration, then test again',
    ],
  });

  const { path: _path, ...body } = await interfaceOf(service, uuids.erp);
  const queue = { type: 'ACTIVE_MQ', address: 'tcp://mq.example:61613', queueName: 'orders', authUuid: uuid };
  await service.send('POST /interfaceConfig', { body: { ...body, ...queue } });
  expect((await runConnectionTest(service, 'auth', { ...auth, uuid, name: 'Shared' })).lines).toEqual([
    expect.stringContaining('Interfaces with an address of their own use it: run one of them in debug'),
  ]);

  for (const name of ['A', 'B']) {
    const path = `http://erp.example:${portOf(receiver)}/${name}`;
    await service.send('POST /erp', { body: erp({ name, basePath: path, authUuid: uuid }) });
  }
  const known = [`Basic ${btoa('wms:open sesame')}`];
  receiver.answer = (response, { url, headers }) => {
    const isKnown = url === '/B' || known.includes(headers.authorization ?? '');
    response.writeHead(isKnown ? 200 : 401).end();
  };
  // The request has no password, so the service uses the stored one.
  const { password: _, ...unchanged } = auth;
  expect(await runConnectionTest(service, 'auth', { ...unchanged, uuid, name: 'Shared' })).toMatchObject({
    ok: true,
    lines: ['+ A: HTTP 200', '+ B: HTTP 200'],
  });
  const changed = await runConnectionTest(service, 'auth', {
    ...unchanged,
    password: 'typed now',
    uuid,
    name: 'Shared',
  });
  expect(changed.lines).toEqual([
    '- A: HTTP 401. The ERP rejected the user name or password. Check the authentication',
    '+ B: HTTP 200',
  ]);
});

test('the test does not use a password that is marked for removal', async () => {
  const body = { ...auth, uuid: uuids.auth, password: undefined, clearPassword: true };
  const answer = await service.send('POST /auth/test', { body });
  expect(answer.row.problems).toMatchObject([{ field: 'password' }]);
});

test('the test requests an access token', async () => {
  const tokenUrl = `http://erp.example:${portOf(receiver)}/token`;
  const body = { ...auth, name: 'OAuth', authType: 'OAUTH2', tokenUrl };
  const { row } = await service.send('POST /auth', { body });
  const steps = async () => (await httpSteps(erp({ authUuid: row.uuid }))).lines.slice(2);
  receiver.answer = (response, { url, headers }) => {
    const isKnown = url === '/token' || headers.authorization === 'Bearer t-1';
    response.writeHead(isKnown ? 200 : 401).end('{"access_token":"t-1"}');
  };
  const hasToken = '+ Access token: The token server returned an access token';
  expect(await steps()).toEqual([hasToken, '+ Response: HTTP 200']);
  receiver.answer = (response, { url }) =>
    response.writeHead(url === '/token' ? 200 : 401).end('{"access_token":"t-2"}');
  expect(await steps()).toEqual([
    hasToken,
    '- Response: HTTP 401. The ERP rejected the access token. Check scope and audience of the authentication',
  ]);
  receiver.answer = (response) => response.writeHead(400).end('{"error":"invalid_client"}');
  expect(await steps()).toEqual([
    '- Access token: No access token: HTTP 400: invalid_client. Check token URL, client ID and client secret of the authentication',
  ]);
});

test('the test answers a Digest challenge', async () => {
  receiver.answer = (response, { headers: { authorization = '' } }) => {
    const challenge = 'Digest realm="ERP", nonce="n-1", qop="auth", algorithm=SHA-256';
    const isSigned = authorization.startsWith('Digest username="wms", realm="ERP", nonce="n-1"');
    response.writeHead(isSigned ? 204 : 401, { 'WWW-Authenticate': challenge }).end();
  };
  const { row } = await service.send('POST /auth', { body: { ...auth, name: 'Digest', authType: 'DIGEST' } });
  const { lines } = await httpSteps(erp({ authUuid: row.uuid }));
  expect(lines.slice(2)).toEqual(['+ Response: HTTP 204']);
  receiver.answer = (response) =>
    response.writeHead(401, { 'WWW-Authenticate': 'Digest realm="ERP", nonce="n-2"' }).end();
  expect((await httpSteps(erp({ authUuid: row.uuid }))).lines.slice(2)).toEqual([
    '- Response: HTTP 401. The ERP rejected the user name or password. Check the authentication',
  ]);
});

test('the steps mask credentials that the ERP sends back', async () => {
  receiver.answer = (response) =>
    response
      .writeHead(301, { Location: `http://elsewhere.example/?${btoa('wms:open sesame')}&open%20sesame` })
      .end();
  const { text } = await runConnectionTest(service, 'erp', erp());
  expect(text).toContain('http://elsewhere.example/?[SECRET]&[SECRET]');
});
