import { afterAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../../../scripts/testing/testDatabases.ts';
import { migrations } from '../../../../../src/server/modules.ts';
import type { RecordQuery } from '../../../../../src/server/platform/store/records/RecordQuery.ts';
import { createServiceStore } from '../../../../../src/server/platform/store/ServiceStore.ts';
import { EntityTable } from '../../../../../src/server/platform/store/schema/EntityTable.ts';
import { migrate } from '../../../../../src/server/platform/store/schema/migrate.ts';

const companyUuid = 'c1';

/** A table before and after its properties have these defaults. */
const tableOf = (defaults: Readonly<Record<string, unknown>>) =>
  new EntityTable({
    entity: 'thing',
    compared: { off: 'code', level: 'text', size: 'number' },
    indexed: ['off', 'level', 'size'],
    filtered: ['off', 'level'],
    referenceLists: ['users'],
    extraIndexes: [],
    defaults,
  });

const defaults = { off: false, level: 'Medium', size: 5, marks: ['m'], note: "It's", users: ['u'] };

/** A record with other values, an older record without the properties, and a record with the defaults. */
const records = [
  { uuid: 'a', off: true, level: 'low', size: 1, marks: ['n'], note: 'x', users: [] },
  { uuid: 'b' },
  { uuid: 'c', ...defaults },
];

describe.each(testDatabases)('on $name', async ({ open }) => {
  const repositoryOf = (table: EntityTable) => createServiceStore(opened.database, [table], []).repository;

  const opened = await open();
  await migrate(opened.database, [tableOf({})], migrations);
  for (const data of records)
    await repositoryOf(tableOf({})).insert({ entity: 'thing', companyUuid, naturalKey: data.uuid, data });
  await migrate(opened.database, [tableOf(defaults)], migrations);

  afterAll(() => opened.close());

  const lists: readonly [given: Partial<RecordQuery>, want: readonly string[]][] = [
    [{ equals: { off: false } }, ['b', 'c']],
    [{ equals: { off: true } }, ['a']],
    [{ equals: { level: 'Medium' } }, ['b', 'c']],
    [{ equals: { level: 'medium' } }, []],
    [{ equals: { size: 5 } }, ['b', 'c']],
    [{ equals: { marks: 'm' } }, ['b', 'c']],
    [{ equals: { users: 'u' } }, ['b', 'c']],
    [{ oneOf: { off: [false] } }, ['b', 'c']],
    [{ oneOf: { marks: ['m', 'n'] } }, ['a', 'b', 'c']],
    [{ contains: { level: 'MED' } }, ['b', 'c']],
    [{ contains: { note: "it's" } }, ['b', 'c']],
    [{ ranges: [{ property: 'size', from: 2 }] }, ['b', 'c']],
    [{ sort: { property: 'off', order: 'desc' } }, ['a', 'c', 'b']],
    [{ sort: { property: 'size', order: 'asc' } }, ['a', 'b', 'c']],
    [{ sort: { property: 'level', order: 'desc' }, window: { limit: 2, offset: 0 } }, ['c', 'b']],
  ];

  test.each(lists)('a list with %j has the records %j', async (given, want) => {
    const found = await repositoryOf(tableOf(defaults)).list({ entity: 'thing', companyUuid, ...given });
    expect(found.records.map(({ uuid }) => uuid)).toEqual(want);
  });

  test('look-ups and counts agree with lists, and records stay as they were stored', async () => {
    const repository = repositoryOf(tableOf(defaults));
    expect(await repository.findAll('thing', 'size', [5], companyUuid)).toEqual([records[1], records[2]]);
    expect(await repository.countBy('thing', companyUuid, 'note')).toEqual(
      new Map([
        ['x', 1],
        ["It's", 2],
      ]),
    );
    expect(
      await repository.selectProperties({ entity: 'thing', companyUuid, equals: { uuid: 'b' } }, ['off']),
    ).toEqual([{ uuid: 'b', off: false }]);
  });

  test('a start with another default follows it', async () => {
    const other = tableOf({ ...defaults, off: true });
    await migrate(opened.database, [other], migrations);
    const found = await repositoryOf(other).list({ entity: 'thing', companyUuid, equals: { off: true } });
    expect(found.records.map(({ uuid }) => uuid)).toEqual(['a', 'b']);
  });
});
