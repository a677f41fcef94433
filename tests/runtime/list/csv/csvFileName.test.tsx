import { expect, test } from 'vitest';
import { csvFileName } from '../../../../src/runtime/list/csv/CsvExport.tsx';

test.each([
  ['ERP 配置', 'ERP 配置-20261121-0640.csv'],
  ['Export/import: "all"', 'Export_import_ _all_-20261121-0640.csv'],
])('csvFileName of %s returns %s', (title, want) => {
  expect(csvFileName(title, new Date(2026, 10, 21, 6, 40))).toBe(want);
});
