import { afterAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../../../scripts/testing/testDatabases.ts';
import { migrations } from '../../../../../src/server/modules.ts';
import { RecordRepository } from '../../../../../src/server/platform/store/records/RecordRepository.ts';
import {
  EntityTable,
  type EntityTableOptions,
} from '../../../../../src/server/platform/store/schema/EntityTable.ts';
import { migrate } from '../../../../../src/server/platform/store/schema/migrate.ts';
import { Partitions } from '../../../../../src/server/platform/store/schema/Partitions.ts';

const now = new Date('2026-11-21T12:00:00Z');
const companyUuid = 'c1';
const shape: EntityTableOptions = {
  entity: 'log',
  compared: { at: 'code', level: 'code', name: 'text' },
  indexed: ['at', 'level'],
  filtered: ['at', 'level', 'name'],
  referenceLists: [],
  systemCounters: [],
  extraIndexes: [],
};
const plain = [new EntityTable(shape)];
const byMonth = [new EntityTable({ ...shape, partitionBy: 'at' })];
const log = (uuid: string, at?: string) => ({
  entity: 'log',
  companyUuid,
  naturalKey: null,
  data: { uuid, companyUuid, at, level: 'INFO', name: `Log ${uuid}`, tags: ['x', uuid] },
});

/** Entries of last year, of three consecutive months, and of a future time. */
const entries = [
  log('old', '2025-01-31T23:59:59.999Z'),
  log('sep', '2026-09-30T23:59:59.999Z'),
  log('oct', '2026-10-01T00:00:00.000Z'),
  log('nov', '2026-11-21T08:00:00.000Z'),
  log('far', '2031-01-01T00:00:00.000Z'),
];

describe.each(testDatabases)('on $name', async ({ open }) => {
  const opened = await open();
  const database = opened.database;
  const repository = new RecordRepository(database, byMonth);
  await migrate(database, plain, migrations);
  await new RecordRepository(database, plain).insertAll(entries);
  await migrate(database, byMonth, migrations);

  afterAll(() => opened.close());

  const inMonths = <T>(work: (months: Partitions) => Promise<T>): Promise<T> =>
    database.transaction(async (sql) => {
      const months = new Partitions(sql, byMonth);
      await months.lock();
      return work(months);
    });

  /** Resolves to the uuids of the records by partition. */
  async function parts(): Promise<Readonly<Record<string, string>>> {
    const rows = await database.query<{ part: string; uuids: string }>(
      `SELECT split_part(tableoid::regclass::text, ' ', 2) AS part, string_agg(uuid, ' ' ORDER BY uuid) AS uuids
         FROM document_log GROUP BY 1 ORDER BY 1`,
    );
    return Object.fromEntries(rows.map(({ part, uuids }) => [part.replace('"', ''), uuids]));
  }

  const listed = async (to?: string) =>
    (
      await repository.list({
        entity: 'log',
        companyUuid,
        sort: { property: 'at', order: 'asc' },
        window: { limit: 9, offset: 0 },
        ...(to !== undefined && { ranges: [{ property: 'at', to }] }),
      })
    ).records.map(({ uuid }) => uuid);

  test('a migration partitions an existing table and keeps its records', async () => {
    expect(await parts()).toEqual({
      '2025-01': 'old',
      '2026-09': 'sep',
      '2026-10': 'oct',
      '2026-11': 'nov',
      '2031-01': 'far',
    });
    expect(await listed()).toEqual(['old', 'sep', 'oct', 'nov', 'far']);
    expect(await listed('2026-10-01T00:00:00.000Z')).toEqual(['old', 'sep']);
    await migrate(database, byMonth, migrations);
    expect(await listed()).toHaveLength(5);
  });

  test('a filter by several values of a list finds each entry once', async () => {
    const oneOf = { tags: ['sep', 'x', 'oct'], level: ['INFO', 'ERROR'] };
    const sort = { property: 'at', order: 'asc' } as const;
    const page = { entity: 'log', companyUuid, oneOf, sort, window: { limit: 9, offset: 0 } };
    expect((await repository.list(page)).records).toHaveLength(5);
    const { tags: _, ...rest } = oneOf;
    expect((await repository.list({ ...page, oneOf: { tags: ['sep', 'oct'], ...rest } })).count).toBe(2);
  });

  test('an entry without a partition is readable and moves to its partition later', async () => {
    await repository.insertAll([log('aug', '2026-08-15T00:00:00.000Z'), log('ages', '2024-02-01T00:00:00Z')]);
    expect(await parts()).toMatchObject({ other: 'ages aug' });
    expect((await repository.find('log', 'uuid', 'aug', [companyUuid]))?.name).toBe('Log aug');
    await inMonths((months) => months.createDue(now, '2025-10'));
    expect(await parts()).toMatchObject({ other: 'ages', '2026-08': 'aug' });
    await inMonths((months) => months.createDue(now, '2025-10'));
  });

  test('an entry with a changed time moves to the partition of its month', async () => {
    await repository.update(log('aug', '2026-09-01T00:00:00.000Z'));
    expect(await parts()).toMatchObject({ '2026-09': 'aug sep' });
    await repository.removeAll('log', ['aug']);
  });

  test('dropBefore drops whole old months', async () => {
    await inMonths((months) => months.dropBefore('2026-10'));
    expect(await parts()).toEqual({ '2026-10': 'oct', '2026-11': 'nov', '2031-01': 'far' });
    await inMonths((months) => months.dropBefore('2026-10'));
    expect(Object.keys(await parts())).toHaveLength(3);
  });

  test('parallel processes create and drop partitions during reads and writes', async () => {
    const dates = Array.from({ length: 40 }, (_, day) =>
      new Date(Date.UTC(2026, 2, 1 + 5 * day)).toISOString(),
    );
    await Promise.all([
      ...dates.map((at, index) => repository.insert(log(`w${index}`, at))),
      ...[1, 2, 3].map(() => inMonths((months) => months.createDue(now, '2026-01'))),
      inMonths((months) => months.dropBefore('2026-03')),
      ...dates.map(() => listed()),
    ]);
    await inMonths((months) => months.createDue(now, '2026-01'));
    const { other, ...months } = await parts();
    expect(other).toBeUndefined();
    expect(Object.keys(months)).toEqual([
      ...[3, 4, 5, 6, 7, 8, 9].map((month) => `2026-0${month}`),
      '2026-10',
      '2026-11',
      '2031-01',
    ]);
  });

  test('the store refuses an entry without a time', async () => {
    await expect(repository.insert(log('never'))).rejects.toThrow(/null value/);
  });
});
