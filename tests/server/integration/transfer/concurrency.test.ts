import { afterAll, expect, test } from 'vitest';
import { openPostgresDatabase } from '../../../../scripts/testing/testDatabases.ts';
import { serviceUnderTest } from '../../serviceUnderTest.ts';
import { storeInterfaces } from './storeInterfaces.ts';
import { callTransfer, editFile, exportFile, requestPlan } from './transferCalls.ts';

/** PGlite runs one transaction at a time, so only PostgreSQL can show the effect of locks. */
const opened = await openPostgresDatabase();
const service = await serviceUnderTest(opened.database);
await storeInterfaces(service, 40);

afterAll(() => opened.close());

test('one of two parallel imports of a file creates the interfaces', async () => {
  const file = await exportFile(service, { dcCode: 'SH01' });
  const backwards = editFile(file, { items: [...file.items].reverse() });
  const answers = await Promise.all(
    [file, backwards].map((one) => callTransfer(service, 'import', { dcCode: 'GZ01' }, one)),
  );
  const created = answers.map(({ data }) => (data as { created?: number }).created ?? 0);
  expect(created.sort()).toEqual([0, 40]);
  for (const { errorCode } of answers) expect([undefined, 'DUPLICATE']).toContain(errorCode);
  const { items } = await requestPlan(service, file, { dcCode: 'GZ01' });
  expect(new Set(items.map(({ change }) => change))).toEqual(new Set(['SAME']));
});

test('an interface that goes online during an import gets the import or refuses it as a whole', async () => {
  const file = await exportFile(service, { dcCode: 'SH01' });
  const changed = editFile(file, { items: file.items.map((item) => ({ ...item, path: '/raced' })) });
  const { page } = await service.send('POST /interfaceConfig/query', {
    body: { dcCode: 'SH01', interfaceName: 'I0001' },
  });
  const [online, imported] = await Promise.all([
    service.send(`POST /interfaceConfig/online?uuid=${page.records[0]?.uuid}`),
    callTransfer(service, 'import', { policy: 'overwrite' }, changed),
  ]);
  const after = (
    await service.send('POST /interfaceConfig/query', { body: { dcCode: 'SH01', interfaceName: 'I0001' } })
  ).page.records[0];
  expect(online).toMatchObject({ success: true });
  expect(after).toMatchObject({ status: 'ONLINE', path: imported.success ? '/raced' : '/articles' });
});
