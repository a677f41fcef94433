import { randomUUID } from 'node:crypto';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { ExportFile } from '../../../../src/server/integration/transfer/ExportFile.ts';
import { auth, createErp } from '../../samples.ts';
import { type ServiceUnderTest, serviceUnderTest } from '../../serviceUnderTest.ts';
import { removeInterfaces, storeInterfaces } from './storeInterfaces.ts';
import { callTransfer, editFile, editItem, exportFile, requestPlan } from './transferCalls.ts';

const service = await serviceUnderTest();
const erp = await storeInterfaces(service, 2);
const file = await exportFile(service, { dcCode: 'SH01' });

beforeEach(() => removeInterfaces(service));

/** Returns the file as from another company: its ERP configuration has an unknown uuid. */
const foreign = (name: string): ExportFile => {
  const uuid = randomUUID();
  return editFile(file, {
    items: file.items.map((item) => ({ ...item, erpUuid: uuid })),
    references: [{ kind: 'erp', uuid, name }],
  });
};

const erpsIn = async (companyUuid: string) =>
  (await service.store.repository.list({ entity: 'interface', companyUuid })).records.map(
    ({ erpUuid }) => erpUuid,
  );
const erpsHere = () => erpsIn(service.client.companyUuid);

test('a reference resolves to the record with its uuid, despite another name', async () => {
  const renamed = editFile(file, { references: [{ kind: 'erp', uuid: erp, name: 'Called so once' }] });
  expect(await callTransfer(service, 'import', {}, renamed)).toMatchObject({ success: true });
  expect(await erpsHere()).toEqual([erp, erp]);
});

test('a reference with an unknown uuid resolves to the record with its name', async () => {
  expect(await callTransfer(service, 'import', {}, foreign('SAP'))).toMatchObject({ success: true });
  expect(await erpsHere()).toEqual([erp, erp]);
});

test('the plan lists an unresolved reference, and the import refuses it', async () => {
  const unknown = foreign('Kingdee');
  const { unresolved } = await requestPlan(service, unknown);
  expect(unresolved).toEqual(unknown.references);
  expect(await callTransfer(service, 'import', {}, unknown)).toMatchObject({
    status: 409,
    errorCode: 'UNRESOLVED',
    message: 'The file refers to records that do not exist here: ERP configuration Kingdee',
    data: { unresolved },
  });
  expect(await erpsHere()).toEqual([]);
});

test('an authentication replaces those of the file, and no interface without one gets it', async () => {
  const { uuid } = (await service.send('POST /auth', { body: { ...auth, name: 'Broker' } })).row;
  const queue = { type: 'ACTIVE_MQ', address: 'tcp://mq.example:61613', queueName: 'orders' };
  const unknown = editFile(file, {
    items: file.items.map(({ path: _, ...item }, index) => ({
      ...item,
      ...queue,
      ...(index === 0 && { authUuid: 'elsewhere' }),
    })),
    references: [...file.references, { kind: 'auth', uuid: 'elsewhere', name: 'Elsewhere' }],
  });
  expect(await requestPlan(service, unknown)).toMatchObject({ unresolved: [{ name: 'Elsewhere' }] });
  expect(await callTransfer(service, 'import', { authUuid: uuid }, unknown)).toMatchObject({ success: true });
  const { page } = await service.send('POST /interfaceConfig/query', { body: {} });
  expect(page.records.map(({ authUuid }) => authUuid).sort()).toEqual([uuid, undefined]);
});

test.each([
  { given: 'a user name', address: 'tcp://w%40ms:secret@mq.example:61613', missing: 'w@ms' },
  { given: 'a password only', address: 'tcp://:secret@mq.example:61613', missing: 'tcp://mq.example:61613' },
])(
  'an earlier file with $given in an address is imported without it, and names the missing authentication',
  async ({ address, missing }) => {
    const { uuid } = (await service.send('POST /auth', { body: { ...auth, name: missing } })).row;
    const queue = { type: 'ACTIVE_MQ', address, queueName: 'orders' };
    const earlier = editFile(file, {
      items: file.items.map(({ path: _, ...item }) => ({ ...item, ...queue })),
    });
    expect(await requestPlan(service, earlier)).toMatchObject({
      issues: [],
      unresolved: [{ kind: 'auth', uuid: missing }],
    });
    expect(await callTransfer(service, 'import', { authUuid: uuid }, earlier)).toMatchObject({
      success: true,
    });
    const { page } = await service.send('POST /interfaceConfig/query', { body: {} });
    const imported = { address: 'tcp://mq.example:61613', authUuid: uuid };
    expect(page.records).toMatchObject([imported, imported]);
  },
);

test('a record that the operator selects takes precedence over uuid and name', async () => {
  const named: ServiceUnderTest['send'] = (target, sent = {}) =>
    service.send(target, { ...sent, body: { ...(sent.body as object), name: `Other ${target}` } });
  const other = (await createErp({ ...service, send: named })).erp;
  for (const given of [file, foreign('Kingdee')]) {
    expect(
      await callTransfer(service, 'import', { erpUuid: other, policy: 'overwrite' }, given),
    ).toMatchObject({
      success: true,
    });
    expect(await erpsHere()).toEqual([other, other]);
  }
});

test('the plan refuses a selected record that does not exist', async () => {
  expect(await callTransfer(service, 'importPlan', { erpUuid: randomUUID() }, file)).toMatchObject({
    errorCode: 'INVALID_REQUEST',
    message: 'ERP configuration refers to a record that does not exist',
  });
});

test('empty strings count as absent parameters', async () => {
  const absent = { dcCode: '', ownerCode: '', erpUuid: '', dingDingUuid: '', planHash: '' };
  expect(await callTransfer(service, 'import', absent, file)).toMatchObject({
    success: true,
    data: { created: 2 },
  });
});

test('an import with a target creates the interfaces at that center and owner', async () => {
  const target = { dcCode: 'GZ01', ownerCode: 'OWN2' };
  expect(await callTransfer(service, 'import', target, file)).toMatchObject({ success: true });
  const { page } = await service.send('POST /interfaceConfig/query', { body: target });
  expect(page.paging.recordCount).toBe(2);
});

test('an import into another company requires the menus and codes of the file', async () => {
  const { store, database, client } = service;
  const companyUuid = randomUUID();
  await database.query('INSERT INTO operator_company (login_id, company_uuid) VALUES ($1, $2)', [
    client.loginId,
    companyUuid,
  ]);
  const here = { ...service, client: { ...client, companyUuid } };
  const lacking = await callTransfer(here, 'import', {}, file);
  const problems = (lacking.data as { problems: { field: string; message: string }[] }).problems;
  expect(problems.map(({ message }) => message)).toContain(
    'Item 1 “I0000”: Distribution center “SH01” does not exist here',
  );
  expect(new Set(problems.map(({ field }) => field.split('.').at(-1)))).toEqual(
    new Set(['menuName', 'dcCode', 'ownerCode']),
  );

  for (const entity of ['menu', 'dc', 'owner']) {
    const { records } = await store.repository.list({
      entity,
      companyUuid: client.companyUuid,
    });
    await store.repository.insertAll(
      records.map((row) => {
        const data = { ...row, uuid: randomUUID(), companyUuid };
        return { entity, companyUuid, naturalKey: JSON.stringify(row), data };
      }),
    );
  }
  expect((await requestPlan(here, file)).unresolved).toEqual(file.references);
  await createErp({
    ...here,
    send: (target, sent = {}) =>
      service.send(target, { ...sent, body: { ...(sent.body as object), companyUuid } }),
  });
  expect(await callTransfer(here, 'import', {}, file)).toMatchObject({ success: true, data: { created: 2 } });
  expect(await erpsHere()).toEqual([]);
});

test('a disabled center gets no new interface, and an import replaces those that it has', async () => {
  await callTransfer(service, 'import', {}, file);
  const [center] = (await service.send('POST /iwms-basic/basic/dc/page', { body: { code: 'SH01' } })).page
    .records;
  const disable = (disabled: boolean) =>
    service.send('POST /iwms-basic/basic/dc/modify', { body: { ...center, version: undefined, disabled } });
  expect(await disable(true)).toMatchObject({ success: true });
  onTestFinished(async () => void (await disable(false)));
  const changed = editItem(file, 0, { path: '/changed' });
  expect(await callTransfer(service, 'import', { policy: 'overwrite' }, changed)).toMatchObject({
    data: { updated: 1, unchanged: 1 },
  });
  await removeInterfaces(service);
  const message = expect.stringContaining(
    'Distribution center refers to a disabled record; choose another one',
  );
  expect((await requestPlan(service, file)).issues).toEqual([
    { field: 'items.0.dcCode', message },
    { field: 'items.1.dcCode', message },
  ]);
});
