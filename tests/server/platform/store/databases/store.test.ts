import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../../../scripts/testing/testDatabases.ts';
import { migrations, newestVersion } from '../../../../../src/server/modules.ts';
import type { Database, Sql } from '../../../../../src/server/platform/store/databases/Database.ts';
import type {
  PageWindow,
  RecordQuery,
} from '../../../../../src/server/platform/store/records/RecordQuery.ts';
import { DuplicateError } from '../../../../../src/server/platform/store/records/RecordRepository.ts';
import { createServiceStore } from '../../../../../src/server/platform/store/ServiceStore.ts';
import {
  EntityTable,
  type EntityTableOptions,
} from '../../../../../src/server/platform/store/schema/EntityTable.ts';
import { migrate } from '../../../../../src/server/platform/store/schema/migrate.ts';

const companyUuid = 'c1';
/** A schema version that is newer than this program's. */
const newer = newestVersion + 1;
const plain = { compared: {}, indexed: [], filtered: [], referenceLists: [], extraIndexes: [] };
const tables = [
  new EntityTable({
    entity: 'thing',
    compared: {
      "it's": 'code',
      at: 'code',
      name: 'text',
      on: 'code',
      port: 'number',
      ref: 'code',
      uuid: 'code',
    },
    indexed: ["it's", 'at', 'name', 'port', 'ref', 'uuid'],
    filtered: ['name', 'on', 'port', 'uuid'],
    referenceLists: ['tags'],
    extraIndexes: [{ orderBy: ['ref', 'at'], where: { on: ['true'] } }],
  }),
  new EntityTable({ entity: 'counter', ...plain }),
  new EntityTable({ entity: 'other', ...plain }),
];
const document = (uuid: string, data: object, naturalKey: string | null = uuid) => ({
  entity: 'thing',
  companyUuid,
  naturalKey,
  data: { uuid, companyUuid, ...data },
});

describe.each(testDatabases)('on $name', async ({ open }) => {
  const opened = await open();
  await migrate(opened.database, tables, migrations);
  const store = createServiceStore(opened.database, tables, []);
  const rows = [
    document('a', {
      name: 'Alpha_1',
      at: '2026-01-01T00:00:00.000Z',
      port: 9,
      on: true,
      ref: 'x',
      tags: ['x', 'y'],
      nested: { deep: [1, null] },
    }),
    document('b', {
      name: 'beta 100%',
      at: '2026-02-01T00:00:00.000Z',
      port: 80,
      on: false,
      ref: 'y',
      tags: [],
      note: 'so long',
    }),
    document('c', { name: '上海\\"\'', port: 443, on: true, tags: ['x'] }),
  ];
  for (const row of rows) await store.repository.insert(row);
  await store.repository.insert({ ...document('a2', { name: 'Alpha_1' }), companyUuid: 'c2' });

  afterAll(() => opened.close());

  test('find returns a record as it was stored', async () => {
    expect(await store.repository.find('thing', 'uuid', 'a', [companyUuid])).toEqual(
      document('a', {
        name: 'Alpha_1',
        at: '2026-01-01T00:00:00.000Z',
        port: 9,
        on: true,
        ref: 'x',
        tags: ['x', 'y'],
        nested: { deep: [1, null] },
      }).data,
    );
    expect(await store.repository.find('thing', 'uuid', 'a', ['c2'])).toBeUndefined();
    expect(await store.repository.find('other', 'uuid', 'a', [companyUuid])).toBeUndefined();
  });

  const byPort = { property: 'port', order: 'asc' } as const;
  const lists: { given: Partial<RecordQuery>; want: string[]; count?: number }[] = [
    { given: {}, want: ['a', 'b', 'c'] },
    { given: { contains: { name: 'ALPHA' } }, want: ['a'] },
    { given: { contains: { name: '_' } }, want: ['a'] },
    { given: { contains: { name: '0%' } }, want: ['b'] },
    { given: { contains: { name: '海\\"\'' } }, want: ['c'] },
    { given: { contains: { note: 'LONG' } }, want: ['b'] },
    { given: { contains: { name: 'beta', note: 'nowhere' } }, want: [] },
    { given: { equals: { on: true } }, want: ['a', 'c'] },
    { given: { equals: { port: 80 } }, want: ['b'] },
    { given: { equals: { port: '80; DROP' } }, want: [] },
    { given: { equals: { name: 'Alpha_1' } }, want: ['a'] },
    { given: { equals: { name: 'alpha_1' } }, want: [] },
    { given: { equals: { tags: ['x'] } }, want: ['a', 'c'] },
    { given: { equals: { tags: 'x' } }, want: ['a', 'c'] },
    { given: { oneOf: { tags: ['y', 'z'] } }, want: ['a'] },
    { given: { oneOf: { tags: ['x', 'y'], port: [9, 80] } }, want: ['a'] },
    { given: { oneOf: { on: [false] } }, want: ['b'] },
    { given: { oneOf: { note: ['so long', 'bye'] } }, want: ['b'] },
    { given: { equals: { uuid: 'b' } }, want: ['b'] },
    { given: { ranges: [{ property: 'port', from: 80 }] }, want: ['b', 'c'] },
    { given: { ranges: [{ property: 'port', to: 80 }] }, want: ['a'] },
    { given: { ranges: [{ property: 'port', from: 9, to: 443 }] }, want: ['a', 'b'] },
    { given: { ranges: [{ property: 'at', from: '2026-02-01T00:00:00.000Z' }] }, want: ['b'] },
    { given: { sort: { property: 'port', order: 'desc' } }, want: ['c', 'b', 'a'] },
    { given: { sort: { property: "it's", order: 'asc' } }, want: ['a', 'b', 'c'] },
    { given: { sort: { property: 'name', order: 'asc' } }, want: ['a', 'b', 'c'] },
    { given: { sort: { property: 'ref', order: 'asc' } }, want: ['a', 'b', 'c'] },
    { given: { sort: byPort, window: { limit: 2, offset: 1 } }, want: ['b', 'c'], count: 3 },
    { given: { window: { limit: 2, offset: 5 } }, want: [], count: 3 },
    { given: { equals: { on: true }, sort: byPort, window: { limit: 1, offset: 0 } }, want: ['a'], count: 2 },
  ];

  test.each(lists)('list returns the records of $given', async ({ given, want, count = want.length }) => {
    const found = await store.repository.list({ entity: 'thing', companyUuid, ...given });
    expect(found.records.map(({ uuid }) => uuid)).toEqual(want);
    expect(found.count).toBe(count);
  });

  const walks = (['port', 'name', "it's", 'ref', 'uuid', undefined] as const).flatMap((property) =>
    (['asc', 'desc'] as const).map((order) => ({ property, order })),
  );

  test.each(walks)(
    'pages by $property $order return all records once and in order',
    async ({ property, order }) => {
      const query = { entity: 'thing', companyUuid, ...(property && { sort: { property, order } }) };
      const { records } = await store.repository.list(query);
      const met: string[] = [];
      let window: PageWindow = { limit: 1, offset: 0 };
      for (let page = 0; page < records.length; page += 1) {
        const found = await store.repository.list({ ...query, window });
        met.push(...found.records.map(({ uuid }) => uuid));
        expect(found.count).toBe(records.length);
        expect(found.lastPosition === undefined).toBe(page === records.length - 1);
        if (found.lastPosition) window = { limit: 1, after: found.lastPosition };
      }
      expect(met).toEqual(records.map(({ uuid }) => uuid));
    },
  );

  test('a page ends with the record that reaches 16 MB, and the next one continues', async () => {
    const megabytes = { large1: 9, large2: 9, large3: 17, large4: 1 };
    for (const [uuid, size] of Object.entries(megabytes)) {
      const large = 'x'.repeat(size * 1024 * 1024);
      await store.repository.insert({ ...document(uuid, { large }), companyUuid: 'large' });
    }
    const query = { entity: 'thing', companyUuid: 'large' };
    const met: string[][] = [];
    for (let window: PageWindow | undefined = { limit: 1000, offset: 0 }; window; ) {
      const { records, lastPosition, count } = await store.repository.list({ ...query, window });
      expect(count).toBe(4);
      met.push(records.map(({ uuid }) => uuid));
      window = lastPosition && { limit: 1000, after: lastPosition };
    }
    expect(met).toEqual([['large1', 'large2'], ['large3'], ['large4']]);

    const shortened = await store.repository.list({
      ...query,
      omit: ['large'],
      window: { limit: 1000, offset: 0 },
    });
    expect(shortened.records).toHaveLength(4);
  });

  const leftOut: { given: Partial<RecordQuery>; want: object[] }[] = [
    { given: {}, want: [{ port: 80, on: false, ref: 'y', note: 'so long' }] },
    {
      given: { window: { limit: 1, offset: 0 } },
      want: [{ port: 80, on: false, ref: 'y', note: 'so long' }],
    },
    {
      given: { omit: ['note', 'ref', "no's"], window: { limit: 1, offset: 0 } },
      want: [{ port: 80, on: false }],
    },
    { given: { omit: ['note', 'ref', "no's"] }, want: [{ port: 80, on: false }] },
  ];

  test.each(leftOut)('a list with $given returns no omitted property', async ({ given, want }) => {
    const { records } = await store.repository.list({
      entity: 'thing',
      companyUuid,
      contains: { name: 'beta' },
      ...given,
    });
    const rows = records.map(({ uuid: _, companyUuid: __, name, at, tags, ...row }) => row);
    expect(rows).toEqual(want);
  });

  test('hasMoreThan compares the number of matches with a limit', async () => {
    const areMore = (most: number) =>
      store.repository.hasMoreThan({ entity: 'thing', companyUuid, equals: { on: true } }, most);
    expect([await areMore(1), await areMore(2)]).toEqual([true, false]);
  });

  test('text of any length is sorted without regard to case', async () => {
    const names = ['b', 'A', 'C', `a ${randomBytes(6000).toString('base64')}`];
    for (const [index, name] of names.entries()) {
      await store.repository.insert({ ...document(`long${index}`, { name }), companyUuid: 'long' });
    }
    const { records } = await store.repository.list({
      entity: 'thing',
      companyUuid: 'long',
      sort: { property: 'name', order: 'asc' },
    });
    expect(records.map(({ name }) => String(name)[0])).toEqual(['A', 'a', 'b', 'C']);
  });

  test('findReferring finds a value alone or in an array', async () => {
    const holding = async (values: Readonly<Record<string, unknown>>, limit = 9) =>
      (await store.repository.findReferring('thing', values, companyUuid, limit)).map(({ uuid }) => uuid);
    expect(await holding({ ref: 'x' })).toEqual(['a']);
    expect(await holding({ tags: 'x' })).toEqual(['a', 'c']);
    expect(await holding({ tags: 'x' }, 1)).toEqual(['a']);
    expect(await holding({ tags: 'x', port: 443 })).toEqual(['c']);
    expect(await holding({ ref: 'z' })).toEqual([]);
    expect(await holding({ ref: undefined })).toEqual([]);
  });

  test('countBy counts the records of each value', async () => {
    const counts = async (property: string, equals = {}) =>
      Object.fromEntries(await store.repository.countBy('thing', companyUuid, property, equals));
    expect(await counts('ref')).toEqual({ x: 1, y: 1 });
    expect(await counts('on')).toEqual({ true: 2, false: 1 });
    expect(await counts('on', { port: 80 })).toEqual({ false: 1 });
    expect(await counts('name', { on: false })).toEqual({ 'beta 100%': 1 });
    expect(await counts('nothing')).toEqual({});
  });

  test('the repository refuses an entity without a uuid by name', async () => {
    await expect(store.repository.countBy('nowhere', companyUuid, 'name')).rejects.toThrow(
      'No records of "nowhere" are stored: its schema has no uuid.',
    );
  });

  test('the bulk methods find, insert, update and remove records', async () => {
    const ids = async (rows: Promise<{ uuid: string }[]>) => (await rows).map(({ uuid }) => uuid);
    const { repository } = store;
    expect(await ids(repository.findAll('thing', 'uuid', ['c', 'a', 'none'], companyUuid))).toEqual([
      'a',
      'c',
    ]);
    expect(await ids(repository.findAll('thing', 'ref', ['y', 'x'], companyUuid))).toEqual(['a', 'b']);
    expect(await ids(repository.findAll('thing', 'port', [80, 443], companyUuid))).toEqual(['b', 'c']);
    expect(await ids(repository.findAll('thing', 'name', ['Alpha_1'], companyUuid))).toEqual(['a']);
    expect(await ids(repository.findByNaturalKeys('thing', ['b', 'c'], companyUuid))).toEqual(['b', 'c']);
    const many = [document('m1', { n: 1 }), { ...document('m2', { n: 1 }), entity: 'other' }];
    await repository.insertAll(many);
    await repository.updateAll(many.map((one) => ({ ...one, data: { ...one.data, n: 2 } })));
    expect((await repository.find('thing', 'uuid', 'm1', [companyUuid]))?.n).toBe(2);
    expect((await repository.find('other', 'uuid', 'm2', [companyUuid]))?.n).toBe(2);
    await repository.removeAll('thing', ['m1', 'none']);
    expect(await repository.find('thing', 'uuid', 'm1', [companyUuid])).toBeUndefined();
  });

  test('a natural key is unique for an entity within a company', async () => {
    await expect(store.repository.insert(document('d', {}, 'a'))).rejects.toThrow(DuplicateError);
    await expect(store.repository.update(document('b', {}, 'a'))).rejects.toThrow(DuplicateError);
    await store.repository.insert({ ...document('d', {}, 'a'), entity: 'other' });
    await store.repository.insert({ ...document('e', {}, null), entity: 'other' });
    await store.repository.insert({ ...document('f', {}, null), entity: 'other' });
  });

  test('a failed transaction writes nothing', async () => {
    const failing = store.transaction(async ({ repository }) => {
      await repository.insert(document('half', {}));
      throw new Error('midway');
    });
    await expect(failing).rejects.toThrow('midway');
    expect(await store.repository.find('thing', 'uuid', 'half', [companyUuid])).toBeUndefined();
  });

  test('parallel updates of a locked row run one after another', async () => {
    await store.repository.insert({ ...document('counter', { count: 0 }), entity: 'counter' });
    const increment = () =>
      store.transaction(async ({ repository }) => {
        const row = await repository.find('counter', 'uuid', 'counter', [companyUuid], 'update');
        await repository.update({
          ...document('counter', { count: Number(row?.count) + 1 }),
          entity: 'counter',
        });
      });
    await Promise.all(Array.from({ length: 8 }, increment));
    expect((await store.repository.find('counter', 'uuid', 'counter', [companyUuid]))?.count).toBe(8);
  });

  test('a migration adapts columns and indexes of a table to its entity', async () => {
    const { database } = opened;
    const indexes = async () =>
      (
        await database.query<{ name: string }>(
          `SELECT indexname AS name FROM pg_indexes WHERE tablename = 'document_counter' AND indexname LIKE '% %' ORDER BY 1`,
        )
      ).map((row) => row.name);
    const tableOf = (shape: Partial<EntityTableOptions>) =>
      new EntityTable({ entity: 'counter', ...plain, ...shape });
    const row = {
      entity: 'counter',
      companyUuid: 'shapes',
      naturalKey: 's',
      data: { uuid: 's', step: 7, word: 'W' },
    };
    await store.repository.insert(row);

    const counted = tableOf({
      compared: { step: 'number', word: 'code' },
      indexed: ['step'],
      filtered: ['step', 'word'],
    });
    await migrate(database, [counted], migrations);
    const found = await createServiceStore(database, [counted], []).repository.list({
      entity: 'counter',
      companyUuid: 'shapes',
      ranges: [{ property: 'step', from: 7 }],
    });
    expect(found.records).toEqual([row.data]);
    expect(await indexes()).toEqual([counted.indexes[1]?.name, 'counter by number step']);

    const reshaped = tableOf({ compared: { step: 'text' }, indexed: ['step'], referenceLists: ['tags'] });
    await migrate(database, [reshaped], migrations);
    expect(await indexes()).toEqual(['counter by text step', 'counter holding tags']);
    await migrate(database, tables, migrations);
    expect(await indexes()).toEqual([]);
  });

  test('a start that meets a deadlock locks all tables before it changes them again', async () => {
    const { database } = opened;
    // Only a server has several connections.
    if (!database.connections) return;
    await database.script('CREATE TABLE first (n int); CREATE TABLE second (n int)');
    const writers: Promise<unknown>[] = [];
    /** Writes to both tables, unless the migration has locked the second one. Never the victim of the deadlock. */
    const startWriter = () =>
      new Promise<void>((hasBegun) => {
        const work = database.transaction(async (sql) => {
          await sql.query("SET LOCAL deadlock_timeout = '60s'");
          await sql.query('LOCK TABLE second IN ROW EXCLUSIVE MODE NOWAIT');
          hasBegun();
          await sql.query('INSERT INTO first VALUES (1)');
        });
        writers.push(work.catch(() => hasBegun()));
      });
    let runs = 0;
    const change = async (sql: Sql): Promise<void> => {
      runs += 1;
      await sql.query('LOCK TABLE first IN ACCESS EXCLUSIVE MODE');
      await startWriter();
      await sql.query('ALTER TABLE second ADD COLUMN m int');
    };
    await migrate(database, tables, migrations, { newest: 1, migrate: change });
    await Promise.all(writers);
    expect(runs).toBe(2);
    await database.script('DROP TABLE first; DROP TABLE second; DROP TABLE record_format');
  });

  test('parallel starts run a migration once', async () => {
    const steps = [{ version: newer, statements: ['CREATE TABLE once (n int)'] }];
    await Promise.all([1, 2, 3].map(() => migrate(opened.database, tables, steps)));
    const rows = await opened.database.query<{ version: number }>(
      'SELECT version FROM schema_version ORDER BY 1',
    );
    expect(rows.map(({ version }) => version)).toEqual([...migrations.map(({ version }) => version), newer]);
  });

  test('the migration of version 1 moves each record to the table of its entity', async () => {
    const { database } = opened;
    await database.query('CREATE SCHEMA old');
    await database.transaction(async (sql) => {
      await sql.query('SET LOCAL search_path TO old');
      const nested: Database = { ...database, query: sql.query, transaction: (work) => work(sql) };
      await migrate(nested, [], migrations.slice(0, 1));
      await sql.query(`INSERT INTO document VALUES ('thing', 'a', 'c1', 'a', '{"uuid": "a", "port": 80}')`);
      for (let start = 0; start < 2; start += 1) await migrate(nested, tables, migrations);
      const { repository } = createServiceStore(nested, tables, []);
      const { records } = await repository.list({ entity: 'thing', companyUuid, equals: { port: 80 } });
      expect(records).toEqual([{ uuid: 'a', port: 80 }]);
      expect(await sql.query('SELECT * FROM ONLY document')).toEqual([]);
    });
  });

  test('the migration of version 20 ends the sessions of operators without a password', async () => {
    const { database } = opened;
    await database.query('CREATE SCHEMA before_20');
    await database.transaction(async (sql) => {
      await sql.query('SET LOCAL search_path TO before_20');
      const nested: Database = { ...database, query: sql.query, transaction: (work) => work(sql) };
      await migrate(nested, [], migrations.slice(0, 19));
      await sql.query(
        `INSERT INTO operator (login_id, password_hash) VALUES ('provided', ''), ('own', 'hash')`,
      );
      const expiry = new Date();
      for (const loginId of ['provided', 'own'])
        await sql.query(
          `INSERT INTO login (key_hash, login_id, started_at, expires_at) VALUES ($1, $1, $2, $2)`,
          [loginId, expiry],
        );
      await migrate(nested, [], migrations);
      expect(await sql.query('SELECT login_id FROM login')).toEqual([{ login_id: 'own' }]);
    });
  });

  test('migrate refuses a database of a newer program and changes nothing', async () => {
    await expect(migrate(opened.database, tables, migrations)).rejects.toThrow(
      `The database has version ${newer}, but this program supports versions up to ${newestVersion}.`,
    );
  });

  test('a failed migration keeps the version', async () => {
    const steps = [{ version: newer + 1, statements: ['CREATE TABLE half (n int)', 'nonsense'] }];
    await expect(migrate(opened.database, tables, steps)).rejects.toThrow(/syntax/);
    await expect(opened.database.query('SELECT * FROM half')).rejects.toThrow(/half/);
  });
});
