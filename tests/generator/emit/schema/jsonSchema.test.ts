import { expect, test } from 'vitest';
import { type JsonSchemaStyle, toJsonSchema } from '../../../../generator/emit/schema/jsonSchema.ts';
import { querySchema } from '../../../../generator/emit/service/emitRequests.ts';
import { normalizeProject } from '../../../../generator/normalize/normalizeProject.ts';
import { sampleProject, setAtPath } from '../../sampleProject.ts';

const captions = { title: 'X', 'x-i18n': { 'zh-CN': { title: 'X' } } };
const text = { type: 'string', maxLength: 9, ...captions };

/** Returns the schema of an object `box` with a text `a`. */
function schemaOfBox(
  required: readonly string[] | undefined,
  mode: JsonSchemaStyle['mode'],
  a: object = {},
): unknown {
  const project = sampleProject((files) =>
    setAtPath(files, ['schemas/entities/thing.schema.json', 'properties', 'box'], {
      type: 'object',
      properties: { a: { ...text, ...a } },
      ...(required && { required }),
      ...captions,
    }),
  );
  const thing = normalizeProject(project).entities.find(({ name }) => name === 'thing');
  return toJsonSchema(thing?.schema.properties.box ?? expect.fail(), { mode });
}

const optional = {
  type: 'object',
  properties: { a: { type: 'string', maxLength: 9 } },
  additionalProperties: false,
};

test.each<[required: string[] | undefined, mode: JsonSchemaStyle['mode'], want: object]>([
  [undefined, 'whole', optional],
  [undefined, 'input', optional],
  [undefined, 'answer', optional],
  [[], 'whole', optional],
  [[], 'answer', optional],
  [['a'], 'whole', { ...optional, required: ['a'] }],
  [['a'], 'input', { ...optional, required: ['a'] }],
])('an object with "required": %j is, as %s, %j', (required, mode, want) => {
  expect(schemaOfBox(required, mode)).toEqual(want);
});

test.each([
  ['whole', undefined],
  ['answer', ['a']],
] as const)('a read-only property is, as %s, required: %j', (mode, want) => {
  expect(schemaOfBox(['a'], mode, { readOnly: true })).toHaveProperty('type', 'object');
  expect(schemaOfBox(['a'], mode, { readOnly: true })).toEqual(
    want ? { ...optional, required: [...want] } : optional,
  );
});

test.each([
  ['thing.copy', true],
  ['thing.query', false],
])('the query schema of %s has the keyword "required": %j', (id, want) => {
  const operation = normalizeProject(sampleProject()).operations.find((one) => one.id === id);
  expect('required' in querySchema(operation ?? expect.fail())).toBe(want);
});
