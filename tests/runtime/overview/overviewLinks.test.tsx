import { expect, test } from 'vitest';
import { listDrillDownUrl, recordDrillDownUrl } from '../../../src/runtime/overview/overviewLinks.tsx';

const from = '2026-11-21T08:00:00.000Z';
const to = '2026-11-21T08:01:00.000Z';

const lists: [Parameters<typeof listDrillDownUrl>[1], string][] = [
  [{ tab: 'logs' }, 'tab=logs'],
  [{ tab: 'logs', filters: { level: 'ERROR' } }, 'tab=logs&filter.level=ERROR'],
  [{ tab: 'logs', within: { filter: 'time', from } }, `tab=logs&filter.timeFrom=${from}`],
  [
    { tab: 'logs', within: { filter: 'time', from, to } },
    `tab=logs&filter.timeFrom=${from}&filter.timeTo=${to}`,
  ],
  [{ tab: 'logs', sort: { property: 'time', order: 'asc' } }, 'tab=logs&sort=time&order=asc'],
];

test.each(lists)('listDrillDownUrl for %j', (lead, want) => {
  expect(decodeURIComponent(listDrillDownUrl('/health', lead))).toBe(`/health?${want}`);
});

const records: [object, Parameters<typeof recordDrillDownUrl>[2], string | undefined][] = [
  [{ uuid: 'u', interfaceType: 'ERP_DOWN' }, undefined, '/erpdown?view=edit&uuid=u&section=overview'],
  [{ uuid: 'u', interfaceType: 'WCS_UP' }, { recordTab: 'logs' }, '/wcsup?view=edit&uuid=u&section=logs'],
  [
    { uuid: 'u', interfaceType: 'ERP_UP' },
    { recordTab: 'pending', presetFilters: { status: 'BLOCKED' } },
    '/erpup?view=edit&uuid=u&section=pending&part.filter.status=BLOCKED',
  ],
  [{ uuid: 'u', interfaceType: 'NONE' }, undefined, undefined],
  [{ interfaceType: 'ERP_UP' }, undefined, undefined],
];

test.each(records)('recordDrillDownUrl of %j for %j', (record, lead, want) => {
  expect(recordDrillDownUrl('interface', record as Record<string, unknown>, lead)).toBe(want);
});

test('recordDrillDownUrl of an entity without a list is undefined', () => {
  expect(recordDrillDownUrl('nothing', { uuid: 'u' })).toBeUndefined();
});
