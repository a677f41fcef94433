import { expect, test } from 'vitest';
import { integrationMigrations } from '../../../src/server/integration/migrations.ts';
import { serviceUnderTest } from '../serviceUnderTest.ts';

const service = await serviceUnderTest();

/** Runs the statements of a migration again. */
async function run(version: number): Promise<void> {
  const { statements = [] } = integrationMigrations.find((migration) => migration.version === version) ?? {};
  for (const statement of statements) await service.database.query(statement);
}

test('a migration removes credentials from addresses in the configuration log and in the recycle bin', async () => {
  const { database } = service;
  const recordOf = (address: string) => ({
    address,
    remarks: "mail ops@wms, 'http://' + host",
    path: '/a@b',
  });
  const dataOf = (address: string) => ({
    time: '2026-11-20T08:00:00.000Z',
    changes: [{ field: 'address', before: address, after: 'tcp://mq' }],
    record: JSON.stringify(recordOf(address)),
  });
  const address = 'tcp://wms:p@ss%20word@mq:61613/q?to=a@b';
  await database.query(
    `INSERT INTO "document_configurationLog" (entity, uuid, company_uuid, data) VALUES ('configurationLog', 'c1', 'c', $1)`,
    [JSON.stringify(dataOf(address))],
  );
  await database.query(
    `INSERT INTO removed (entity, uuid, company_uuid, data, record_uuid, removed_at)
     VALUES ('interface', 'i1', 'c', $1, 'i1', now())`,
    [JSON.stringify(recordOf(address))],
  );
  await run(23);
  const [entry] = await database.query(`SELECT data FROM "document_configurationLog" WHERE uuid = 'c1'`);
  const [removed] = await database.query(`SELECT data FROM removed WHERE uuid = 'i1'`);
  const want = 'tcp://mq:61613/q?to=a@b';
  expect([entry, removed]).toEqual([{ data: dataOf(want) }, { data: recordOf(want) }]);
});
