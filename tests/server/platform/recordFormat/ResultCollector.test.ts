import { expect, test } from 'vitest';
import type { RecordMigration } from '../../../../src/contract/model/recordMigration.ts';
import type { EntityDefinition } from '../../../../src/server/platform/operations/catalog.ts';
import type { ValueChange } from '../../../../src/server/platform/recordFormat/RecordConverter.ts';
import { ResultCollector } from '../../../../src/server/platform/recordFormat/ResultCollector.ts';

const migrationOf = (former: string, path: readonly string[] = []): RecordMigration => ({
  version: 1,
  entity: 'erp',
  path,
  former,
  property: former,
});
const note = migrationOf('note');
const password = migrationOf('password');
const header = migrationOf('value', ['headers', '*']);
const migrations = [note, password, header];
const erp = {
  model: { secrets: ['password'], secretEntries: [{ list: 'headers' }] },
} as unknown as EntityDefinition;

const change = (migration: RecordMigration, before: unknown, after?: unknown): ValueChange => ({
  migration,
  before,
  after,
});
const longest = 'x'.repeat(58);

/** Changes of each record → number of changed records, and examples. */
test.each<{
  given: string;
  records: readonly (readonly ValueChange[])[];
  of?: RecordMigration;
  changed: number;
  examples?: readonly (readonly [before: string, after: string])[];
}>([
  { given: 'no change', records: [[]], changed: 0 },
  {
    given: 'two changes of one record',
    records: [[change(note, 1, 2), change(note, 3, 4)]],
    changed: 1,
    examples: [
      ['1', '2'],
      ['3', '4'],
    ],
  },
  {
    given: 'three records, of which two are examples',
    records: [[change(note, 1, 2)], [change(note, 3, 4)], [change(note, 5, 6)]],
    changed: 3,
    examples: [
      ['1', '2'],
      ['3', '4'],
    ],
  },
  { given: 'a removed value', records: [[change(note, 'a')]], changed: 1, examples: [['"a"', 'nothing']] },
  {
    given: 'a text of 60 characters and a longer one',
    records: [[change(note, longest, `${longest}x`)]],
    changed: 1,
    examples: [[`"${longest}"`, `"${longest}x…`]],
  },
  { given: 'a secret', records: [[change(password, 1, 2)]], of: password, changed: 1 },
  { given: 'an entry with a secret', records: [[change(header, 1, 2)]], of: header, changed: 1 },
])('$given counts $changed records', ({ records, of = note, changed, examples = [] }) => {
  const collector = new ResultCollector(migrations, () => erp);
  for (const changes of records) collector.add(changes);
  const { results } = collector.report();
  const want = { changed, examples: examples.map(([before, after]) => ({ before, after })) };
  const none = { changed: 0, examples: [] };
  expect(results).toEqual(
    migrations.map((migration) => ({ migration, ...(migration === of ? want : none) })),
  );
});

test.each([
  [0, 0],
  [1, 1],
  [20, 20],
  [21, 20],
])('%i failures are counted, and %i are listed', (count, listed) => {
  const collector = new ResultCollector(migrations, () => erp);
  const failures = Array.from({ length: count }, (_, no) => ({
    entity: 'erp',
    uuid: `u${no}`,
    property: 'note',
    reason: 'is not a number',
  }));
  for (const failure of failures) collector.fail(failure);
  expect(collector.hasFailures).toBe(count > 0);
  expect(collector.report()).toMatchObject({ failureCount: count, failures: failures.slice(0, listed) });
  expect(collector.report().failures).toHaveLength(listed);
});
