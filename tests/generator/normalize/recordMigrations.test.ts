import { expect, test } from 'vitest';
import { normalizeProject } from '../../../generator/normalize/normalizeProject.ts';
import { recordMigrationsOf } from '../../../generator/normalize/recordMigrations.ts';
import { sampleProject, setAtPath } from '../sampleProject.ts';

const from = (version: number, name: string) => ({ version, from: name });
const object = (properties: object, ...migrations: object[]) => ({
  type: 'object',
  properties,
  ...(migrations.length > 0 && { 'x-migrations': migrations }),
});
const text = (...migrations: object[]) => ({ type: 'string', maxLength: 9, 'x-migrations': migrations });

/** Properties → version, path of the object, and former and current name of each migration. */
const rows: readonly [what: string, properties: object, want: readonly string[]][] = [
  ['no migration', { a: { type: 'string', maxLength: 9 } }, []],
  ['two new names of one property', { c: text(from(1, 'a'), from(3, 'b')) }, ['1 /: a → b', '3 /: b → c']],
  [
    'an inner migration after the outer object has its present name',
    { place: object({ town: text(from(2, 'city')) }, from(1, 'site')) },
    ['1 /: site → place', '2 /place: city → town'],
  ],
  [
    'an inner migration before the outer object has its present name',
    { place: object({ town: text(from(1, 'city')) }, from(2, 'site')) },
    ['1 /site: city → town', '2 /: site → place'],
  ],
  [
    'the innermost objects first in one version',
    {
      a: text(from(1, 'first')),
      place: object(
        { b: text(from(1, 'second')), street: object({ c: text(from(1, 'third')) }, from(1, 'road')) },
        from(1, 'site'),
      ),
      z: text(from(1, 'last')),
    },
    [
      '1 /site/road: third → c',
      '1 /site: second → b',
      '1 /site: road → street',
      '1 /: first → a',
      '1 /: site → place',
      '1 /: last → z',
    ],
  ],
  [
    'the items of a list',
    { lines: { type: 'array', maxItems: 2, items: object({ no: text(from(1, 'id')) }) } },
    ['1 /lines/*: id → no'],
  ],
];

test.each(rows)('the record migrations: %s', (_, properties, want) => {
  const { entities } = normalizeProject(
    sampleProject((files) =>
      setAtPath(files, ['schemas/entities/owner.schema.json', 'properties'], properties),
    ),
  );
  const owner = entities.find(({ name }) => name === 'owner') ?? expect.fail();
  expect(
    recordMigrationsOf(owner).map(
      (one) => `${one.version} /${one.path.join('/')}: ${one.former} → ${one.property}`,
    ),
  ).toEqual(want);
});
