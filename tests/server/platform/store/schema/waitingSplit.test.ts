import { afterAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../../../scripts/testing/testDatabases.ts';
import type { Row } from '../../../../../src/contract/api/envelope.ts';
import { RecordRepository } from '../../../../../src/server/platform/store/records/RecordRepository.ts';
import {
  EntityTable,
  type EntityTableOptions,
} from '../../../../../src/server/platform/store/schema/EntityTable.ts';
import { migrate } from '../../../../../src/server/platform/store/schema/migrate.ts';
import { platformMigrations } from '../../../../../src/server/platform/store/schema/migrations.ts';

const options: EntityTableOptions = {
  entity: 'order',
  compared: { status: 'code', no: 'text' },
  indexed: ['status', 'no'],
  filtered: ['status', 'no'],
  referenceLists: [],
  extraIndexes: [{ orderBy: ['no'], where: { status: ['OPEN'] } }],
};
const plain = new EntityTable(options);
const split = new EntityTable({ ...options, finishedWhere: { status: ['DONE', 'GONE'] } });

const recordOf = (data: Row) => ({ entity: 'order', companyUuid: 'c', naturalKey: null, data });

describe.each(testDatabases)('on $name', async ({ open }) => {
  const opened = await open();
  // A program without the split has created the table.
  await migrate(opened.database, [plain], platformMigrations);
  await new RecordRepository(opened.database, [plain]).insertAll(
    [
      { uuid: 'a', status: 'OPEN', no: '1' },
      { uuid: 'b', status: 'DONE', no: '2' },
      { uuid: 'c', no: '3' },
    ].map(recordOf),
  );
  await migrate(opened.database, [split], platformMigrations);
  afterAll(() => opened.close());

  const repository = () => new RecordRepository(opened.database, [split]);
  const uuidsIn = async (partition: string) => {
    const rows = await opened.database.query<{ uuid: string }>(
      `SELECT uuid FROM "document_order_${partition}" ORDER BY uuid`,
    );
    return rows.map(({ uuid }) => uuid);
  };

  test('the migration moves each record to its partition', async () => {
    expect([await uuidsIn('waiting'), await uuidsIn('finished')]).toEqual([['a', 'c'], ['b']]);
    const { records, count } = await repository().list({
      entity: 'order',
      companyUuid: 'c',
      sort: { property: 'no', order: 'desc' },
      window: { limit: 2, offset: 0 },
    });
    expect([records.map(({ uuid }) => uuid), count]).toEqual([['c', 'b'], 3]);
  });

  test('another start changes nothing', async () => {
    const indexes = () =>
      opened.database.query(
        `SELECT tablename, indexname, indexdef FROM pg_indexes WHERE tablename LIKE 'document_order%' ORDER BY 1, 2`,
      );
    const before = await indexes();
    await migrate(opened.database, [split], platformMigrations);
    expect(await indexes()).toEqual(before);
    const waiting = before.filter(
      (index) => 'tablename' in index && index.tablename === 'document_order_waiting',
    );
    // The primary key and the look-up.
    expect(waiting).toHaveLength(2);
  });

  test('a record moves when it is finished, and back when it waits again', async () => {
    await repository().insert(recordOf({ uuid: 'd', status: 'OPEN', no: '4' }));
    expect(await uuidsIn('waiting')).toContain('d');
    await repository().update(recordOf({ uuid: 'd', status: 'GONE', no: '4' }));
    expect([await uuidsIn('waiting'), await uuidsIn('finished')]).toEqual([
      ['a', 'c'],
      ['b', 'd'],
    ]);
    await repository().update(recordOf({ uuid: 'd', status: 'OPEN', no: '4' }));
    expect([await uuidsIn('waiting'), await uuidsIn('finished')]).toEqual([['a', 'c', 'd'], ['b']]);
    await repository().removeAll('order', ['d']);
    expect(await uuidsIn('waiting')).toEqual(['a', 'c']);
  });

  test('other states of finished records move the stored ones', async () => {
    const fewer = new EntityTable({ ...options, finishedWhere: { status: ['GONE'] } });
    await migrate(opened.database, [fewer], platformMigrations);
    expect([await uuidsIn('waiting'), await uuidsIn('finished')]).toEqual([['a', 'b', 'c'], []]);
    await migrate(opened.database, [split], platformMigrations);
    expect([await uuidsIn('waiting'), await uuidsIn('finished')]).toEqual([['a', 'c'], ['b']]);
  });

  const byMonth = (partitionBy: string) =>
    new EntityTable({
      ...options,
      compared: { ...options.compared, from: 'code', to: 'code' },
      indexed: ['from', 'to', 'status'],
      partitionBy,
    });
  const counted = { compared: { status: 'code', no: 'number' }, systemCounters: ['no'] } as const;

  test.each([
    ['no partitions', plain],
    ['months', byMonth('from')],
    ['months of another instant', byMonth('to')],
    ['no partitions and a counter', new EntityTable({ ...options, ...counted })],
    [
      'months and a counter',
      new EntityTable({ ...options, ...counted, indexed: ['status'], partitionBy: 'at' }),
    ],
    [
      'partitions of waiting records and a counter',
      new EntityTable({ ...options, ...counted, finishedWhere: { status: ['DONE'] } }),
    ],
    ['months again', byMonth('from')],
    ['partitions of waiting records', split],
  ])('a start gives the table %s and keeps the records', async (_, table) => {
    for (let start = 0; start < 2; start += 1) await migrate(opened.database, [table], platformMigrations);
    const records = new RecordRepository(opened.database, [table]);
    await records.insert(
      recordOf({
        uuid: 'new',
        no: 4,
        at: '2026-11-01T00:00:00Z',
        from: '2026-11-01T00:00:00Z',
        to: '2026-11-01T00:00:00Z',
      }),
    );
    const { records: found } = await records.list({ entity: 'order', companyUuid: 'c' });
    expect(found.map(({ uuid, no }) => [uuid, no])).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
      ['new', 4],
    ]);
    await records.removeAll('order', ['new']);
  });
});
