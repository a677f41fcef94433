import { expect, test } from 'vitest';
import { entityTables } from '../../../../../src/server/platform/operations/catalog.ts';
import { hasOnePlan } from '../../../../../src/server/platform/store/records/hasOnePlan.ts';
import type {
  PageWindow,
  RecordConditions,
} from '../../../../../src/server/platform/store/records/RecordQuery.ts';

const first = { limit: 20, offset: 0 };
const second = { limit: 20, offset: 20 };
const next = { limit: 20, after: { value: null, uuid: 'u' } };
const week = { property: 'time', from: '2026-11-01', to: '2026-11-08' };
const slow = { property: 'elapsedMs', from: 1000 };
const twoFilters = { equals: { scope: 'DC' }, contains: { interfaceName: 'order' } };

type Case = readonly [entity: string, conditions: RecordConditions, window: PageWindow, expected: boolean];

const cases: readonly Case[] = [
  ['interface', {}, first, true],
  ['interface', {}, second, false],
  ['interface', {}, next, true],
  ['interface', twoFilters, first, true],
  ['interfaceLog', {}, first, true],
  ['interfaceLog', {}, second, false],
  ['interfaceLog', { ranges: [week] }, next, true],
  ['interfaceLog', { equals: { interfaceUuid: 'u' }, ranges: [week] }, first, true],
  ['interfaceLog', { oneOf: { level: ['ERROR', 'WARN'] } }, first, true],
  ['interfaceLog', { equals: { level: 'ERROR', type: 'SEND' } }, first, false],
  ['interfaceLog', { equals: { level: 'ERROR' }, ranges: [slow] }, first, false],
  ['interfaceLog', { equals: { level: 'ERROR' }, contains: { data: 'SO-1' } }, first, false],
  ['pendingData', {}, first, false],
  ['alarmDelivery', {}, first, false],
];

test.each(cases)('%s %j %j keeps its plan: %s', (entity, conditions, window, expected) => {
  const table = entityTables.find((one) => one.entity === entity);
  expect(table && hasOnePlan(table, { ...conditions, window })).toBe(expected);
});
