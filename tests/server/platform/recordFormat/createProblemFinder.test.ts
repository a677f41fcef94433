import { expect, test } from 'vitest';
import type { RecordMigration } from '../../../../src/contract/model/recordMigration.ts';
import { servicePhrasesOf } from '../../../../src/server/platform/base/servicePhrases.ts';
import { entityOf } from '../../../../src/server/platform/operations/catalog.ts';
import { createProblemFinder } from '../../../../src/server/platform/recordFormat/createProblemFinder.ts';

const valid = { uuid: 'u', companyUuid: 'c', code: 'SH01', name: 'Shanghai' };

const migrationOf = (property: string, convert?: string): RecordMigration => ({
  version: 1,
  entity: 'dc',
  path: [],
  former: property,
  property,
  convert,
});

test.each([
  { given: 'a valid record', migration: migrationOf('name', 'name'), changed: {}, want: [] },
  { given: 'a wrong changed property', migration: migrationOf('name'), changed: { name: 1 }, want: ['name'] },
  { given: 'a wrong other property', migration: migrationOf('code'), changed: { name: 1 }, want: [] },
  {
    given: 'a missing converted property',
    migration: migrationOf('name', 'name'),
    changed: { name: undefined },
    want: ['name'],
  },
  {
    given: 'a missing renamed property',
    migration: migrationOf('name'),
    changed: { name: undefined },
    want: [],
  },
])('the problems of $given are in $want', ({ migration, changed, want }) => {
  const find = createProblemFinder(entityOf('dc'), [migration], servicePhrasesOf('en-US'));
  expect(find({ ...valid, ...changed }).map(({ field }) => field)).toEqual(want);
});
