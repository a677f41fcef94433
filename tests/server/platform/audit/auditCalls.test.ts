import { beforeEach, expect, test } from 'vitest';
import { insertRows } from '../../insertRows.ts';
import { openLogin } from '../../openLogin.ts';
import { createErp, dataSource, interfaceOf } from '../../samples.ts';
import {
  account,
  type Client,
  createTestApp,
  operator,
  type Sent,
  serviceUnderTest,
} from '../../serviceUnderTest.ts';

const service = await serviceUnderTest();
const { erp } = await createErp(service);
const { row: posted } = await service.send('POST /interfaceConfig', {
  body: await interfaceOf(service, erp),
});
const { uuid: interfaceUuid, interfaceName } = posted;
await insertRows(
  service,
  'pendingData',
  ['1', '2'].map((uuid) => ({
    uuid,
    interfaceUuid: 'i',
    interfaceName: 'Orders',
    entityNo: `SO-${uuid}`,
    status: 'FAILED',
    direction: 'OUT',
    createTime: '2026-11-20T08:00:00.000Z',
    data: '{"sku":"A1"}',
  })),
);

beforeEach(async () => {
  const { repository } = service.store;
  await repository.removeSome('auditEntry', { companyUuid: service.client.companyUuid }, 1000);
  // No read of an earlier test counts as recent.
  service.clock.now = new Date(service.clock.now.getTime() + 600_000);
});

/** Resolves to the entries of the audit log, oldest first, without uuids, company and time. */
async function entries(
  companyUuid = service.client.companyUuid,
): Promise<Readonly<Record<string, unknown>>[]> {
  const { records } = await service.store.repository.list({
    entity: 'auditEntry',
    companyUuid,
    sort: { property: 'time', order: 'asc' },
  });
  return records.map(({ uuid: _uuid, companyUuid: _company, time: _time, ...entry }) => entry);
}

/** Sends a request with the company of the service in its address. */
const send = (target: string, sent?: Sent, client?: Client) =>
  service.send(target.replace('{company}', service.client.companyUuid), sent, client);

const done = (event: string, operation: string, subject?: string) => ({
  event,
  operation,
  success: true,
  loginId: operator.loginId,
  ...(subject !== undefined && { subject }),
});

const exporting = 'POST /interfaceConfig/export?dcCode=SH01&companyUuid={company}';

test.each<
  [name: string, calls: readonly (readonly [target: string, sent?: Sent])[], want: readonly object[]]
>([
  ['a sign-out', [[`POST ${account}/logout`]], [done('signOut', 'account.logout')]],
  [
    'a change of keys',
    [
      [
        'POST /securityconfig/save',
        { body: { apiKey: 'a very secret key of 32 characters', maskFields: [] } },
      ],
    ],
    [done('securityChange', 'securityconfig.save')],
  ],
  ['an export', [[exporting]], [done('export', 'interfaceConfig.export', 'dcCode: SH01, items: 1')]],
  [
    'the report of an exported list',
    [[`POST ${account}/reportExport`, { body: { list: 'pendingData', count: 120 } }]],
    [done('export', 'account.reportExport', 'list: pendingData, count: 120')],
  ],
  [
    'a document view',
    [['GET /pendingData/1'], ['GET /pendingData/2']],
    [
      done('payloadView', 'pendingData.get', 'interfaceName: Orders, entityNo: SO-1'),
      done('payloadView', 'pendingData.get', 'interfaceName: Orders, entityNo: SO-2'),
    ],
  ],
  [
    'a repeated document view',
    [['GET /pendingData/1'], ['GET /pendingData/1']],
    [done('payloadView', 'pendingData.get', 'interfaceName: Orders, entityNo: SO-1')],
  ],
  [
    'a list of documents',
    [['POST /pendingData/query', { body: { entityNo: 'SO', pageSize: 200 } }]],
    [done('payloadView', 'pendingData.query', 'entityNo: SO')],
  ],
  [
    'the documents of an interface, which has its name',
    [['POST /pendingData/query', { body: { interfaceUuid } }]],
    [done('payloadView', 'pendingData.query', `interfaceName: ${interfaceName}`)],
  ],
  [
    'the documents of an interface that is gone, which has its uuid',
    [['POST /pendingData/query', { body: { interfaceUuid: 'gone' } }]],
    [done('payloadView', 'pendingData.query', 'interfaceUuid: gone')],
  ],
  [
    'a log with payloads',
    [['POST /interfacelog/query', { body: { entity: 'SO-1' } }]],
    [done('payloadView', 'interfacelog.query', 'entity: SO-1')],
  ],
  [
    'a test request to a forbidden address, without its query',
    [
      [
        'POST /testRequest?companyUuid={company}',
        { body: { url: 'https://other.example/stock?token=t', type: 'GET' } },
      ],
    ],
    [
      {
        ...done('testRequest', 'testRequest.send', 'type: GET, url: https://other.example/stock'),
        success: false,
        errorCode: 'HOST_NOT_ALLOWED',
      },
    ],
  ],
  [
    'a connection test of an unsaved data source',
    [['POST /datasource/test', { body: { ...dataSource, name: 'Stock', ip: '127.0.0.1', port: 3306 } }]],
    [done('testRequest', 'datasource.test', 'name: Stock, ip: 127.0.0.1, port: 3306')],
  ],
  [
    'invalid input',
    [['POST /securityconfig/save', { body: { payloadRetentionDays: 'x' } }], ['GET /pendingData/none']],
    [],
  ],
  ['other operations', [['POST /owner/page', { body: {} }]], []],
])('%s', async (_name, calls, want) => {
  const client = { ...service.client, ...(await openLogin(service, operator.loginId)) };
  for (const [target, sent] of calls) await send(target, sent, client);
  expect(await entries()).toEqual(want);
});

test('each debug run has an entry with its document', async () => {
  const body = { interfaceUuid, inputType: 'DATA', data: '{"no":"A-1"}' };
  for (let run = 0; run < 2; run += 1) await service.send('POST /interfaceConfig/debugRun', { body });
  const entry = done(
    'payloadView',
    'interfaceConfig.debugRun',
    `interfaceName: ${interfaceName}, inputType: DATA`,
  );
  expect(await entries()).toEqual([entry, entry]);
});

test('a new operator has an entry in the company of the operator only, also if the caller has two', async () => {
  const { companyUuid } = service.client;
  await service.store.accounts.addToCompany(operator.loginId, 'third');
  const body = { loginId: 'packer', role: 'viewer', companyUuid };
  await service.send('POST /iwms-account/account/operator', { body });
  expect([await entries(), await entries('third')]).toEqual([
    [done('operatorChange', 'operator.create', 'loginId: packer, role: viewer')],
    [],
  ]);
});

/** Sends a request and resolves to the uuid of the answered record. */
const uuidOf = async (target: string, sent: Sent): Promise<string> =>
  (await service.send(target, sent)).row.uuid;

test.each<[event: string, operation: string, subject: string, create: () => Promise<string>]>([
  [
    'securityChange',
    'partnerKey.remove',
    'name: Old key',
    () => uuidOf('POST /partnerKey', { body: { name: 'Old key', companyUuid: service.client.companyUuid } }),
  ],
  [
    'operatorChange',
    'operator.remove',
    'loginId: leaver',
    () =>
      uuidOf(`POST ${account}/operator`, {
        body: { loginId: 'leaver', role: 'viewer', companyUuid: service.client.companyUuid },
      }),
  ],
  [
    'operatorChange',
    'session.remove',
    `loginId: ${operator.loginId}`,
    async () => {
      await openLogin(service, operator.loginId);
      const [newest] = await service.store.operators.listSessions(
        service.client.companyUuid,
        service.clock.now,
        operator.loginId,
        [],
      );
      return newest?.uuid ?? '';
    },
  ],
])('%s: the entry of %s has "%s", although the record is gone', async (event, operation, subject, create) => {
  const uuid = await create();
  const path = operation.replace('.', '/');
  const target = `POST ${event === 'operatorChange' ? account : ''}/${path}?uuid=${uuid}`;
  expect(await service.send(target)).toMatchObject({ success: true });
  const all = await entries();
  expect(all.at(-1)).toEqual(done(event, operation, subject));
});

test('a change of a partner key has an entry', async () => {
  await service.send('POST /partnerKey', {
    body: { name: 'ERP key', companyUuid: service.client.companyUuid },
  });
  expect(await entries()).toMatchObject([{ event: 'securityChange', operation: 'partnerKey.create' }]);
});

test('a sign-in with a long name has an entry, also if the limit divides a character', async () => {
  const start = 'x'.repeat(58);
  expect((await service.signIn(`${start}📦b`, 'guess')).errorCode).toBe('SIGN_IN_FAILED');
  expect(await entries()).toMatchObject([{ event: 'signIn', loginId: `${start}…` }]);
});

test('a repeated view has another entry after ten minutes', async () => {
  const views = async (minutes: number) => {
    service.clock.now = new Date(service.clock.now.getTime() + minutes * 60_000);
    await service.send('GET /pendingData/1');
    return (await entries()).length;
  };
  expect([await views(0), await views(9), await views(1), await views(1)]).toEqual([1, 1, 2, 2]);
});

test.each([
  [operator.loginId, operator.password, { success: true }],
  [operator.loginId, 'wrong', { success: false, errorCode: 'SIGN_IN_FAILED' }],
  ['stranger', 'wrong', { success: false, errorCode: 'SIGN_IN_FAILED' }],
])('a sign-in of %s with the password %s', async (loginId, password, want) => {
  await service.signIn(loginId, password);
  expect(await entries()).toEqual([{ event: 'signIn', operation: 'account.login', loginId, ...want }]);
});

test('an entry names the address of the caller behind a trusted proxy', async () => {
  const app = createTestApp(service.service, { trustedProxies: ['127.0.0.9'] });
  const incoming = { socket: { remoteAddress: '127.0.0.9' } };
  const request = {
    method: 'POST',
    headers: { 'X-Forwarded-For': '10.1.2.3' },
    body: JSON.stringify({ loginId: operator.loginId, password: 'wrong' }),
  };
  await app.request(`${account}/login`, request, { incoming } as never);
  expect(await entries()).toMatchObject([{ event: 'signIn', success: false, address: '10.1.2.3' }]);
});

test('the sign-in of an operator of two companies has an entry in each, and a document view in one', async () => {
  await service.store.accounts.addToCompany(operator.loginId, 'second');
  await service.signIn(operator.loginId, operator.password);
  await service.send('GET /pendingData/1');
  const events = async (company?: string) => (await entries(company)).map(({ event }) => event);
  expect([await events(), await events('second')]).toEqual([['signIn', 'payloadView'], ['signIn']]);
});

/** Opens a login of an operator with the role viewer. */
async function openViewer(): Promise<Client> {
  const { accounts } = service.store;
  await accounts.saveOperator('clerk', '');
  await accounts.addToCompany('clerk', service.client.companyUuid, 'viewer');
  return { ...service.client, ...(await openLogin(service, 'clerk')) };
}

const refused = { loginId: 'clerk', success: false, errorCode: 'ROLE_REQUIRED' };

test.each([
  ['POST /securityconfig/save', { event: 'securityChange' }],
  [`POST ${account}/operator/remove?uuid=abc%00`, { event: 'operatorChange', subject: 'uuid: abc\uFFFD' }],
])('a refusal of %s for a lack of rights has an entry', async (target, want) => {
  expect(await service.send(target, { body: {} }, await openViewer())).toMatchObject({
    errorCode: 'ROLE_REQUIRED',
  });
  expect(await entries()).toMatchObject([{ ...refused, ...want }]);
});

test('a refusal names the operator, but none of another company', async () => {
  const { operators, accounts } = service.store;
  await accounts.saveOperator('stranger', '');
  await accounts.addToCompany('stranger', 'other');
  const [stranger] = await operators.list('other');
  const known = (await operators.list(service.client.companyUuid)).find(
    ({ loginId }) => loginId === operator.loginId,
  );
  const viewer = await openViewer();
  for (const uuid of [known?.uuid, stranger?.uuid])
    await service.send(`POST ${account}/operator/disable?uuid=${uuid}`, {}, viewer);
  expect((await entries()).map(({ subject }) => subject)).toEqual([
    `loginId: ${operator.loginId}`,
    `uuid: ${stranger?.uuid}`,
  ]);
});

test('only an administrator reads the audit log', async () => {
  expect(await service.send('POST /auditEntry/query', { body: {} }, await openViewer())).toMatchObject({
    errorCode: 'ROLE_REQUIRED',
    data: { role: 'administrator' },
  });
});

test.each([
  [{ event: 'export' }, 1],
  [{ event: ['export', 'payloadView'] }, 2],
  [{ subject: 'SO-1' }, 1],
  [{ loginId: 'someone' }, 0],
  [{ success: false }, 0],
  [{ timeFrom: '2027-01-01T00:00:00Z' }, 0],
])('the filter %j finds %i', async (filter, count) => {
  await send(exporting);
  await service.send('GET /pendingData/1');
  const { page } = await service.send('POST /auditEntry/query', { body: filter });
  expect(page.records.length).toBe(count);
});
