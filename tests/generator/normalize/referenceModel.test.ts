import { expect, test } from 'vitest';
import { normalizeProject } from '../../../generator/normalize/normalizeProject.ts';
import { sampleProject, setAtPath } from '../sampleProject.ts';

const thing = 'schemas/entities/thing.schema.json';

/** Returns the subtitle of the sample's reference to owners. */
function ownerSubtitle(naturalKey: readonly string[], change: object): readonly string[] | undefined {
  const project = sampleProject((files) => {
    setAtPath(files['schemas/entities/owner.schema.json'], ['x-natural-key'], naturalKey);
    const reference = { operation: 'owner.query', value: 'uuid', label: 'name', ...change };
    setAtPath(files[thing], ['properties', 'ownerUuid', 'x-reference'], reference);
  });
  const entity = normalizeProject(project).entities.find(({ name }) => name === 'thing');
  return entity?.schema.properties.ownerUuid?.reference?.subtitle;
}

test.each<[naturalKey: readonly string[], change: object, want: readonly string[] | undefined]>([
  [['name', 'kind', 'rank'], {}, ['kind', 'rank']],
  [['kind', 'name'], {}, ['kind']],
  [['name'], {}, undefined],
  [['kind', 'rank'], {}, undefined],
  [[], {}, undefined],
  [['name', 'kind', 'rank'], { params: { kind: { record: 'kind' } } }, ['rank']],
  [['name', 'kind'], { params: { kind: { constant: 'A' } } }, undefined],
  [['name', 'kind'], { value: 'name' }, undefined],
])('with the natural key %j, a reference with %j has the subtitle %j', (naturalKey, change, want) => {
  expect(ownerSubtitle(naturalKey, change)).toEqual(want);
});

test('an entity depends on the operations and the records that its references name', () => {
  const entity = normalizeProject(sampleProject()).entities.find(({ name }) => name === 'thing');
  expect(entity?.files).toEqual(
    expect.arrayContaining(['schemas/endpoints/owner.json', 'schemas/entities/owner.schema.json', thing]),
  );
});
