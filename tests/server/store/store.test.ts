import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DuplicateError } from '../../../src/server/store/Documents.ts';
import { migrate } from '../../../src/server/store/migrate.ts';
import { createStore, type Store } from '../../../src/server/store/Store.ts';
import { type DatabaseUnderTest, databases } from './databases.ts';

const companyUuid = 'c1';
const document = (uuid: string, data: object, naturalKey: string | null = uuid) => ({
  entity: 'thing',
  companyUuid,
  naturalKey,
  data: { uuid, companyUuid, ...data },
});

describe.each(databases)('on $name', ({ open }) => {
  let opened: DatabaseUnderTest;
  let store: Store;

  beforeAll(async () => {
    opened = await open();
    await migrate(opened.database, [
      { entity: 'thing', property: "it's", text: false },
      { entity: 'thing', property: 'name', text: true },
    ]);
    store = createStore(opened.database);
    const rows = [
      document('a', {
        name: 'Alpha_1',
        port: 9,
        on: true,
        ref: 'x',
        tags: ['x', 'y'],
        nested: { deep: [1, null] },
      }),
      document('b', { name: 'beta 100%', port: 80, on: false, ref: 'y', tags: [] }),
      document('c', { name: '上海\\"\'', port: 443, on: true, tags: ['x'] }),
    ];
    for (const row of rows) await store.documents.insert(row);
    await store.documents.insert({ ...document('a2', { name: 'Alpha_1' }), companyUuid: 'c2' });
  }, 60_000);

  afterAll(() => opened.close());

  test('a document comes back as it was stored', async () => {
    expect(await store.documents.find('thing', 'uuid', 'a', [companyUuid])).toEqual(
      document('a', {
        name: 'Alpha_1',
        port: 9,
        on: true,
        ref: 'x',
        tags: ['x', 'y'],
        nested: { deep: [1, null] },
      }).data,
    );
    expect(await store.documents.find('thing', 'uuid', 'a', ['c2'])).toBeUndefined();
    expect(await store.documents.find('other', 'uuid', 'a', [companyUuid])).toBeUndefined();
  });

  const lists: { given: object; want: string[]; count?: number }[] = [
    { given: {}, want: ['a', 'b', 'c'] },
    { given: { contains: { name: 'ALPHA' } }, want: ['a'] },
    { given: { contains: { name: '_' } }, want: ['a'] },
    { given: { contains: { name: '0%' } }, want: ['b'] },
    { given: { contains: { name: '海\\"\'' } }, want: ['c'] },
    { given: { equals: { on: true } }, want: ['a', 'c'] },
    { given: { equals: { on: 'true' } }, want: [] },
    { given: { equals: { port: 80 } }, want: ['b'] },
    { given: { sort: { property: 'port', text: false, order: 'desc' } }, want: ['c', 'b', 'a'] },
    { given: { sort: { property: "it's", text: false, order: 'asc' } }, want: ['a', 'b', 'c'] },
    { given: { sort: { property: 'name', text: true, order: 'asc' } }, want: ['a', 'b', 'c'] },
    { given: { sort: { property: 'ref', text: false, order: 'asc' } }, want: ['a', 'b', 'c'] },
    {
      given: { sort: { property: 'port', text: false, order: 'asc' }, window: { limit: 2, offset: 1 } },
      want: ['b', 'c'],
      count: 3,
    },
    { given: { window: { limit: 2, offset: 5 } }, want: [], count: 3 },
  ];

  test.each(lists)('list $given', async ({ given, want, count = want.length }) => {
    const query = { entity: 'thing', companyUuid, contains: {}, equals: {}, ...given };
    const found = await store.documents.list(query);
    expect(found.records.map(({ uuid }) => uuid)).toEqual(want);
    expect(found.count).toBe(count);
  });

  test('text is ordered without regard to case, however long it is', async () => {
    const names = ['b', 'A', 'C', `a ${randomBytes(6000).toString('base64')}`];
    for (const [index, name] of names.entries()) {
      await store.documents.insert({ ...document(`long${index}`, { name }), companyUuid: 'long' });
    }
    const { records } = await store.documents.list({
      entity: 'thing',
      companyUuid: 'long',
      contains: {},
      equals: {},
      sort: { property: 'name', text: true, order: 'asc' },
    });
    expect(records.map(({ name }) => String(name)[0])).toEqual(['A', 'a', 'b', 'C']);
  });

  test('who holds a value, alone or in an array', async () => {
    const holding = async (property: string, value: string, limit = 9) =>
      (await store.documents.holding('thing', property, value, companyUuid, limit)).map(({ uuid }) => uuid);
    expect(await holding('ref', 'x')).toEqual(['a']);
    expect(await holding('tags', 'x')).toEqual(['a', 'c']);
    expect(await holding('tags', 'x', 1)).toEqual(['a']);
    expect(await holding('ref', 'z')).toEqual([]);
  });

  test('a natural key is unique for an entity within a company', async () => {
    await expect(store.documents.insert(document('d', {}, 'a'))).rejects.toThrow(DuplicateError);
    await expect(store.documents.update(document('b', {}, 'a'))).rejects.toThrow(DuplicateError);
    await store.documents.insert({ ...document('d', {}, 'a'), entity: 'other' });
    await store.documents.insert({ ...document('e', {}, null), entity: 'other' });
    await store.documents.insert({ ...document('f', {}, null), entity: 'other' });
  });

  test('what fails halfway leaves nothing behind', async () => {
    const failing = store.transaction(async ({ documents }) => {
      await documents.insert(document('half', {}));
      throw new Error('midway');
    });
    await expect(failing).rejects.toThrow('midway');
    expect(await store.documents.find('thing', 'uuid', 'half', [companyUuid])).toBeUndefined();
  });

  test('whoever locks a row for update goes first', async () => {
    await store.documents.insert({ ...document('counter', { count: 0 }), entity: 'counter' });
    const increment = () =>
      store.transaction(async ({ documents }) => {
        const row = await documents.find('counter', 'uuid', 'counter', [companyUuid], 'update');
        await documents.update({
          ...document('counter', { count: Number(row?.count) + 1 }),
          entity: 'counter',
        });
      });
    await Promise.all(Array.from({ length: 8 }, increment));
    expect((await store.documents.find('counter', 'uuid', 'counter', [companyUuid]))?.count).toBe(8);
  });

  test('a migration runs once, whoever starts', async () => {
    const steps = [{ version: 2, statements: ['CREATE TABLE once (n int)'] }];
    await Promise.all([1, 2, 3].map(() => migrate(opened.database, [], steps)));
    const rows = await opened.database.query<{ version: number }>(
      'SELECT version FROM schema_version ORDER BY 1',
    );
    expect(rows.map(({ version }) => version)).toEqual([1, 2]);
  });

  test('a database of a newer program is refused and not touched', async () => {
    await expect(migrate(opened.database, [])).rejects.toThrow(
      'The database has version 2, this program knows versions up to 1.',
    );
  });

  test('a migration that fails leaves the version as it was', async () => {
    const steps = [{ version: 3, statements: ['CREATE TABLE half (n int)', 'nonsense'] }];
    await expect(migrate(opened.database, [], steps)).rejects.toThrow(/syntax/);
    await expect(opened.database.query('SELECT * FROM half')).rejects.toThrow(/half/);
  });
});
