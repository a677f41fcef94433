import { beforeAll, expect, test } from 'vitest';
import { loadEndpoints } from '../../../../src/server/integration/transport/loadEndpoints.ts';
import { moveCredentials } from '../../../../src/server/integration/transport/moveCredentials.ts';
import { findAllRecords } from '../../findAllRecords.ts';
import { createErp, interfaceOf } from '../../samples.ts';
import { type ServiceUnderTest, serviceUnderTest } from '../../serviceUnderTest.ts';

let service: ServiceUnderTest;
let erp: string;

beforeAll(async () => {
  service = await serviceUnderTest();
  erp = (await createErp(service)).erp;
});

/** Stores a queue as an earlier version did, and starts the service. Resolves to the interface. */
async function startWith(interfaceName: string, address: string) {
  const { send, store, database } = service;
  const body = { type: 'ACTIVE_MQ', path: undefined, address: 'tcp://mq:61613', queueName: 'orders' };
  const { row } = await send('POST /interfaceConfig', {
    body: { ...(await interfaceOf(service, erp, interfaceName)), ...body },
  });
  await database.query(
    `UPDATE document_interface SET data = jsonb_set(data, '{address}', to_jsonb($2::text)) WHERE uuid = $1`,
    [row.uuid, address],
  );
  await moveCredentials(service.service);
  const moved = await store.repository.find('interface', 'uuid', row.uuid, [service.client.companyUuid]);
  if (!moved) throw new Error('no interface');
  return moved;
}

test.each([
  ['plain', 'tcp://wms:secret@mq:61613', { username: 'wms', password: 'secret' }],
  ['encoded', 'ssl://w%40:open%20sesame@mq:61613', { username: 'w@', password: 'open sesame' }],
  ['without a password', 'tcp://wms@mq:61613', { username: 'wms', password: '' }],
  ['nobody', 'tcp://mq:61613', { username: 'wms', password: 'open sesame' }],
])('a start moves the credentials of a queue (%s) to an authentication', async (name, address, want) => {
  const row = await startWith(name, address);
  const { partner } = await loadEndpoints(service.store.repository, service, row);
  expect(partner).toMatchObject({ url: address.replace(/[^/]*@/, ''), authentication: want });
  expect(JSON.stringify(await findAllRecords(service.database))).not.toMatch(/secret@|sesame/);
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
