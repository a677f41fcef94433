import { beforeEach, expect, test } from 'vitest';
import { entityOf } from '../../../../src/server/platform/operations/catalog.ts';
import { toKeyedRecord } from '../../../../src/server/platform/store/records/KeyedRecord.ts';
import { auth, createErp, dataSource, interfaceOf } from '../../samples.ts';
import { serviceUnderTest } from '../../serviceUnderTest.ts';

const activeMq = { type: 'ACTIVE_MQ', address: 'tcp://mq.example:61613', queueName: 'orders' };
const table = { type: 'INTERMEDIATE_TABLE', tableAccess: 'TABLE', intermediateTableName: 'orders' };
const oauth = { ...auth, authType: 'OAUTH2', tokenUrl: 'https://login.example.com/token' };
const withAuth = (authType: string) => (authType === 'OAUTH2' ? oauth : { ...auth, authType });

let count = 0;

const service = await serviceUnderTest();
const uuids = await createErp(service);
beforeEach(async () => {
  const { page } = await service.send('POST /interfaceConfig/query', { body: {} });
  for (const { uuid } of page.records) await service.send(`POST /interfaceConfig/remove?uuid=${uuid}`);
  await modify('auth', auth);
  await modify('dataSource', dataSource);
});

const paths = { auth: 'auth', dataSource: 'datasource', erp: 'erp' };
const send = (path: string, body: object, lang?: 'zh_CN' | 'en_US') =>
  service.send(`POST /${path}`, { body, lang });

async function modify(entity: keyof typeof paths, body: object, lang?: 'zh_CN' | 'en_US') {
  return send(`${paths[entity]}/modify`, { ...body, uuid: uuids[entity] }, lang);
}

const createInterface = async (over: object, lang?: 'zh_CN' | 'en_US') => {
  count += 1;
  return send('interfaceConfig', { ...(await interfaceOf(service, uuids.erp, `i${count}`)), ...over }, lang);
};

test.each([
  ['HTTP', 'BASIC', true],
  ['HTTP', 'DIGEST', true],
  ['HTTP', 'OAUTH2', true],
  ['WEB_SERVICE', 'BASIC', true],
  ['WEB_SERVICE', 'DIGEST', true],
  ['WEB_SERVICE', 'OAUTH2', true],
  ['ACTIVE_MQ', 'BASIC', true],
  ['ACTIVE_MQ', 'DIGEST', true],
  ['ACTIVE_MQ', 'OAUTH2', false],
  ['INTERMEDIATE_TABLE', 'BASIC', true],
  ['INTERMEDIATE_TABLE', 'DIGEST', true],
  ['INTERMEDIATE_TABLE', 'OAUTH2', true],
])('%s with %s can be saved: %s', async (type, authType, want) => {
  await modify('auth', withAuth(authType));
  const own = { ACTIVE_MQ: activeMq, INTERMEDIATE_TABLE: table }[type] ?? { type };
  const { success, message, row } = await createInterface(own);
  expect(success, message).toBe(want);
  if (!want) expect(row.problems).toMatchObject([{ field: 'erpUuid' }]);
});

test.each([
  ['MYSQL', true],
  ['POSTGRESQL', true],
  ['ORACLE', false],
  ['SQLSERVER', false],
  ['DM', false],
])('a table in %s can be saved: %s', async (databaseType, want) => {
  await modify('dataSource', { ...dataSource, databaseType });
  expect((await createInterface(table)).success).toBe(want);
  expect((await createInterface({ type: 'HTTP' })).success).toBe(true);
});

test('the message names the field, the transport and the choice', async () => {
  await modify('auth', oauth);
  await modify('dataSource', { ...dataSource, databaseType: 'DM' });
  expect((await createInterface(activeMq, 'en_US')).message).toContain(
    'ERP configuration: the transport “ActiveMQ” does not support “OAuth 2.0 client credentials” of Authentication “SAP login”',
  );
  expect((await createInterface(table, 'zh_CN')).message).toContain(
    'ERP 配置：传输方式“中间表”不支持数据源配置“ERP database”的“达梦”',
  );
});

test('the authentication of an interface replaces that of its ERP', async () => {
  const { uuid } = (await send('auth', { ...auth, name: 'Broker' })).row;
  await modify('auth', oauth);
  const { row } = await createInterface({ ...activeMq, authUuid: uuid });
  expect(row.authUuid).toBe(uuid);
  const own = { ...oauth, uuid, name: 'Broker' };
  expect((await send('auth/modify', own)).row.problems).toMatchObject([{ field: 'authType' }]);
  const other = (await send('auth', { ...oauth, name: 'Other' })).row.uuid;
  const refused = await send('interfaceConfig/modify', { ...row, authUuid: other });
  expect(refused.row.problems).toMatchObject([{ field: 'authUuid' }]);
});

test('an interface that an earlier version saved cannot go online', async () => {
  const { row } = await createInterface(table);
  const { client, store } = service;
  const before = await store.repository.find('dataSource', 'uuid', uuids.dataSource, [client.companyUuid]);
  const changed = { ...before, uuid: uuids.dataSource, databaseType: 'ORACLE' };
  await store.transaction(({ repository }) =>
    repository.update(toKeyedRecord(entityOf('dataSource').model, client.companyUuid, changed)),
  );
  const online = await service.send(`POST /interfaceConfig/online?uuid=${row.uuid}`);
  expect(online.row.problems).toMatchObject([{ field: 'erpUuid' }]);
});

test.each([
  { given: 'auth', own: activeMq, body: oauth, field: 'authType' },
  { given: 'dataSource', own: table, body: { ...dataSource, databaseType: 'DM' }, field: 'databaseType' },
] as const)(
  'a change of $given is refused while an interface depends on it',
  async ({ given, own, body, field }) => {
    await createInterface(own);
    const { message, row: refused } = await modify(given, body, 'en_US');
    expect(refused.problems).toMatchObject([{ field }]);
    expect(message).toMatch(/the transport “.+” of interface “.+” does not support “.+”/);
    expect((await modify(given, { ...(given === 'auth' ? auth : dataSource), remarks: 'x' })).success).toBe(
      true,
    );
  },
);

test('an ERP cannot change to an authentication that its interfaces do not support', async () => {
  await createInterface(activeMq);
  const other = (await send('auth', { ...oauth, name: 'Other' })).row.uuid;
  const { row: erp } = await service.send(`GET /erp/${uuids.erp}`);
  const refused = await send('erp/modify', { ...erp, authUuid: other });
  expect(refused.row.problems).toMatchObject([{ field: 'authUuid' }]);
});
