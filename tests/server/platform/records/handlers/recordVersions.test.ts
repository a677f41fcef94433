import { expect, test } from 'vitest';
import type { VersionComparison } from '../../../../../src/generated/types.ts';
import { openLogin } from '../../../openLogin.ts';
import { auth, createErp, erpOf, interfaceOf } from '../../../samples.ts';
import { serviceUnderTest, succeeded } from '../../../serviceUnderTest.ts';

const service = await serviceUnderTest();
const uuids = await createErp(service);

async function send(target: string, body?: object, lang: 'zh_CN' | 'en_US' = 'en_US') {
  service.clock.now = new Date(service.clock.now.getTime() + 60_000);
  return service.send(target, { body, lang });
}

const sendOrThrow = (target: string, body?: object) => succeeded(send(target, body));

/** Resolves to the log entries about a record, newest first. */
const entriesOf = async (recordUuid: string, kind?: string) =>
  (
    await service.send('POST /configurationLog/query', {
      body: { recordUuid, kind, pageSize: 100, sort: 'time', order: 'desc' },
    })
  ).page.records;

const compare = async (uuid: unknown, otherUuid?: unknown, lang?: 'zh_CN' | 'en_US') =>
  send(
    `GET /configurationLog/compare?uuid=${uuid}${otherUuid ? `&otherUuid=${otherUuid}` : ''}`,
    undefined,
    lang,
  );
const restore = (uuid: unknown, version?: unknown) =>
  send(`POST /configurationLog/restoreVersion?uuid=${uuid}${version ? `&version=${version}` : ''}`);

const parse = (text = ''): unknown => (text.startsWith('[') ? JSON.parse(text) : text);

const row = (lineNo: number, targetField: string, sourceField = targetField) => ({
  lineNo,
  targetField,
  type: 'STRING',
  functionType: 'REGULAR',
  sourceField,
});

async function createInterface(name: string) {
  const body = await interfaceOf(service, uuids.erp, name);
  const fieldMappings = [row(1, 'code'), row(2, 'qty')];
  const { row: created } = await sendOrThrow('POST /interfaceConfig', { ...body, fieldMappings });
  const change = (over: object) =>
    sendOrThrow('POST /interfaceConfig/modify', { ...body, fieldMappings, ...over, uuid: created.uuid });
  const read = async () => {
    const { page } = await service.send('POST /interfaceConfig/query', { body: { uuid: created.uuid } });
    return page.records[0];
  };
  return { uuid: created.uuid, change, read };
}

test('an operator restores the mapping of yesterday', async () => {
  const { uuid, change, read } = await createInterface('Mapping');
  await change({ fieldMappings: [row(1, 'code'), row(2, 'qty', 'amount')], path: '/new' });
  const [, first] = await entriesOf(uuid);
  const version = (await read())?.version;
  const { changes, version: present } = (await compare(first?.uuid)).data as VersionComparison;
  expect(present).toBe(version);
  expect(changes.map(({ field, before, after }) => [field, parse(before), parse(after)])).toEqual([
    ['path', '/new', '/articles'],
    // Lists show only the rows that differ.
    ['fieldMappings', [row(2, 'qty', 'amount')], [row(2, 'qty')]],
  ]);
  expect((await restore(first?.uuid, version)).success).toBe(true);
  expect(await read()).toMatchObject({ path: '/articles', fieldMappings: [row(1, 'code'), row(2, 'qty')] });
  const [newest] = await entriesOf(uuid);
  expect(newest).toMatchObject({ action: 'restoreVersion', loginId: 'tester' });
  // The list leaves out the records; the entry itself has one, so a restoration can be undone.
  expect(newest).not.toHaveProperty('record');
  expect((await compare(newest?.uuid)).data).toMatchObject({ changes: [] });
});

test('two versions of one record are compared without the current one', async () => {
  const { uuid, change } = await createInterface('Two versions');
  await change({ path: '/b' });
  await change({ path: '/c' });
  const [, second, first] = await entriesOf(uuid);
  expect((await compare(first?.uuid, second?.uuid)).data).toEqual({
    changes: [{ field: 'path', before: '/b', after: '/articles' }],
  });
  const other = await createInterface('Another one');
  const [foreign] = await entriesOf(other.uuid);
  expect((await compare(first?.uuid, foreign?.uuid)).row.problems).toMatchObject([{ field: 'otherUuid' }]);
});

test('a version has no secrets, and the record keeps its current ones', async () => {
  const extendInfo = [{ parameterName: 'x-key', parameterValue: 'first key', secret: 'YES' }];
  const { row: login } = await sendOrThrow('POST /auth', { ...auth, name: 'Versioned' });
  const body = { ...erpOf(uuids.dataSource, login.uuid), name: 'Versioned', extendInfo };
  const { row: erp } = await sendOrThrow('POST /erp', body);
  await sendOrThrow('POST /auth/modify', { ...login, username: 'other', password: 'newer secret' });
  const kept = await service.store.repository.find('auth', 'uuid', login.uuid, [service.client.companyUuid]);
  await sendOrThrow('POST /erp/modify', { ...erp, remarks: 'x' });
  for (const uuid of [login.uuid, erp.uuid]) {
    const [, first] = await entriesOf(uuid);
    const { row: entry } = await service.send(`GET /configurationLog/${first?.uuid}`);
    expect(entry.record).toEqual(expect.any(String));
    expect(String(entry.record)).not.toMatch(/open sesame|first key|sealed|password/);
    expect((await restore(first?.uuid)).success).toBe(true);
  }
  const { store, client } = service;
  const restored = await store.repository.find('auth', 'uuid', login.uuid, [client.companyUuid]);
  expect(restored).toMatchObject({ username: 'wms', password: kept?.password });
  const { row: shown } = await service.send(`GET /erp/${erp.uuid}`);
  expect(shown).toMatchObject({ extendInfo: [{ parameterName: 'x-key', parameterValueSet: true }] });
  expect(shown.remarks).toBeUndefined();
});

test('a restoration has the checks of a save', async () => {
  const { uuid, change, read } = await createInterface('Checked');
  await change({ path: '/b' });
  const [, first] = await entriesOf(uuid);
  const version = (await read())?.version;
  await change({ path: '/c' });
  expect((await restore(first?.uuid, version)).errorCode).toBe('CONFLICT');
  await sendOrThrow(`POST /interfaceConfig/online?uuid=${uuid}`);
  expect((await restore(first?.uuid)).errorCode).toBe('ILLEGAL_TRANSITION');
  expect((await compare(first?.uuid)).data).toMatchObject({ problem: expect.stringMatching(/offline/i) });
  expect((await compare(first?.uuid, undefined, 'zh_CN')).data).toMatchObject({
    problem: expect.stringMatching(/下线/),
  });
});

test('a reference to a removed record is an obstacle', async () => {
  const { row: old } = await sendOrThrow('POST /auth', { ...auth, name: 'Old login' });
  const body = { ...erpOf(uuids.dataSource, old.uuid), name: 'Moved' };
  const { row: erp } = await sendOrThrow('POST /erp', body);
  await sendOrThrow('POST /erp/modify', { ...body, uuid: erp.uuid, authUuid: uuids.auth });
  await sendOrThrow(`POST /auth/remove?uuid=${old.uuid}`);
  const [, first] = await entriesOf(erp.uuid);
  expect((await compare(first?.uuid)).data).toMatchObject({
    problem: expect.stringContaining('Authentication'),
  });
  expect((await restore(first?.uuid)).row.problems).toMatchObject([{ field: 'authUuid' }]);
});

test('a rule of an interface has versions under the interface', async () => {
  const { uuid } = await createInterface('Ruled');
  const target = `POST /ignoreUpdateConfig?companyUuid=${service.client.companyUuid}&interfaceConfigUuid=${uuid}`;
  await sendOrThrow(target, ['code']);
  await sendOrThrow(target, ['code', 'qty']);
  const [, first] = await entriesOf(uuid, 'ignoreUpdateConfig');
  expect((await compare(first?.uuid)).data).toMatchObject({
    changes: [{ field: 'fields', before: '["qty"]', after: '[]' }],
  });
  await restore(first?.uuid);
  const read = await service.send(`GET /ignoreUpdateConfig/queryConfig?interfaceConfigUuid=${uuid}`);
  expect(read.row).toMatchObject({ fields: ['code'] });
});

test('an operator needs the role that saves the record', async () => {
  const { accounts } = service.store;
  await accounts.saveOperator('engineer', '');
  await accounts.addToCompany('engineer', service.client.companyUuid, 'engineer');
  const client = { ...service.client, ...(await openLogin(service, 'engineer')) };
  await sendOrThrow('POST /securityconfig/save', { apiKeyEnabled: false, maskFields: ['a'] });
  const { row } = await sendOrThrow('POST /securityconfig/save', { apiKeyEnabled: false, maskFields: ['b'] });
  const [, first] = await entriesOf(row.uuid);
  const target = `POST /configurationLog/restoreVersion?uuid=${first?.uuid}`;
  expect((await service.send(target, {}, client)).errorCode).toBe('ROLE_REQUIRED');
  expect((await restore(first?.uuid)).success).toBe(true);
});

test('the log shows entries about the security configuration only to a role that may read it', async () => {
  const { companyUuid } = service.client;
  const { row } = await sendOrThrow('POST /securityconfig/save', { apiKeyEnabled: false, maskFields: ['c'] });
  const [entry] = await entriesOf(row.uuid);
  const readBy = async (role: 'operator' | 'engineer') => {
    await service.store.accounts.saveOperator(role, '');
    await service.store.accounts.addToCompany(role, companyUuid, role);
    const client = { ...service.client, ...(await openLogin(service, role)) };
    const kindsOf = async (filter: object) => {
      const body = { pageSize: 200, ...filter };
      const { page } = await service.send('POST /configurationLog/query', { body }, client);
      return new Set(page.records.map(({ kind }) => kind));
    };
    const codeOf = async (target: string) => (await service.send(target, {}, client)).errorCode;
    return {
      all: await kindsOf({}),
      security: await kindsOf({ kind: 'securityConfig' }),
      erp: await kindsOf({ kind: 'erp' }),
      get: await codeOf(`GET /configurationLog/${entry?.uuid}`),
      compare: await codeOf(`GET /configurationLog/compare?uuid=${entry?.uuid}`),
    };
  };
  const operator = await readBy('operator');
  const refused = 'ROLE_REQUIRED';
  expect(operator).toMatchObject({
    security: new Set(),
    erp: new Set(['erp']),
    get: refused,
    compare: refused,
  });
  const engineer = await readBy('engineer');
  const security = new Set(['securityConfig']);
  expect(engineer).toMatchObject({ security, erp: new Set(['erp']), get: undefined, compare: undefined });
  expect(engineer.all).toEqual(new Set([...operator.all, ...security]));
  expect(operator.all).not.toContain('securityConfig');
});

test('an entry without a version cannot be restored', async () => {
  const { uuid } = await createInterface('States');
  await sendOrThrow(`POST /interfaceConfig/online?uuid=${uuid}`);
  const [online] = await entriesOf(uuid);
  expect(online?.action).toBe('online');
  const answer = await restore(online?.uuid);
  expect([answer.errorCode, answer.message]).toEqual([
    'NOT_FOUND',
    'This log entry has no version of the record. Only changes of settings keep one',
  ]);
});
