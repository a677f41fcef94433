import { expect, test } from 'vitest';
import { recordDrillDownUrl } from '../../../src/runtime/overview/overviewLinks.tsx';

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
