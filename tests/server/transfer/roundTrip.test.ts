import { expect, test } from 'vitest';
import { serviceUnderTest } from '../serviceUnderTest.ts';
import { exported, planned, transfer } from './calls.ts';
import { dump } from './dump.ts';
import { configurations, storeInterfaces, wipe } from './interfaces.ts';

test('500 interfaces, exported, wiped and imported, are the same 500; importing them again changes nothing', async () => {
  const service = await serviceUnderTest();
  await storeInterfaces(service, 500);
  const before = await configurations(service);
  const file = await exported(service, { dcCode: 'SH01' });

  await wipe(service);
  expect(await configurations(service)).toEqual([]);
  const imported = await transfer(service, 'import', {}, file);
  expect(imported).toMatchObject({ success: true, data: { created: 500, updated: 0, skipped: [] } });
  expect(await configurations(service)).toEqual(before);

  const plan = await planned(service, file);
  expect(plan).toMatchObject({ unresolved: [], issues: [] });
  expect(new Set(plan.items.map(({ change }) => change))).toEqual(new Set(['SAME']));
  const stored = await dump(service.database);
  const again = await transfer(service, 'import', { policy: 'overwrite' }, file);
  expect(again.data).toEqual({ created: 0, updated: 0, unchanged: 500, skipped: [] });
  expect(await dump(service.database)).toEqual(stored);
});

test('an export is the same whenever it is made, and carries neither identity nor state', async () => {
  const service = await serviceUnderTest();
  await storeInterfaces(service, 3);
  const first = await exported(service, { dcCode: 'SH01' });
  expect(await exported(service, { dcCode: 'SH01' })).toEqual(first);
  expect(first).toMatchObject({
    format: 'interface-console',
    schemaVersion: 1,
    exportedAt: '2026-11-21T08:00:00.000Z',
    source: { companyUuid: service.client.companyUuid, dcCode: 'SH01' },
    references: [{ kind: 'erp', name: 'SAP' }],
  });
  expect(first.items[0]).toMatchObject({
    interfaceName: 'I0000',
    rules: {
      ignoreUpdateConfig: [{ fields: ['articleName', 'unit'] }],
      uploadConfig: [{ type: 'ERP_DOWN', limited: true }],
    },
  });
  const own = [
    'uuid',
    'companyUuid',
    'version',
    'modifiedAt',
    'status',
    'debug',
    'pendingCount',
    'failureCount',
  ];
  for (const name of own) expect(first.items[0]).not.toHaveProperty(name);
});
