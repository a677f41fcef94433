import { expect, test } from 'vitest';
import { serviceUnderTest } from '../../serviceUnderTest.ts';
import { dumpWithoutAudit } from './dumpDatabase.ts';
import { loadConfigurations, removeInterfaces, storeInterfaces } from './storeInterfaces.ts';
import { callTransfer, exportFile, requestPlan } from './transferCalls.ts';

test('an export of 500 interfaces restores them after removal, and a second import changes nothing', async () => {
  const service = await serviceUnderTest();
  await storeInterfaces(service, 500);
  const before = await loadConfigurations(service);
  const file = await exportFile(service, { dcCode: 'SH01' });

  await removeInterfaces(service);
  expect(await loadConfigurations(service)).toEqual([]);
  const imported = await callTransfer(service, 'import', {}, file);
  expect(imported).toMatchObject({ success: true, data: { created: 500, updated: 0, skipped: [] } });
  expect(await loadConfigurations(service)).toEqual(before);

  const plan = await requestPlan(service, file);
  expect(plan).toMatchObject({ unresolved: [], issues: [] });
  expect(new Set(plan.items.map(({ change }) => change))).toEqual(new Set(['SAME']));
  const stored = await dumpWithoutAudit(service.database);
  const again = await callTransfer(service, 'import', { policy: 'overwrite' }, file);
  expect(again.data).toEqual({ created: 0, updated: 0, unchanged: 500, skipped: [] });
  expect(await dumpWithoutAudit(service.database)).toEqual(stored);
});

test('repeated exports are equal and contain neither identity nor state', async () => {
  const service = await serviceUnderTest();
  await storeInterfaces(service, 3);
  const first = await exportFile(service, { dcCode: 'SH01' });
  expect(await exportFile(service, { dcCode: 'SH01' })).toEqual(first);
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
