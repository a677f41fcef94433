import { expect, test } from 'vitest';
import type { Row } from '../../../../../src/contract/api/envelope.ts';
import {
  bindings,
  entityOf,
  serviceOperations,
} from '../../../../../src/server/platform/operations/catalog.ts';
import { toKeyedRecord } from '../../../../../src/server/platform/store/records/KeyedRecord.ts';
import { auth, createErp, dataSource, erpOf, interfaceOf } from '../../../samples.ts';
import { serviceUnderTest, succeeded } from '../../../serviceUnderTest.ts';

const service = await serviceUnderTest();
const uuids = await createErp(service);

const minutes = (count: number): void => {
  service.clock.now = new Date(service.clock.now.getTime() + count * 60_000);
};

/** Resolves to the stored record, including encrypted secrets. */
const stored = (entity: string, uuid: string) =>
  service.store.repository.find(entity, 'uuid', uuid, [service.client.companyUuid]);

const post = async (target: string, body?: unknown): Promise<Row> =>
  (await succeeded(service.send(`POST ${target}`, body === undefined ? {} : { body }))).row;

/** Returns a record without version and modification time, which a restore changes. */
const apartFromStamps = (row: Row | undefined) => ({ ...row, version: undefined, modifiedAt: undefined });

const robot = {
  name: 'Duty',
  webhook: 'https://oapi.dingtalk.com/robot/send?access_token=1',
  signSecret: 'SEC1',
};
const robots = '/iwms-account/account/dingding';
const rule = { name: 'Nights', events: ['FAILED'], threshold: 1, mergeSeconds: 60 };

const kinds: { entity: string; path: string; body: () => Promise<object> }[] = [
  { entity: 'auth', path: '/auth', body: async () => ({ ...auth, name: 'another' }) },
  { entity: 'dataSource', path: '/datasource', body: async () => ({ ...dataSource, name: 'another' }) },
  {
    entity: 'erp',
    path: '/erp',
    body: async () => ({ ...erpOf(uuids.dataSource, uuids.auth), name: 'another' }),
  },
  { entity: 'robot', path: robots, body: async () => ({ ...robot, name: 'another' }) },
  {
    entity: 'alarmRule',
    path: '/alarmRule',
    body: async () => ({ ...rule, dingDingUuid: (await post(robots, robot)).uuid }),
  },
];

test.each(kinds)('restore returns $entity unchanged, including secrets', async ({ entity, path, body }) => {
  const { uuid } = await post(path, await body());
  const before = await stored(entity, uuid);
  await post(`${path}/remove?uuid=${uuid}`);
  expect(await stored(entity, uuid)).toBeUndefined();
  minutes(29);
  const row = await post(`${path}/restore?uuid=${uuid}`);
  const after = await stored(entity, uuid);
  expect(apartFromStamps(after)).toEqual(apartFromStamps(before));
  expect(after).toMatchObject({
    version: Number(before?.version) + 1,
    modifiedAt: service.clock.now.toISOString(),
  });
  expect(row).toMatchObject({ uuid, version: after?.version });
  for (const secret of entityOf(entity).model.secrets) expect(row).not.toHaveProperty(secret);
});

/** Their removal ends an access, which only a new one gives again. */
const removedForGood = ['companyOperator', 'loginSession', 'partnerKey'];

test('every resource with a remove operation has a restore operation', () => {
  const removing = Object.entries(bindings).filter(
    ([, { role, entity }]) => role === 'remove' && !removedForGood.includes(entity),
  );
  const restoring = Object.entries(bindings).filter(([, { role }]) => role === 'restore');
  expect(restoring.map(([, { entity }]) => entity).sort()).toEqual(
    removing.map(([, { entity }]) => entity).sort(),
  );
  for (const [name] of restoring) expect([name, serviceOperations[name]?.optional]).toEqual([name, true]);
});

/**
 * Creates an interface and a rule, changes the rule, and removes the interface. Resolves to the records
 * before.
 */
async function removedInterface(name: string, remove: (uuid: string) => Promise<unknown>) {
  const { uuid } = await post('/interfaceConfig', await interfaceOf(service, uuids.erp, name));
  const rule = `/ignoreUpdateConfig?companyUuid=${service.client.companyUuid}&interfaceConfigUuid=${uuid}`;
  await post(rule, ['qpc']);
  const { uuid: ruleUuid } = await post(rule, ['qpc', 'unit']);
  const before = { row: await stored('interface', uuid), rule: await stored('ignoreUpdateConfig', ruleUuid) };
  await remove(uuid);
  expect(await stored('interface', uuid)).toBeUndefined();
  expect(await stored('ignoreUpdateConfig', ruleUuid)).toBeUndefined();
  return { uuid, ruleUuid, before };
}

test.each([
  ['by its own call', (uuid: string) => post(`/interfaceConfig/remove?uuid=${uuid}`)],
  ['in a batch', (uuid: string) => post('/interfaceConfig/batch', { action: 'remove', uuids: [uuid] })],
])('restore returns an interface removed %s offline, with its rules', async (name, remove) => {
  const { uuid, ruleUuid, before } = await removedInterface(name, remove);
  const row = await post(`/interfaceConfig/restore?uuid=${uuid}`);
  expect(row).toMatchObject({ uuid, status: 'OFFLINE', debug: false });
  expect(apartFromStamps(await stored('interface', uuid))).toEqual(apartFromStamps(before.row));
  expect(await stored('ignoreUpdateConfig', ruleUuid)).toEqual(before.rule);
  await post(`/interfaceConfig/online?uuid=${uuid}`);
});

test('restore drops an expiry that the initial state does not allow', async () => {
  const { uuid } = await post('/interfaceConfig', await interfaceOf(service, uuids.erp, 'expiring'));
  const row = await stored('interface', uuid);
  const debugUntil = new Date(service.clock.now.getTime() + 60_000).toISOString();
  if (row)
    await service.store.repository.update(
      toKeyedRecord(entityOf('interface').model, service.client.companyUuid, {
        ...row,
        debug: true,
        debugUntil,
      }),
    );
  await post(`/interfaceConfig/remove?uuid=${uuid}`);
  await post(`/interfaceConfig/restore?uuid=${uuid}`);
  const restored = await stored('interface', uuid);
  expect(restored).toMatchObject({ debug: false });
  expect(restored).not.toHaveProperty('debugUntil');
});

test('the configuration log records a restore with its own action', async () => {
  const { uuid } = await post('/auth', { ...auth, name: 'undone' });
  await post(`/auth/remove?uuid=${uuid}`);
  minutes(1);
  await post(`/auth/restore?uuid=${uuid}`);
  const { page } = await service.send('POST /configurationLog/query', {
    body: { recordUuid: uuid, sort: 'time', order: 'desc' },
  });
  expect(page.records[0]).toMatchObject({
    kind: 'auth',
    action: 'restore',
    recordName: 'undone',
    loginId: 'tester',
    changes: expect.arrayContaining([
      { field: 'name', after: 'undone' },
      { field: 'password', after: '[SECRET]' },
    ]),
  });
});

test('a second restore returns the current record and changes nothing', async () => {
  const { uuid } = await post('/auth', { ...auth, name: 'twice' });
  await post(`/auth/remove?uuid=${uuid}`);
  const first = await post(`/auth/restore?uuid=${uuid}`);
  expect(await post(`/auth/restore?uuid=${uuid}`)).toEqual(first);
});

test('restore returns the values of the last removal', async () => {
  const { uuid } = await post('/auth', { ...auth, name: 'again' });
  for (const username of ['one', 'two']) {
    await post('/auth/modify', { ...auth, name: 'again', username, uuid });
    await post(`/auth/remove?uuid=${uuid}`);
    expect(await post(`/auth/restore?uuid=${uuid}`)).toMatchObject({ username });
  }
});

interface Refusal {
  readonly given: string;
  /** Removes a record. Resolves to the call that restores it. */
  readonly before: () => Promise<string>;
  readonly status: number;
  readonly errorCode: string;
  readonly says: RegExp;
}

const removedAuth = async (name: string): Promise<string> => {
  const { uuid } = await post('/auth', { ...auth, name });
  await post(`/auth/remove?uuid=${uuid}`);
  return `/auth/restore?uuid=${uuid}`;
};

/** Removes an ERP configuration and then its authentication. Resolves to the calls that restore them. */
async function removedPair(name: string): Promise<Record<'auth' | 'erp', string>> {
  const { uuid: ofAuth } = await post('/auth', { ...auth, name });
  const { uuid } = await post('/erp', { ...erpOf(uuids.dataSource, ofAuth), name });
  await post(`/erp/remove?uuid=${uuid}`);
  await post(`/auth/remove?uuid=${ofAuth}`);
  return { auth: `/auth/restore?uuid=${ofAuth}`, erp: `/erp/restore?uuid=${uuid}` };
}

const refusals: readonly Refusal[] = [
  {
    given: 'another record has its name',
    before: async () => {
      const call = await removedAuth('taken');
      await post('/auth', { ...auth, name: 'taken' });
      return call;
    },
    status: 409,
    errorCode: 'DUPLICATE',
    says: /cannot be undone: .* Must be unique: Name$/,
  },
  {
    given: 'its referenced record was removed, too',
    before: async () => (await removedPair('alone')).erp,
    status: 409,
    errorCode: 'GONE',
    says: /^“alone” cannot be restored: .*\(Authentication\)/,
  },
  {
    given: 'thirty minutes have passed',
    before: async () => {
      const call = await removedAuth('late');
      minutes(30);
      return call;
    },
    status: 404,
    errorCode: 'NOT_FOUND',
    says: /can no longer be restored.*30 minutes/,
  },
  {
    given: 'the record never existed',
    before: async () => '/auth/restore?uuid=never',
    status: 404,
    errorCode: 'NOT_FOUND',
    says: /can no longer be restored/,
  },
  {
    given: 'the record is of another entity',
    before: async () => (await removedAuth('other kind')).replace('/auth/', '/datasource/'),
    status: 404,
    errorCode: 'NOT_FOUND',
    says: /^Data source can no longer be restored/,
  },
];

test.each(refusals)('restore fails if $given', async ({ before, status, errorCode, says }) => {
  const call = await before();
  const kept = () => service.database.query('SELECT * FROM removed ORDER BY entity, uuid');
  const were = await kept();
  const answer = await service.send(`POST ${call}`);
  expect(answer).toMatchObject({ success: false, status, errorCode, message: expect.stringMatching(says) });
  expect(await kept()).toEqual(were);
});

test('a record can be restored after its referenced record', async () => {
  const calls = await removedPair('pair');
  const { uuid } = await post(calls.auth);
  expect(await post(calls.erp)).toMatchObject({ name: 'pair', authUuid: uuid });
});

test('the next removal deletes expired records of the recycle bin', async () => {
  await removedAuth('old');
  minutes(31);
  const call = await removedAuth('new');
  expect(await service.database.query('SELECT entity, uuid FROM removed')).toEqual([
    { entity: 'auth', uuid: call.split('=')[1] },
  ]);
});

test('two parallel restores return the record and write one log entry', async () => {
  const call = await removedAuth('two at once');
  const answers = await Promise.all([post(call), post(call)]);
  expect(answers[0]).toEqual(answers[1]);
  const { page } = await service.send('POST /configurationLog/query', {
    body: { recordUuid: answers[0]?.uuid, pageSize: 100 },
  });
  expect(page.records.filter(({ action }) => action === 'restore')).toHaveLength(1);
});
