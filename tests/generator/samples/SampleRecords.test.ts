import { expect, test } from 'vitest';
import type { Entity } from '../../../generator/normalize/model/Entity.ts';
import { normalizeProject } from '../../../generator/normalize/normalizeProject.ts';
import { SampleRecords } from '../../../generator/samples/SampleRecords.ts';
import type { FieldReference } from '../../../src/contract/model/resource.ts';
import { sampleProject, setAtPath } from '../sampleProject.ts';

const model = normalizeProject(
  sampleProject((files) => {
    // A created thing refers to no further record.
    setAtPath(files, ['schemas/entities/thing.schema.json', 'properties', 'ownerUuid'], undefined);
    setAtPath(files, ['schemas/resources/thing.json', 'tree'], undefined);
  }),
);
/** Only the family alpha can create a thing. */
const families = { ...model, resources: model.resources.filter(({ base }) => base !== undefined) };
const session = { loginId: 'ada', loginKey: 'key', companyUuid: 'c1' };

const things = { operation: 'thing.query', value: 'uuid', label: 'name' };
const owners = { operation: 'owner.query', value: 'name', label: 'name' };
const ofKind = (kind: string) => ({ kind: { constant: kind }, brand: { record: 'maker' } });

/** Returns the referred value for the seed 3, and the calls that it took. */
async function refer(reference: FieldReference, rows: readonly object[]) {
  const calls: [id: string, sent: object][] = [];
  const records = new SampleRecords(families, session, (id, sent) => {
    calls.push([id, sent]);
    if (id === 'thing.create') return Promise.resolve({ uuid: 'new' });
    return Promise.resolve(id === 'thing.query' ? { records: rows, page: 0 } : rows);
  });
  return { value: await records.referred(reference, { maker: 'ALPHA' }, 3), calls };
}

/** Reference, existing records → the value, and the sent parameters. */
const existing: readonly [reference: FieldReference, rows: readonly object[], value: string, sent: object][] =
  [
    [
      { ...things, params: ofKind('A') },
      [{ uuid: 'a' }, { uuid: 'b' }],
      'b',
      { body: { kind: 'A', brand: 'ALPHA' } },
    ],
    [
      { ...things, unless: 'locked' },
      [
        { uuid: 'a', locked: true },
        { uuid: 'b', locked: false },
      ],
      'b',
      { body: {} },
    ],
    [
      { ...owners, params: { companyUuid: { session: 'companyUuid' } } },
      [{ uuid: 'a', name: 'Ann' }],
      'Ann',
      { query: { companyUuid: 'c1' } },
    ],
  ];

test.each(existing)('a reference %j to the records %j holds %s', async (reference, rows, value, sent) => {
  expect(await refer(reference, rows)).toEqual({
    value,
    calls: [[reference.operation, sent]],
  });
});

test.each([
  ['no record', []],
  ['only an excluded record', [{ uuid: 'a', locked: true }]],
])('a reference to %s creates one with its parameters and the constants of the family', async (_, rows) => {
  const params = { ...ofKind('A'), rank: { constant: '5' } };
  expect(await refer({ ...things, params, unless: 'locked' }, rows)).toEqual({
    value: 'new',
    calls: [
      ['thing.query', { body: { kind: 'A', brand: 'ALPHA', rank: '5' } }],
      ['thing.create', { body: expect.objectContaining({ kind: 'A', brand: 'ALPHA' }) }],
    ],
  });
});

/** References to records that no family can create. */
const impossible: readonly FieldReference[] = [
  { ...things, params: ofKind('B') },
  { ...things, params: { kind: { constant: 'A' } } },
  owners,
];

test.each(impossible)('a reference %j without records is refused', async (reference) => {
  await expect(refer(reference, [])).rejects.toThrow(
    `The operation "${reference.operation}" returned no record to refer to, and no resource can create one.`,
  );
});

test.each([
  ['', 'Sample 3'],
  ['^\\S*$', 'Sample3'],
  ['^Sh', 'Shelf'],
])('a sample whose names match %j is named %s', async (pattern, name) => {
  const [thing] = model.entities.filter((entity) => entity.name === 'thing');
  const schema = { properties: { name: { pattern } } };
  const entity = { ...thing, validations: [{ schema, message: 'validation.name', field: 'name' }] };
  const records = new SampleRecords(model, session, () => Promise.reject(new Error('No call is needed.')));
  expect(await records.body(entity as Entity, 3)).toMatchObject({ name });
});
