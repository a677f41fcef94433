import { expect, test } from 'vitest';
import dailySettlementLog from '../../../../src/generated/catalog/dailySettlementLog.ts';
import erp from '../../../../src/generated/catalog/erp.ts';
import interfaceLog from '../../../../src/generated/catalog/interfaceLog.ts';
import pendingData from '../../../../src/generated/catalog/pendingData.ts';
import {
  columnsZoneSourceOf,
  sharedZoneOf,
  zoneOf,
  zoneOrBrowser,
} from '../../../../src/runtime/fields/timeZone/zoneOf.ts';

const zones = { SH: 'Asia/Shanghai', NY: 'America/New_York', MARS: 'Mars/Base' };
const byCenter = columnsZoneSourceOf(pendingData.columns);
const byOwn = columnsZoneSourceOf(dailySettlementLog.columns);
const none = columnsZoneSourceOf(erp.columns);

test.each([
  ['the zone of its distribution center', byCenter, { dcCode: 'NY' }, zones, 'America/New_York'],
  ['its own zone', byOwn, { timeZone: 'Asia/Tokyo' }, zones, 'Asia/Tokyo'],
  ['the default without a center', byCenter, {}, zones, 'UTC'],
  ['the default for an unknown center', byCenter, { dcCode: 'gone' }, zones, 'UTC'],
  ['the default for a zone that nobody can format', byCenter, { dcCode: 'MARS' }, zones, 'UTC'],
  ['the default for its own zone that nobody can format', byOwn, { timeZone: 'Mars/Base' }, zones, 'UTC'],
  ['the default where its kind has no zone', none, { dcCode: 'NY' }, zones, 'UTC'],
  ['none before the centers are known', byCenter, { dcCode: 'NY' }, undefined, undefined],
  ['the default before the centers are known, without one', byCenter, {}, undefined, 'UTC'],
])('a record shows %s', (_, source, record, known, want) => {
  expect(zoneOf(source, record, known, 'UTC')).toBe(want);
});

test('a log entry has the zone of the distribution center of its interface', () => {
  expect(zoneOf(columnsZoneSourceOf(interfaceLog.columns), { dcCode: 'SH' }, zones, 'UTC')).toBe(
    'Asia/Shanghai',
  );
});

test.each([
  [['UTC', 'UTC'], 'UTC'],
  [['UTC', 'Asia/Tokyo'], undefined],
  [['UTC', undefined], undefined],
  [[], undefined],
])('the rows %j share %s', (rows, want) => {
  expect(sharedZoneOf(rows)).toBe(want);
});

test.each(['Mars/Base', undefined, 8])('the setting %s means the browser’s zone', (setting) => {
  expect(zoneOrBrowser(setting)).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});
