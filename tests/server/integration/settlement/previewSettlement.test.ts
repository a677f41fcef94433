import { expect, test } from 'vitest';
import { runDueSettlements } from '../../../../src/server/integration/settlement/runDueSettlements.ts';
import fc from '../../../fastCheck.ts';
import { serviceUnderTest } from '../../serviceUnderTest.ts';
import {
  clearAll,
  config,
  interfaceRow,
  loadEntries,
  pendingRow,
  saveOnline,
  storeRows,
} from './settlementUnderTest.ts';

const noon = new Date('2026-10-24T10:00:00Z');

const under = await serviceUnderTest();
const { companyUuid } = under.client;
const berlin = { uuid: 'dc-be', companyUuid, code: 'BE', name: 'Berlin', timeZone: 'Europe/Berlin' };
await storeRows(under, 'dc', [berlin]);

const hour = 60 * 60_000;
const anyDocument = fc.record({
  owner: fc.nat({ max: 3 }),
  status: fc.constantFrom('PENDING', 'RUNNING', 'SUCCESS', 'FAILED', 'BLOCKED', 'CANCELLED'),
  failureCount: fc.integer({ min: 0, max: 5 }),
  // The instants are multiples of half an hour, so some documents are exactly a number of days old.
  createTime: fc
    .integer({ min: -10 * 24 * 60, max: 0 })
    .map((minutes) => new Date(noon.getTime() + (minutes - (minutes % 30)) * 60_000).toISOString()),
});
const anyConfig = fc.record({
  configType: fc.constantFrom('ERP', 'WCS'),
  settlementTime: fc.constantFrom('00:00', '02:30', '12:00', '23:30'),
  failureCountStart: fc.integer({ min: 1, max: 4 }),
  pendingReset: fc.boolean(),
  pendingCancel: fc.boolean(),
  resetDayRange: fc.integer({ min: 1, max: 4 }),
  cancelDayRange: fc.integer({ min: 5, max: 9 }),
});

/** Berlin changes its clocks on 25 October, Shanghai does not. */
test('a settlement changes exactly the documents of its preview', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(anyConfig, fc.array(anyDocument, { maxLength: 40 }), async (given, documents) => {
      await clearAll(under);
      under.clock.now = noon;
      const owners = ['ERP_DOWN', 'ERP_UP', 'WCS_DOWN', 'ERP_UP'].map((interfaceType, index) =>
        interfaceRow(under.client.companyUuid, { interfaceType, dcCode: index % 2 ? 'BE' : 'SH01' }),
      );
      await storeRows(under, 'interface', owners);
      const rows = documents.flatMap(({ owner, ...row }) => {
        const of = owners[owner];
        return of ? [pendingRow(of, row)] : [];
      });
      await storeRows(under, 'pendingData', rows);

      await saveOnline(under, given);
      const { row: preview } = await under.send('POST /dailyKnotConfig/preview', {
        body: { ...config, ...given },
      });
      // After 26 hours each zone has had exactly one settlement, because Berlin's day has 25 hours.
      under.clock.now = new Date(noon.getTime() + 26 * hour);
      await runDueSettlements(under.service);

      const made = await loadEntries(under);
      const all = (name: string) => made.flatMap((entry) => entry[name] as string[]).sort();
      for (const name of ['resetUuids', 'cancelUuids'])
        expect([name, all(name)]).toEqual([name, [...(preview[name] as string[])].sort()]);
      expect(preview.resetCount).toBe(all('resetUuids').length);
      const { companyUuid } = under.client;
      const after = await under.store.repository.list({ entity: 'pendingData', companyUuid });
      for (const { uuid, status } of after.records) {
        const before = rows.find((row) => row.uuid === uuid)?.status;
        const want = all('resetUuids').includes(uuid)
          ? 'PENDING'
          : all('cancelUuids').includes(uuid)
            ? 'CANCELLED'
            : before;
        expect([uuid, status]).toEqual([uuid, want]);
      }
      for (const { uuid } of owners) {
        const owner = await under.store.repository.find('interface', 'uuid', uuid, [companyUuid]);
        const own = after.records.filter(({ interfaceUuid }) => interfaceUuid === uuid);
        const open = own.filter(({ status }) => !['SUCCESS', 'CANCELLED'].includes(String(status)));
        expect(owner?.pendingCount ?? 0).toBe(open.length);
      }
    }),
    { numRuns: 15 },
  );
});

test('a preview returns its documents and writes nothing', async () => {
  await clearAll(under);
  under.clock.now = new Date('2026-11-21T08:00:00Z');
  const [asn] = [interfaceRow(under.client.companyUuid, { interfaceName: 'asn' })];
  await storeRows(under, 'interface', [asn]);
  // SO-2 is three days old at noon, and older at 23:30.
  const rows = [
    pendingRow(asn, { entityNo: 'SO-1' }),
    pendingRow(asn, { entityNo: 'SO-2', createTime: '2026-11-18T09:00:00.000Z' }),
    pendingRow(asn, { entityNo: 'SO-3', createTime: '2026-11-14T09:00:00.000Z' }),
  ];
  await storeRows(under, 'pendingData', rows);
  const preview = () => under.send('POST /dailyKnotConfig/preview', { body: config });
  expect((await preview()).data).toEqual({
    companyUuid: under.client.companyUuid,
    configType: 'ERP',
    time: '2026-11-21T15:30:00.000Z',
    timeZone: 'Asia/Shanghai',
    message: '23:30 Asia/Shanghai: 1 to reset, 1 to cancel',
    resetCount: 1,
    cancelCount: 1,
    resetUuids: [rows[0]?.uuid],
    cancelUuids: [rows[2]?.uuid],
    documents: [
      {
        action: 'CANCEL',
        interfaceName: 'asn',
        entityNo: 'SO-3',
        failureCount: 3,
        createTime: rows[2]?.createTime,
      },
      {
        action: 'RESET',
        interfaceName: 'asn',
        entityNo: 'SO-1',
        failureCount: 3,
        createTime: rows[0]?.createTime,
      },
    ],
  });
  expect(await preview()).toEqual(await preview());
  expect(await loadEntries(under)).toEqual([]);
  expect(
    (await under.send(`GET /dailyKnotConfig/queryconfig?companyUuid=${under.client.companyUuid}`)).rows,
  ).toEqual([]);

  await clearAll(under);
  expect((await preview()).row).toMatchObject({
    resetCount: 0,
    time: '2026-11-21T15:30:00.000Z',
    message: 'No interfaces in the range: nothing will be settled',
  });
});
