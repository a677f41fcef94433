import { expect, test } from 'vitest';
import { zoneOption, zoneOptions } from '../../../../../src/runtime/fields/types/timeZone/zoneOptions.ts';

test.each([
  ['Asia/Shanghai', '2026-11-21', 'Asia/Shanghai (GMT+8)'],
  ['America/New_York', '2026-11-21', 'America/New_York (GMT-5)'],
  ['America/New_York', '2026-07-01', 'America/New_York (GMT-4)'],
  ['UTC', '2026-11-21', 'UTC (GMT+0)'],
])('%s on %s is offered as %s', (zone, day, label) => {
  expect(zoneOption(zone, new Date(day))).toEqual({ value: zone, label });
});

test('the options are the zones of the browser and UTC, and no invention', () => {
  const zones = zoneOptions().map(({ value }) => value);
  expect(zones).toContain('Asia/Shanghai');
  expect(zones).toContain('UTC');
  expect(zones).not.toContain('Mars/Base');
});
