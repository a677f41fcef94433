import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../../scripts/testing/testDatabases.ts';
import type { RecordMigration } from '../../../../src/contract/model/recordMigration.ts';
import { migrations as tableMigrations } from '../../../../src/server/modules.ts';
import { log as serviceLog } from '../../../../src/server/platform/base/log.ts';
import { entityOf } from '../../../../src/server/platform/operations/catalog.ts';
import { formatMigrationReport } from '../../../../src/server/platform/recordFormat/MigrationReport.ts';
import { recordFormatOf } from '../../../../src/server/platform/recordFormat/recordFormat.ts';
import { rehearseMigration } from '../../../../src/server/platform/recordFormat/rehearseMigration.ts';
import { revertRecords } from '../../../../src/server/platform/recordFormat/revertRecords.ts';
import type { Database } from '../../../../src/server/platform/store/databases/Database.ts';
import { RecordRepository } from '../../../../src/server/platform/store/records/RecordRepository.ts';
import { EntityTable } from '../../../../src/server/platform/store/schema/EntityTable.ts';
import { migrate } from '../../../../src/server/platform/store/schema/migrate.ts';
import { readRecordFormat } from '../../../../src/server/platform/store/schema/recordFormat.ts';

const erp = { entity: 'erp', path: [] };
const remarks = {
  ...erp,
  version: 1,
  former: 'note',
  property: 'remarks',
} satisfies RecordMigration;
const rate = {
  ...erp,
  version: 2,
  former: 'documentsPerSecond',
  property: 'documentsPerMinute',
  convert: 'documentsPerSecond * 60',
  revert: 'documentsPerMinute / 60',
} satisfies RecordMigration;
const rule = {
  ...erp,
  version: 2,
  former: 'successRule',
  property: 'successRule',
  choices: { JSON: 'ENVELOPE' },
};
const header = {
  entity: 'erp',
  path: ['extendInfo', '*'],
  version: 3,
  former: 'name',
  property: 'parameterName',
};
const fax: RecordMigration = { ...erp, version: 3, former: 'fax', irreversible: true };

/** Small tables with the entities of this project, as an earlier program and the present one see them. */
const tableOf = (entity: string, recordFormat: number, compared: readonly string[]) =>
  new EntityTable({
    entity,
    compared: Object.fromEntries(compared.map((name) => [name, 'text'])),
    indexed: compared,
    filtered: compared,
    referenceLists: [],
    extraIndexes: [],
    recordFormat,
  });
const log = tableOf('configurationLog', 0, ['kind']);
const oldTables = [tableOf('erp', 0, ['name', 'note']), log];

const schemasOf = (migrations: readonly RecordMigration[]) => ({
  migrations,
  tables: [tableOf('erp', Math.max(...migrations.map(({ version }) => version)), ['name', 'remarks']), log],
  entityOf,
  changeLog: 'configurationLog',
});

const old = {
  erpType: 'SAP',
  basePath: 'http://erp.example/api',
  version: 1,
  modifiedAt: '2026-01-01T00:00:00.000Z',
  companyUuid: 'c',
};
const first = { ...old, uuid: 'a', name: 'A', note: 'first', documentsPerSecond: 2, successRule: 'JSON' };
const second = { ...old, uuid: 'b', name: 'B', extendInfo: [{ name: 'k', parameterValue: 'v' }], fax: '1' };

const { level } = serviceLog;
serviceLog.level = 'silent';
afterAll(() => {
  serviceLog.level = level;
});

describe.each(testDatabases)('on $name', async ({ open }) => {
  const opened = await open();
  afterAll(() => opened.close());

  const query = (text: string) => opened.database.query<Record<string, unknown>>(text);
  /** The records of the table with this name, by uuid. */
  const recordsIn = async (table: string) =>
    (await query(`SELECT data FROM "${table}" ORDER BY uuid`)).map(({ data }) => data);
  const start = (migrations: readonly RecordMigration[]) => {
    const schemas = schemasOf(migrations);
    return migrate(opened.database, schemas.tables, tableMigrations, recordFormatOf(schemas));
  };

  beforeEach(async () => {
    // An earlier program has created the tables and the records.
    await opened.database.script('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    await migrate(opened.database, oldTables, tableMigrations);
    await new RecordRepository(opened.database, oldTables).insertAll(
      [first, second].map((data) => ({
        entity: 'erp',
        companyUuid: 'c',
        naturalKey: JSON.stringify([data.name]),
        data,
      })),
    );
  });

  test('a start changes all records, and the next start changes nothing', async () => {
    await start([remarks, rate, rule, header, fax]);
    const want = [
      { ...old, uuid: 'a', name: 'A', remarks: 'first', documentsPerMinute: 120, successRule: 'ENVELOPE' },
      { ...old, uuid: 'b', name: 'B', extendInfo: [{ parameterName: 'k', parameterValue: 'v' }] },
    ];
    expect(await recordsIn('document_erp_v3')).toEqual(want);
    expect(await readRecordFormat(opened.database)).toBe(3);
    await start([remarks, rate, rule, header, fax]);
    expect(await recordsIn('document_erp_v3')).toEqual(want);
  });

  test('a converted record is in the partition of its new state', async () => {
    const splitAt = (recordFormat: number) =>
      new EntityTable({
        entity: 'erp',
        compared: { successRule: 'code' },
        indexed: [],
        filtered: [],
        referenceLists: [],
        extraIndexes: [],
        finishedWhere: { successRule: ['ENVELOPE'] },
        recordFormat,
      });
    await opened.database.script('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    await migrate(opened.database, [splitAt(0), log], tableMigrations);
    await new RecordRepository(opened.database, [splitAt(0)]).insertAll(
      [
        { ...old, uuid: 'a', name: 'A', successRule: 'JSON' },
        { ...old, uuid: 'b', name: 'B', successRule: 'SAP' },
      ].map((data) => ({ entity: 'erp', companyUuid: 'c', naturalKey: null, data })),
    );
    const schemas = { ...schemasOf([rule]), tables: [splitAt(2), log] };
    await migrate(opened.database, schemas.tables, tableMigrations, recordFormatOf(schemas));
    expect(await recordsIn('document_erp_v2_finished')).toMatchObject([{ name: 'A' }]);
    expect(await recordsIn('document_erp_v2_waiting')).toMatchObject([{ name: 'B' }]);
  });

  test('lists find the renamed property by its new name', async () => {
    await start([remarks]);
    const repository = new RecordRepository(opened.database, schemasOf([remarks]).tables);
    const { records } = await repository.list({
      entity: 'erp',
      companyUuid: 'c',
      contains: { remarks: 'FIR' },
      window: { limit: 5, offset: 0 },
    });
    expect(records.map(({ uuid }) => uuid)).toEqual(['a']);
  });

  test('statements of an older program fail after the migration', async () => {
    await start([remarks]);
    const older = new RecordRepository(opened.database, oldTables);
    const data = { ...first, note: 'too late' };
    await expect(older.update({ entity: 'erp', companyUuid: 'c', naturalKey: null, data })).rejects.toThrow(
      /document_erp/,
    );
    await expect(migrate(opened.database, oldTables, tableMigrations)).rejects.toThrow(
      'The records in the database have format 1, but this program supports formats up to 0.',
    );
  });

  test('a later start runs only the newer migrations', async () => {
    await start([remarks]);
    await start([remarks, rate]);
    expect(await recordsIn('document_erp_v2')).toMatchObject([
      { remarks: 'first', documentsPerMinute: 120 },
      {},
    ]);
  });

  test.each<[given: string, migration: RecordMigration, want: string]>([
    ['an expression fails', { ...rate, convert: '$number(name)' }, '  erp a, documentsPerMinute: '],
    ['a value is invalid', { ...remarks, convert: "$pad('', 300, 'x')" }, '  erp a, remarks: '],
    [
      'a renamed value has another type',
      { ...rate, former: 'note', convert: undefined, revert: undefined } as unknown as RecordMigration,
      '  erp a, documentsPerMinute: ',
    ],
    [
      'two records get the same key',
      { ...erp, version: 1, former: 'name', property: 'name', convert: "'same'", revert: 'name' },
      '  erp b, name: The record a has the same values.',
    ],
  ])('a start changes nothing if %s', async (_, migration, want) => {
    const failure = await start([{ ...remarks, version: 1, former: 'other' }, migration]).catch(
      (error: unknown) => error,
    );
    expect(String(failure)).toContain(want);
    expect(await recordsIn('document_erp')).toEqual([first, second]);
    expect(await readRecordFormat(opened.database)).toBe(0);
  });

  test('keys may be exchanged between records', async () => {
    const swap = "name = 'A' ? 'B' : 'A'";
    await start([{ ...erp, version: 1, former: 'name', property: 'name', convert: swap, revert: swap }]);
    expect(await query('SELECT uuid, natural_key FROM document_erp_v1 ORDER BY uuid')).toEqual([
      { uuid: 'a', natural_key: '["B"]' },
      { uuid: 'b', natural_key: '["A"]' },
    ]);
  });

  test('a dry run reports the changes and makes none', async () => {
    const { database } = opened;
    const settings: unknown[] = [];
    const observed: Database = {
      ...database,
      transaction: (work, options) => {
        settings.push(options);
        return database.transaction(work, options);
      },
    };
    const report = await rehearseMigration(observed, schemasOf([remarks, rate]));
    // It takes as long as a migration of all records, which other transactions may not.
    expect(settings).toEqual([{ isLong: true }]);
    expect(formatMigrationReport(report, { hasExamples: true })).toBe(
      [
        'Migration of the records from format 0 to 2:',
        '  1  erp.note → remarks: 1 record',
        '       "first" → "first"',
        '  2  erp.documentsPerSecond → documentsPerMinute: 1 record',
        '       2 → 120',
      ].join('\n'),
    );
    expect(await recordsIn('document_erp')).toEqual([first, second]);
  });

  test.each([0, 99])(
    'a revert to the format %i of records with format 0 is refused, also as a dry run',
    async (to) => {
      for (const isDry of [true, false])
        await expect(
          isDry
            ? rehearseMigration(opened.database, schemasOf([remarks]), to)
            : revertRecords(opened.database, to, schemasOf([remarks])),
        ).rejects.toThrow('The records have format 0. Name a lower format.');
    },
  );

  test('a revert restores the records, the keys and the tables of the older program', async () => {
    const migrations = [
      remarks,
      rate,
      rule,
      { ...erp, version: 2, former: 'title', property: 'name' },
    ] as const;
    await start([remarks]);
    await query(
      `UPDATE document_erp_v1 SET data = data - 'name' || jsonb_build_object('title', data->'name')`,
    );
    const before = await recordsIn('document_erp_v1');
    await start(migrations);
    const report = await revertRecords(opened.database, 1, schemasOf(migrations));
    expect(report).toMatchObject({ from: 2, to: 1, failureCount: 0 });
    expect(await recordsIn('document_erp_v1')).toEqual(before);
    expect(await query('SELECT uuid, natural_key FROM document_erp_v1 ORDER BY uuid')).toEqual([
      { uuid: 'a', natural_key: '["A"]' },
      { uuid: 'b', natural_key: '["B"]' },
    ]);
    await start(migrations);
    expect(await recordsIn('document_erp_v2')).toMatchObject([
      { name: 'A', remarks: 'first' },
      { name: 'B' },
    ]);
  });

  test('a revert of an irreversible migration is refused', async () => {
    await start([remarks, fax]);
    await expect(revertRecords(opened.database, 0, schemasOf([remarks, fax]))).rejects.toThrow(
      'The migration of erp.fax to record format 3 is irreversible. Restore a backup of an earlier format.',
    );
    expect(await readRecordFormat(opened.database)).toBe(3);
  });

  test('removed records and versions in the change log follow', async () => {
    await opened.database.query(
      `INSERT INTO removed VALUES ('erp', 'x', 'c', $1, 'x', now()), ('erp', 'y', 'c', '{"note": 7, "uuid": "y"}', 'y', now())`,
      [JSON.stringify({ ...first, uuid: 'x' })],
    );
    await new RecordRepository(opened.database, oldTables).insertAll(
      [
        { uuid: '1', kind: 'erp', record: JSON.stringify({ name: 'A', note: 'earlier' }) },
        { uuid: '2', kind: 'dc', record: JSON.stringify({ note: 'of another kind' }) },
        { uuid: '3', kind: 'erp' },
      ].map((data) => ({ entity: 'configurationLog', companyUuid: 'c', naturalKey: null, data })),
    );
    await start([{ ...remarks, convert: '$length(note) > 0 ? note', revert: 'remarks' }]);
    expect(await query('SELECT uuid, data FROM removed')).toMatchObject([
      { uuid: 'x', data: { remarks: 'first' } },
    ]);
    const versions = await recordsIn('document_configurationLog');
    expect(versions).toEqual([
      { uuid: '1', kind: 'erp', record: '{"name":"A","remarks":"earlier"}' },
      { uuid: '2', kind: 'dc', record: '{"note":"of another kind"}' },
      { uuid: '3', kind: 'erp' },
    ]);
  });

  test('of two programs that start at once, one migrates', async () => {
    await Promise.all([start([remarks, rate]), start([remarks, rate])]);
    expect(await recordsIn('document_erp_v2')).toMatchObject([
      { remarks: 'first', documentsPerMinute: 120 },
      {},
    ]);
  });
});
