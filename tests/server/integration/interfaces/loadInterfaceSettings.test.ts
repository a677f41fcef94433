import { expect, test } from 'vitest';
import { loadInterfaceSettings } from '../../../../src/server/integration/interfaces/loadInterfaceSettings.ts';
import { loadTimeZones } from '../../../../src/server/integration/interfaces/loadTimeZones.ts';
import { insertRows } from '../../insertRows.ts';
import { serviceUnderTest } from '../../serviceUnderTest.ts';

const service = await serviceUnderTest();
const zones = Object.entries({ MARS: 'Mars/Base', TOKYO: 'Asia/Tokyo' });
const centers = zones.map(([code, timeZone]) => ({ uuid: code, code, name: code, timeZone }));
await insertRows(service, 'dc', centers);

test.each([
  ['of its center', 'TOKYO', 'Asia/Tokyo'],
  ['of the company, if its center has an unknown one', 'MARS', 'Asia/Shanghai'],
  ['of the company, without a center', undefined, 'Asia/Shanghai'],
])('mapping and schedule of an interface use the time zone %s', async (_given, dcCode, want) => {
  const { store, client } = service;
  const { companyUuid } = client;
  const { timeZone } = await loadInterfaceSettings(store.repository, { uuid: 'i', companyUuid, dcCode });
  const zones = await loadTimeZones(store.repository, companyUuid);
  expect([timeZone, zones.byDc.get(dcCode ?? '') ?? zones.own]).toEqual([want, want]);
});
