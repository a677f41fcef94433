import { expect, test } from 'vitest';
import { entityOf } from '../../../../src/server/platform/operations/catalog.ts';
import { clearPayloads } from '../../../../src/server/platform/retention/removeOldData.ts';
import { toKeyedRecord } from '../../../../src/server/platform/store/records/KeyedRecord.ts';
import { serviceUnderTest } from '../../serviceUnderTest.ts';

const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number): string => new Date(now.getTime() - days * 24 * 60 * 60_000).toISOString();

/**
 * Retention of payloads in days → payloads of log entries that are 6 and 8 days old. The cases run in this
 * order.
 */
const cases: readonly [keeps: number | undefined, wantData: Record<string, unknown>][] = [
  [undefined, { young: '{}', old: '{}' }],
  [9, { young: '{}', old: '{}' }],
  [7, { young: '{}', old: undefined }],
  [30, { young: '{}', old: undefined }],
  [1, { young: undefined, old: undefined }],
];

test('clearPayloads removes payloads after the retention of their company and keeps the entries', async () => {
  const { send, store, client } = await serviceUnderTest();
  const { companyUuid } = client;
  const entryOf = (entity: string, uuid: string, time: string, payload: object, company = companyUuid) =>
    toKeyedRecord(entityOf(entity).model, company, { uuid, companyUuid: company, time, ...payload });
  await store.repository.insertAll([
    entryOf('interfaceLog', 'young', daysAgo(6), { data: '{}', details: 'said' }),
    entryOf('interfaceLog', 'old', daysAgo(8), { data: '{}', details: 'said' }),
    entryOf('interfaceLog', 'foreign', daysAgo(29), { data: '{}' }, 'another'),
    entryOf('apiCallLog', 'young', daysAgo(6), { responseBody: '{}' }),
    entryOf('apiCallLog', 'old', daysAgo(8), { requestBody: '{}', responseBody: '{}' }),
  ]);
  for (const [payloadRetentionDays, wantData] of cases) {
    if (payloadRetentionDays) await send('POST /securityconfig/save', { body: { payloadRetentionDays } });
    await clearPayloads(store, now);
    const { page } = await send('POST /interfacelog/query', { body: {} });
    expect(Object.fromEntries(page.records.map(({ uuid, data }) => [uuid, data]))).toEqual(wantData);
    expect(page.records.map(({ details }) => details)).toEqual(['said', 'said']);
  }
  const [calls] = (await send('POST /apiCallLog/query', { body: { sort: 'time', order: 'asc' } })).page
    .records;
  expect(calls).toMatchObject({ uuid: 'old' });
  expect(calls).not.toHaveProperty('requestBody');
  expect(await store.repository.find('interfaceLog', 'uuid', 'foreign', ['another'])).toHaveProperty('data');
});
