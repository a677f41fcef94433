import { expect, test } from 'vitest';
import {
  formatMigrationReport,
  type MigrationReport,
} from '../../../../src/server/platform/recordFormat/MigrationReport.ts';

const report: MigrationReport = {
  from: 1,
  to: 3,
  results: [
    {
      migration: { version: 2, entity: 'order', path: [], former: 'no', property: 'number' },
      changed: 1,
      examples: [{ before: '"1"', after: '"2"' }],
    },
    {
      migration: { version: 3, entity: 'order', path: ['lines'], former: 'sku', property: 'sku' },
      changed: 2,
      examples: [],
    },
    { migration: { version: 3, entity: 'order', path: [], former: 'colour' }, changed: 0, examples: [] },
  ],
  failures: [],
  failureCount: 0,
  keptVersions: 0,
};
const head = [
  'Migration of the records from format 1 to 3:',
  '  2  order.no → number: 1 record',
  '  3  order.lines.sku converted: 2 records',
  '  3  order.colour removed: 0 records',
];
const failure = { entity: 'order', uuid: 'u-1', property: 'no', reason: 'is not a number' };

test.each<{ given: string; changed: Partial<MigrationReport>; want: readonly string[] }>([
  {
    given: 'no migration',
    changed: { to: 1 },
    want: ['The records have format 1. No migration is pending.'],
  },
  { given: 'migrations', changed: {}, want: head },
  {
    given: 'one version that cannot be converted',
    changed: { keptVersions: 1 },
    want: [...head, '  1 version in the change log cannot be converted and keeps its form.'],
  },
  {
    given: 'two versions that cannot be converted',
    changed: { keptVersions: 2 },
    want: [...head, '  2 versions in the change log cannot be converted and keep their form.'],
  },
  {
    given: 'a failure',
    changed: { failures: [failure], failureCount: 1 },
    want: [...head, '1 record cannot be migrated:', '  order u-1, no: is not a number'],
  },
  {
    given: 'more failures',
    changed: { failures: [failure], failureCount: 3 },
    want: [...head, '3 records cannot be migrated:', '  order u-1, no: is not a number', '  and 2 more'],
  },
])('the report of $given has its lines', ({ changed, want }) => {
  expect(formatMigrationReport({ ...report, ...changed }, { hasExamples: false }).split('\n')).toEqual(want);
});

test('the report has examples of values on request', () => {
  const text = formatMigrationReport(report, { hasExamples: true });
  expect(text.split('\n')[2]).toBe('       "1" → "2"');
});
