import { expect, test } from 'vitest';
import { entityOf } from '../../../../../src/server/platform/operations/catalog.ts';
import { diffFields } from '../../../../../src/server/platform/records/rows/logChange.ts';
import { auth, createErp, dataSource, erpOf, interfaceOf } from '../../../samples.ts';
import { type Sent, serviceUnderTest, succeeded } from '../../../serviceUnderTest.ts';

const service = await serviceUnderTest();
const uuids = await createErp(service);
const body = await interfaceOf(service, uuids.erp);

const entriesOf = async (recordUuid: string) =>
  (
    await service.send('POST /configurationLog/query', {
      body: { recordUuid, pageSize: 100, sort: 'time', order: 'desc' },
    })
  ).page.records;

/**
 * Resolves to the entry that a call writes. The clock moves by a minute before, so the entry is the newest.
 */
async function entryOf(target: string, sent: Sent, recordUuid?: string) {
  service.clock.now = new Date(service.clock.now.getTime() + 60_000);
  const { row } = await succeeded(service.send(target, sent));
  const [entry] = await entriesOf(recordUuid ?? row.uuid);
  return entry;
}

test('the entry of a new record has its values without secrets', async () => {
  const entry = await entryOf('POST /auth', { body: { ...auth, name: 'new one' } });
  expect(entry).toMatchObject({
    kind: 'auth',
    recordName: 'new one',
    action: 'create',
    loginId: 'tester',
    time: service.clock.now.toISOString(),
    companyUuid: service.client.companyUuid,
  });
  expect(entry?.changes).toEqual(
    expect.arrayContaining([
      { field: 'username', after: 'wms' },
      { field: 'password', after: '[SECRET]' },
    ]),
  );
  expect(JSON.stringify(entry)).not.toContain('open sesame');
});

test.each([
  [
    'POST /securityconfig/save',
    { payloadRetentionDays: 31 },
    'Someone else has changed “Security configuration”',
  ],
  ['POST /globalConfig/save', { pageSize: 50 }, 'Someone else has changed “Global configuration”'],
])('%s: the only record of a company has no name', async (target, body, message) => {
  expect(await entryOf(target, { body })).not.toHaveProperty('recordName');
  const stale = { ...body, version: 0 };
  expect((await service.send(target, { body: stale })).message).toBe(message);
});

test('the entry of a change has the changed fields before and after', async () => {
  const entry = await entryOf('POST /datasource/modify', {
    body: { ...dataSource, uuid: uuids.dataSource, port: 3307, password: 'something else' },
  });
  expect(entry?.changes).toEqual([
    { field: 'port', before: '3306', after: '3307' },
    { field: 'password', before: '[SECRET]', after: '[SECRET]' },
  ]);
});

test('an unchanged record keeps its version and gets no entry, also with lists and objects', async () => {
  const extended = {
    ...erpOf(uuids.dataSource, uuids.auth),
    uuid: uuids.erp,
    extendInfo: [{ parameterName: 'tenant', parameterValue: '1' }],
  };
  const { row } = await service.send('POST /erp/modify', { body: extended });
  const entries = await entriesOf(uuids.erp);
  service.clock.now = new Date(service.clock.now.getTime() + 60_000);
  const { version } = row;
  expect((await service.send('POST /erp/modify', { body: { ...extended, version } })).row).toEqual(row);
  expect(await entriesOf(uuids.erp)).toEqual(entries);
  const stale = await service.send('POST /erp/modify', { body: { ...extended, version: 0 } });
  expect(stale.errorCode).toBe('CONFLICT');
});

test('the entry of modifyHttpExtend has the parameters before and after', async () => {
  const before = [{ parameterName: 'tenant', parameterValue: '1' }];
  const after = [{ parameterName: 'tenant', parameterValue: '2' }];
  await service.send(`POST /erp/modifyHttpExtend?uuid=${uuids.erp}`, { body: before });
  const entry = await entryOf(`POST /erp/modifyHttpExtend?uuid=${uuids.erp}`, { body: after });
  expect(entry).toMatchObject({
    action: 'modify',
    changes: [{ field: 'extendInfo', before: JSON.stringify(before), after: JSON.stringify(after) }],
  });
});

test('the log lists all actions on an interface, newest first', async () => {
  const { uuid } = (await service.send('POST /interfaceConfig', { body })).row;
  const call = (action: string) => entryOf(`POST /interfaceConfig/${action}?uuid=${uuid}`, {}, uuid);
  expect((await call('online'))?.changes).toEqual([{ field: 'status', before: 'OFFLINE', after: 'ONLINE' }]);
  expect((await call('debug'))?.changes).toEqual([{ field: 'debug', before: 'false', after: 'true' }]);
  expect((await call('offline'))?.changes).toEqual(
    expect.arrayContaining([
      { field: 'status', before: 'ONLINE', after: 'OFFLINE' },
      { field: 'debug', before: 'true', after: 'false' },
    ]),
  );
  await entryOf(
    `POST /ignoreUpdateConfig?companyUuid=${service.client.companyUuid}&interfaceConfigUuid=${uuid}`,
    { body: ['qpc'] },
    uuid,
  );
  await call('remove');
  const entries = await entriesOf(uuid);
  expect(entries.map(({ kind, action, recordName }) => [kind, action, recordName])).toEqual([
    ['interface', 'remove', 'Articles'],
    ['ignoreUpdateConfig', 'create', 'Articles'],
    ['interface', 'offline', 'Articles'],
    ['interface', 'debug', 'Articles'],
    ['interface', 'online', 'Articles'],
    ['interface', 'create', 'Articles'],
  ]);
});

test('a refused call writes no entry', async () => {
  const count = async () =>
    (await service.send('POST /configurationLog/query', { body: {} })).page.paging.recordCount;
  const before = await count();
  await service.send('POST /auth', { body: { ...auth, name: '' } });
  await service.send(`POST /auth/remove?uuid=${uuids.auth}`);
  expect(await count()).toBe(before);
});

test('a long value in the log has no half of a character at its end', () => {
  const remarks = `${'a'.repeat(9998)}📦b`;
  expect(diffFields(entityOf('auth').model, {}, { remarks })).toEqual([
    { field: 'remarks', after: `${'a'.repeat(9998)}…` },
  ]);
});
