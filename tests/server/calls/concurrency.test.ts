import { afterAll, expect, test } from 'vitest';
import { openPostgresDatabase } from '../../../scripts/testing/testDatabases.ts';
import { insertRows } from '../insertRows.ts';
import { auth, createErp, erpOf, interfaceOf } from '../samples.ts';
import { serviceUnderTest } from '../serviceUnderTest.ts';

/** PGlite runs one transaction at a time, so only PostgreSQL can show the effect of locks. */
const opened = await openPostgresDatabase();
const service = await serviceUnderTest(opened.database);
const given = await createErp(service);

afterAll(() => opened.close());

const rounds = Array.from({ length: 15 }, (_, index) => `round ${index}`);

test('the service never removes a record while another one starts to refer to it', async () => {
  for (const name of rounds) {
    const { uuid } = (await service.send('POST /auth', { body: { ...auth, name } })).row;
    const [created, removed] = await Promise.all([
      service.send('POST /erp', { body: { ...erpOf(given.dataSource, uuid), name } }),
      service.send(`POST /auth/remove?uuid=${uuid}`),
    ]);
    expect([created.errorCode, removed.errorCode]).toEqual(
      created.success ? [undefined, 'IN_USE'] : ['INVALID_REQUEST', undefined],
    );
  }
});

test('one of several parallel changes of the same version succeeds', async () => {
  for (const name of rounds) {
    const { row } = await service.send('POST /auth', { body: { ...auth, name: `changed ${name}` } });
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((username) =>
        service.send('POST /auth/modify', { body: { ...auth, ...row, username } }),
      ),
    );
    expect(answers.map(({ errorCode }) => errorCode ?? 'won').sort()).toEqual([
      'CONFLICT',
      'CONFLICT',
      'CONFLICT',
      'won',
    ]);
  }
});

test('one of several parallel records with the same name is created', async () => {
  const answers = await Promise.all(
    rounds.map(() => service.send('POST /auth', { body: { ...auth, name: 'wanted' } })),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set([undefined, 'DUPLICATE']));
});

test('parallel batches in opposite order take each record online once', async () => {
  const body = await interfaceOf(service, given.erp);
  const uuids: string[] = [];
  for (const interfaceName of rounds) {
    uuids.push((await service.send('POST /interfaceConfig', { body: { ...body, interfaceName } })).row.uuid);
  }
  const batch = (chosen: readonly string[]) =>
    service.send('POST /interfaceConfig/batch', { body: { action: 'online', uuids: chosen } });
  const answers = await Promise.all([batch(uuids), batch(uuids.toReversed()), batch(uuids)]);
  const done = answers.map(({ row }) => Number(row.done));
  expect(done.sort((a, b) => a - b)).toEqual([0, 0, uuids.length]);
});

test('parallel changes keep the pending counts of an interface correct', async () => {
  const { page } = await service.send('POST /interfaceConfig/query', { body: { pageSize: 1 } });
  const interfaceUuid = page.records[0]?.uuid;
  const rows = rounds.map((uuid) => ({
    uuid,
    interfaceUuid,
    entityNo: uuid,
    status: 'BLOCKED',
    failureCount: 5,
    version: 1,
  }));
  await insertRows(service, 'pendingData', rows);
  const counts = { pending: rows.length, blocked: rows.length };
  await service.store.interfaceCounts.add([{ interfaceUuid: String(interfaceUuid), ...counts }], new Date());
  const answers = await Promise.all(
    rounds.map((uuid, index) =>
      index < 10
        ? service.send(`POST /pendingData/reset?uuid=${encodeURIComponent(uuid)}`)
        : service.send(`POST /pendingData/cancel?uuid=${encodeURIComponent(uuid)}&reason=x`),
    ),
  );
  expect(answers.every(({ success }) => success)).toBe(true);
  const counted = await service.send('POST /interfaceConfig/query', { body: { uuid: interfaceUuid } });
  expect(counted.page.records[0]).toMatchObject({ pendingCount: 10, blockedCount: 0 });
});
