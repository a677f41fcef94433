import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecordValidators, type RecordValidators } from '../../../generator/diff/recordViolations.ts';
import { normalizeProject } from '../../../generator/normalize/normalizeProject.ts';
import { recordMigrationsOf } from '../../../generator/normalize/recordMigrations.ts';
import { findAffectedRecords, type NewerSchemas } from '../../../scripts/schemaDiff/findAffectedRecords.ts';
import { freshDatabase } from '../../../scripts/testing/freshDatabase.ts';
import { createUpgrade } from '../../../src/server/platform/recordFormat/createUpgrade.ts';
import type { Database } from '../../../src/server/platform/store/databases/Database.ts';
import { diffSamples, type SampleEdit, sampleProject, setAtPath } from '../../generator/sampleProject.ts';

let database: Database;

/** Things as the service stores them, with an encrypted secret and a system counter in its own column. */
const things = [
  {
    uuid: 'a',
    company: 'c1',
    name: 'Shelf',
    data: { kind: 'A', hint: 'here', low: 1, high: 9, status: 'OFF' },
  },
  {
    uuid: 'b',
    company: 'c1',
    name: 'A rather long name',
    data: { kind: 'B', low: 2, high: 9, status: 'ON', tags: ['long tag'] },
  },
  {
    uuid: 'c',
    company: 'c2',
    name: 'Shelf',
    data: { kind: 'B', low: 8, high: 9, status: 'ON', password: 'aes256gcm:x' },
  },
  { uuid: 'd', company: 'c1', name: 'Bin', data: { kind: 'B', low: 3, status: 'OFF' } },
];

beforeAll(async () => {
  database = await freshDatabase();
  await database.query(
    `CREATE TABLE document_thing (entity text, uuid text PRIMARY KEY, company_uuid text, natural_key text, data jsonb, apart jsonb DEFAULT '{}')`,
  );
  for (const { uuid, company, name, data } of things)
    await database.query(
      `INSERT INTO document_thing (entity, uuid, company_uuid, data, apart) VALUES ('thing', $1, $2, $3, '{"rank": 3}')`,
      [uuid, company, JSON.stringify({ uuid, name, companyUuid: company, ...data })],
    );
});

afterAll(() => database.close());

const thing = 'schemas/entities/thing.schema.json';
const newerSchemas = (violations: RecordValidators): NewerSchemas => ({
  violations,
  upgrade: async (_, record) => record,
  displayPropertyOf: () => 'name',
});

type Path = readonly (string | number)[];
const set =
  (path: Path, value: unknown): SampleEdit =>
  (files) =>
    setAtPath(files, path, value);

/** Breaking change → the things that it invalidates. */
const changes: readonly (readonly [what: string, edit: SampleEdit, uuids: readonly string[]])[] = [
  ['a smaller maxLength', set([thing, 'properties', 'name', 'maxLength'], 10), ['b']],
  ['a removed property', set([thing, 'properties', 'high'], undefined), ['a', 'b', 'c']],
  ['a removed property without values', set([thing, 'properties', 'until'], undefined), []],
  ['a removed system counter', set([thing, 'properties', 'rank'], undefined), ['a', 'b', 'c', 'd']],
  ['a new required property', set([thing, 'required', 5], 'tags'), ['a', 'c', 'd']],
  ['a changed type', set([thing, 'properties', 'low', 'type'], 'string'), ['a', 'b', 'c', 'd']],
  ['a removed choice', set([thing, 'properties', 'kind', 'oneOf'], [{ const: 'B' }]), ['a']],
  ['a smaller item maxLength', set(['schemas/entities/tags.schema.json', 'items', 'maxLength'], 5), ['b']],
  ['a property that becomes secret', set([thing, 'properties', 'hint', 'writeOnly'], true), ['a']],
  ['a secret that becomes readable', set([thing, 'properties', 'password', 'writeOnly'], undefined), ['c']],
  [
    'a changed visibility condition',
    set([thing, 'properties', 'hint', 'x-visible-when', 'properties', 'kind', 'const'], 'B'),
    ['a', 'b', 'c', 'd'],
  ],
  ['a changed natural key', set([thing, 'x-natural-key'], ['kind']), ['b', 'd']],
  [
    'a new rule',
    set([thing, 'x-validations', 1], {
      schema: { properties: { low: { maximum: 5 } } },
      message: 'validation.name',
      field: 'low',
    }),
    ['c'],
  ],
  ['a removed state', set([thing, 'x-lifecycle', 'states', 'ON'], undefined), ['b', 'c']],
];

test.each(changes)('the diff finds the records that break because of %s', async (_what, edit, uuids) => {
  const now = sampleProject(edit);
  const breaking = diffSamples(sampleProject(), now).filter((change) => change.class === 'breaking');
  expect(breaking).toHaveLength(1);
  const affected = await findAffectedRecords(database, breaking, newerSchemas(createRecordValidators(now)));
  const found = breaking.flatMap((change) => affected.get(change) ?? []);
  expect(found).toMatchObject([{ entity: 'thing', count: uuids.length }]);
  expect(found[0]?.first.map(({ uuid }) => uuid)).toEqual(uuids);
});

test('the diff validates records as the pending migrations leave them', async () => {
  const text = { type: 'string', title: 'Memo', 'x-i18n': { 'zh-CN': { title: '备忘' } } };
  const was = sampleProject(set([thing, 'properties', 'memo'], { ...text, maxLength: 20 }));
  const migrated = { ...text, maxLength: 10, 'x-migrations': [{ version: 1, from: 'memo' }] };
  const now = sampleProject(set([thing, 'properties', 'note'], migrated));
  await database.query(`UPDATE document_thing SET data = data || '{"memo": "A long memo"}' WHERE uuid = 'b'`);
  const shorter = diffSamples(was, now).filter(({ says }) => says.includes('maxLength'));
  expect(shorter).toHaveLength(1);
  const affected = await findAffectedRecords(database, shorter, {
    ...newerSchemas(createRecordValidators(now)),
    upgrade: await createUpgrade(0, normalizeProject(now).entities.flatMap(recordMigrationsOf)),
    displayPropertyOf: () => 'note',
  });
  await database.query(`UPDATE document_thing SET data = data - 'memo'`);
  expect([...affected.values()].flat()).toEqual([
    {
      entity: 'thing',
      count: 1,
      first: [{ uuid: 'b', companyUuid: 'c1', name: 'A long memo' }],
      oldCount: 0,
    },
  ]);
});

test('a new natural key compares records as the pending migrations leave them', async () => {
  const now = sampleProject(set([thing, 'x-natural-key'], ['kind']));
  const breaking = diffSamples(sampleProject(), now).filter((change) => change.class === 'breaking');
  const upgrade = await createUpgrade(0, [
    { version: 1, entity: 'thing', path: [], former: 'status', property: 'kind' },
  ]);
  const affected = await findAffectedRecords(database, breaking, {
    ...newerSchemas(createRecordValidators(now)),
    upgrade,
  });
  expect([...affected.values()].flat().map(({ first }) => first.map(({ uuid }) => uuid))).toEqual([
    ['a', 'd'],
  ]);
});

test('a record that a pending migration cannot convert is counted apart', async () => {
  const now = sampleProject(set([thing, 'properties', 'name', 'maxLength'], 10));
  const breaking = diffSamples(sampleProject(), now).filter((change) => change.class === 'breaking');
  const convert = 'kind = "B" and low = 2 ? $number("x") : low';
  const upgrade = await createUpgrade(0, [
    { version: 1, entity: 'thing', path: [], former: 'low', property: 'low', convert, irreversible: true },
  ]);
  const affected = await findAffectedRecords(database, breaking, {
    ...newerSchemas(createRecordValidators(now)),
    upgrade,
  });
  expect([...affected.values()].flat()).toEqual([{ entity: 'thing', count: 0, first: [], oldCount: 1 }]);
});

test('the diff finds records with documents that a changed published schema refuses', async () => {
  const edition =
    (maxLength: number): SampleEdit =>
    (files) => {
      const no = { type: 'string', maxLength };
      setAtPath(files, ['schemas/external/order.json'], { type: 'object', properties: { no } });
      setAtPath(files, [thing, 'properties', 'order'], { $ref: '../external/order.json' });
    };
  await database.query(
    `UPDATE document_thing SET data = data || '{"order": {"no": "12345"}}' WHERE uuid = 'b'`,
  );
  const now = sampleProject(edition(4));
  const affected = await findAffectedRecords(
    database,
    diffSamples(sampleProject(edition(9)), now),
    newerSchemas(createRecordValidators(now)),
  );
  expect([...affected.values()].flat()).toEqual([
    {
      entity: 'thing',
      count: 1,
      first: [{ uuid: 'b', companyUuid: 'c1', name: 'A rather long name' }],
      oldCount: 0,
    },
  ]);
});

test('the result names five records by company and name, and counts all', async () => {
  const now = sampleProject((files) => setAtPath(files, [thing], undefined));
  const gone = diffSamples(sampleProject(), now).filter(
    ({ says }) => says === 'The entity thing was removed',
  );
  for (const uuid of ['e', 'f'])
    await database.query(
      `INSERT INTO document_thing (entity, uuid, company_uuid, data) VALUES ('thing', $1, 'c1', '{"name": "Box"}')`,
      [uuid],
    );
  const affected = await findAffectedRecords(
    database,
    gone,
    newerSchemas(() => undefined),
  );
  const [found] = [...affected.values()].flat();
  expect(found?.count).toBe(6);
  expect(found?.first).toHaveLength(5);
  expect(found?.first[0]).toEqual({ uuid: 'a', companyUuid: 'c1', name: 'Shelf' });
});

test('an entity without a table has no affected records', async () => {
  const gone = diffSamples(
    sampleProject(),
    sampleProject((files) => setAtPath(files, ['schemas/entities/log.schema.json'], undefined)),
  );
  const affected = await findAffectedRecords(
    database,
    gone,
    newerSchemas(() => undefined),
  );
  expect([...affected.values()].flat()).toEqual([{ entity: 'log', count: 0, first: [], oldCount: 0 }]);
});
