import { expect, test, vi } from 'vitest';
import { entityOf } from '../../../../src/server/platform/operations/catalog.ts';
import { applyRetention } from '../../../../src/server/platform/retention/startRetention.ts';
import { PayloadCleaner } from '../../../../src/server/platform/store/PayloadCleaner.ts';
import { toKeyedRecord } from '../../../../src/server/platform/store/records/KeyedRecord.ts';
import { findAllRecords } from '../../findAllRecords.ts';
import { serviceUnderTest } from '../../serviceUnderTest.ts';

const kept = '2026-10-01T00:00:00.000Z';
const gone = '2026-09-30T23:59:59.999Z';

/**
 * Entities that grow with time, with their properties at an instant. Each has one kept and one removed entry.
 */
const entries: readonly [entity: string, more: (at: string) => object][] = [
  ['interfaceLog', (time) => ({ time })],
  ['apiCallLog', (time) => ({ time })],
  ['outboxDocument', (time) => ({ time })],
  ['alarmDelivery', (time) => ({ time })],
  ['configurationLog', (time) => ({ time })],
  ['dailySettlementLog', (time) => ({ time, day: time })],
  ['pendingData', (createTime) => ({ createTime, status: 'SUCCESS' })],
];

test('applyRetention removes entries after the retention, and pending data only in a final state', async () => {
  const { service, store, database, clock, client } = await serviceUnderTest();
  clock.now = new Date('2026-11-21T12:00:00Z');
  const { companyUuid } = client;
  const entry = (entity: string, uuid: string, more: object) =>
    toKeyedRecord(entityOf(entity).model, companyUuid, { uuid, companyUuid, ...more });
  await store.repository.insertAll([
    ...entries.flatMap(([entity, more]) => [
      entry(entity, 'kept', more(kept)),
      entry(entity, 'gone', more(gone)),
    ]),
    entry('pendingData', 'blocked', { createTime: gone, status: 'BLOCKED' }),
  ]);
  for (let run = 0; run < 2; run += 1) {
    await applyRetention(service, 1);
    const left = await findAllRecords(database);
    const uuidsOf = (entity: string) =>
      left.flatMap((row) =>
        row.entity === entity && ['kept', 'gone', 'blocked'].includes(row.uuid) ? [row.uuid] : [],
      );
    for (const [entity] of entries)
      expect([entity, ...uuidsOf(entity)]).toEqual([
        entity,
        ...(entity === 'pendingData' ? ['blocked', 'kept'] : ['kept']),
      ]);
  }
});

test('applyRetention removes counts of sign-in attempts an hour after the last one', async () => {
  const { service, store, database, clock } = await serviceUnderTest();
  const limit = { free: 5, seconds: 60 };
  const hour = 60 * 60_000;
  await store.attemptCounter.count('gone', new Date(clock.now.getTime() - hour - 1), limit);
  await store.attemptCounter.count('kept', new Date(clock.now.getTime() - hour), limit);
  await applyRetention(service, 1);
  const counts = await database.query('SELECT key FROM sign_in_attempt WHERE key = ANY ($1)', [
    ['gone', 'kept'],
  ]);
  expect(counts).toEqual([{ key: 'kept' }]);
});

test('applyRetention drops old months although payloads of a company cannot be cleared', async () => {
  const { service, store, clock, client } = await serviceUnderTest();
  clock.now = new Date('2026-11-21T12:00:00Z');
  const { companyUuid } = client;
  const { model } = entityOf('apiCallLog');
  const entry = (uuid: string, time: string) =>
    toKeyedRecord(model, companyUuid, { uuid, companyUuid, time });
  await store.repository.insertAll([entry('kept', kept), entry('gone', gone)]);
  const clear = vi.spyOn(PayloadCleaner.prototype, 'clear').mockRejectedValue(new Error('no'));
  await expect(applyRetention(service, 1)).rejects.toThrow('no');
  clear.mockRestore();
  expect(await store.repository.find('apiCallLog', 'uuid', 'gone', [companyUuid])).toBeUndefined();
});
