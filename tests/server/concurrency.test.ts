import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../src/server/store/openPostgres.ts';
import { auth, dataSource, erpOf } from './samples.ts';
import { type ServiceUnderTest, serviceUnderTest } from './serviceUnderTest.ts';
import { postgresPrograms, type TemporaryPostgres, temporaryPostgres } from './temporaryPostgres.ts';

const programs = postgresPrograms();
let server: TemporaryPostgres;
let service: ServiceUnderTest;

/** PGlite runs one transaction at a time: only a PostgreSQL can show what locks are for. */
const onPostgres = test.skipIf(!programs);

beforeAll(async () => {
  if (!programs) return;
  server = await temporaryPostgres(programs);
  service = await serviceUnderTest(await openPostgres(server.url));
}, 60_000);

afterAll(async () => {
  if (!programs) return;
  await service.database.close();
  await server.stop();
});

const rounds = Array.from({ length: 15 }, (_, index) => `round ${index}`);

onPostgres('a record is never removed while another one starts to refer to it', async () => {
  const source = (await service.send('POST /datasource', { body: dataSource })).row.uuid;
  for (const name of rounds) {
    const { uuid } = (await service.send('POST /auth', { body: { ...auth, name } })).row;
    const [created, removed] = await Promise.all([
      service.send('POST /erp', { body: { ...erpOf(source, uuid), name } }),
      service.send(`POST /auth/remove?uuid=${uuid}`),
    ]);
    expect([created.errorCode, removed.errorCode]).toEqual(
      created.success ? [undefined, 'IN_USE'] : ['INVALID_REQUEST', undefined],
    );
  }
});

onPostgres('of many who change the same version, one wins', async () => {
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

onPostgres('of many who take the same name, one gets it', async () => {
  const answers = await Promise.all(
    rounds.map(() => service.send('POST /auth', { body: { ...auth, name: 'wanted' } })),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set([undefined, 'DUPLICATE']));
});
