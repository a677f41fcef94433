import { expect, test } from 'vitest';
import { loadEndpoints } from '../../../../../src/server/integration/transport/endpoint/loadEndpoints.ts';
import { moveCredentials } from '../../../../../src/server/integration/transport/endpoint/moveCredentials.ts';
import { findAllRecords } from '../../../findAllRecords.ts';
import { createErp, interfaceOf } from '../../../samples.ts';
import { serviceUnderTest } from '../../../serviceUnderTest.ts';

const service = await serviceUnderTest();
const erp = (await createErp(service)).erp;

/** Stores a queue as an earlier version did, or another interface, and starts the service. Resolves to the interface. */
async function startWith(interfaceName: string, address: string, more: object = {}) {
  const { send, store, database } = service;
  const body = { type: 'ACTIVE_MQ', path: undefined, address: 'tcp://mq:61613', queueName: 'orders' };
  const { row } = await send('POST /interfaceConfig', {
    body: { ...(await interfaceOf(service, erp, interfaceName)), ...body },
  });
  await database.query('UPDATE document_interface SET data = data || $2::jsonb WHERE uuid = $1', [
    row.uuid,
    JSON.stringify({ address, ...more }),
  ]);
  await moveCredentials(service.service);
  const moved = await store.repository.find('interface', 'uuid', row.uuid, [service.client.companyUuid]);
  if (!moved) throw new Error('no interface');
  return moved;
}

test.each([
  ['plain', 'tcp://wms:secret@mq:61613', { username: 'wms', password: 'secret' }],
  ['encoded', 'ssl://w%40:open%20sesame@mq:61613', { username: 'w@', password: 'open sesame' }],
  ['without a password', 'tcp://wms@mq:61613', { username: 'wms', password: '' }],
  ['without a user name', 'tcp://:secret@mq:61613', { username: '', password: 'secret' }],
  ['nobody', 'tcp://mq:61613', { username: 'wms', password: 'open sesame' }],
])('a start moves the credentials of a queue (%s) to an authentication', async (name, address, want) => {
  const row = await startWith(name, address);
  const { partner } = await loadEndpoints(service.store.repository, service, row);
  expect(partner).toMatchObject({ url: address.replace(/[^/]*@/, ''), authentication: want });
  expect(JSON.stringify(await findAllRecords(service.database))).not.toMatch(/secret@|sesame/);
});

test('a start moves the credentials of an address over HTTP', async () => {
  const wcs = { type: 'HTTP', interfaceType: 'WCS_UP', erpUuid: null };
  const row = await startWith('tasks', 'http://wms:secret@wcs:8080/tasks', wcs);
  const { partner } = await loadEndpoints(service.store.repository, service, row);
  expect(partner).toMatchObject({ url: 'http://wcs:8080/tasks', authentication: { password: 'secret' } });
});

test('an ERP configuration loses the credentials of its base path and keeps its authentication', async () => {
  const { store, client, database } = service;
  const find = () => store.repository.find('erp', 'uuid', erp, [client.companyUuid]);
  const before = await find();
  await database.query(
    `UPDATE document_erp SET data = jsonb_set(data, '{basePath}', '"https://wms:secret@erp/api"') WHERE uuid = $1`,
    [erp],
  );
  await moveCredentials(service.service);
  expect(await find()).toMatchObject({ basePath: 'https://erp/api', authUuid: before?.authUuid });
});

test('the address of the warehouse and of a token server lose their credentials', async () => {
  const { send, store, client, database } = service;
  const oauth = {
    name: 'idp',
    authType: 'OAUTH2',
    tokenUrl: 'https://idp/token',
    username: 'u',
    password: 'p',
  };
  const { uuid } = (await send('POST /auth', { body: oauth })).row;
  const change = (table: string, property: string, address: string) =>
    database.query(`UPDATE ${table} SET data = data || jsonb_build_object($1::text, $2::text)`, [
      property,
      address,
    ]);
  await send('POST /globalConfig/save', { body: { wmsBasePath: 'https://wms/api' } });
  await change('"document_globalConfig"', 'wmsBasePath', 'https://wms:secret@wms/api');
  await change('document_auth', 'tokenUrl', 'https://wms:secret@idp/token');
  await moveCredentials(service.service);
  const company = client.companyUuid;
  const [config] = await store.repository.findAll('globalConfig', 'companyUuid', [company], company);
  expect(config).toMatchObject({ wmsBasePath: 'https://wms/api', wmsAuthUuid: expect.any(String) });
  const created = await store.repository.find('auth', 'uuid', String(config?.wmsAuthUuid), [company]);
  expect(created).toMatchObject({ name: expect.stringMatching(/^WMS /), username: 'wms' });
  const tokens = await store.repository.find('auth', 'uuid', uuid, [company]);
  expect(tokens).toMatchObject({ tokenUrl: 'https://idp/token', username: 'u' });
});

test('the new authentication has the name of the interface, and a second start moves nothing', async () => {
  const row = await startWith('A queue with a name 😀 letters', 'tcp://wms:secret@mq:61613');
  expect(row.version).toBe(2);
  await moveCredentials(service.service);
  const { store, client } = service;
  const { records } = await store.repository.list({ entity: 'auth', companyUuid: client.companyUuid });
  const created = records.filter(({ name }) => String(name).startsWith('A queue'));
  expect(created.map(({ uuid }) => uuid)).toEqual([row.authUuid]);
  expect(String(created[0]?.name)).toMatch(/^A queue with a name {1,2}[0-9a-f]{8}$/);
});
