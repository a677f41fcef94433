import { expect, test } from 'vitest';
import { SchemaReader } from '../../../generator/diff/classify/SchemaReader.ts';
import { sampleProject, setAtPath } from '../sampleProject.ts';

const names = 'schemas/entities/names.schema.json';

test.each([
  '$schema',
  'definitions',
  'x-natural-key',
  'x-indexes',
  'x-partition-by',
  'x-retention',
  'x-payload',
  'x-change-log',
  'x-service-role',
  'x-lifecycle',
  'x-validations',
])('a property that refers to an entity does not get the keyword "%s" of it', (keyword) => {
  const project = sampleProject((files) => setAtPath(files[names], [keyword], {}));
  const [file] = project.entities.filter(({ name }) => name === 'names');
  if (file === undefined) throw new Error('The sample has no entity "names".');
  const reader = new SchemaReader(project);
  const value = { $ref: 'names.schema.json' };
  const inline = reader.readInline({ file: { ...file, value }, pointer: '', value });
  expect(Object.keys(inline)).toContain('items');
  expect(Object.keys(inline)).not.toContain(keyword);
});
