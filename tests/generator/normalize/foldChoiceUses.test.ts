import { expect, test } from 'vitest';
import { expandProject } from '../../../generator/normalize/expandProject.ts';
import { diffSamples, type SampleEdit, sampleProject, setAtPath } from '../sampleProject.ts';

const thing = 'schemas/entities/thing.schema.json';
const kinds = 'schemas/entities/kinds.schema.json';
const caption = (title: string) => ({ title, 'x-i18n': { 'zh-CN': { title: `中${title}` } } });
const choice = (value: string, uses: Readonly<Record<string, string>>) => ({
  const: value,
  ...caption(value),
  'x-uses': uses,
});

const choices = [choice('A', { low: 'required', high: 'optional' }), choice('B', { high: 'optional' })];
/** C uses no property, so it hides both. */
const withC = [...choices, choice('C', {})];

const withChoices =
  (oneOf: unknown): SampleEdit =>
  (files) =>
    setAtPath(files, [thing, 'properties', 'kind', 'oneOf'], oneOf);

const hiddenFor = (...values: string[]) => ({
  not: { properties: { kind: { enum: values } }, required: ['kind'] },
});

function expandThing(edit: SampleEdit) {
  const { project, clashes } = expandProject(sampleProject(edit));
  const value = project.entities.find(({ path }) => path === thing)?.value;
  const { low, high, name } = value?.properties ?? {};
  const shown = [low, high, name].map((property) => property?.['x-visible-when']);
  return { shown, branches: { ...value }, clashes };
}

test('properties are hidden for the choices that do not use them, and required for those that require them', () => {
  const { shown, branches, clashes } = expandThing(withChoices(withC));
  expect(clashes).toEqual([]);
  expect(shown).toEqual([hiddenFor('B', 'C'), hiddenFor('C'), undefined]);
  expect(branches).toMatchObject({
    if: { required: ['kind'] },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: { allOf: [{ if: { properties: { kind: { enum: ['A'] } } }, then: { required: ['low'] } }] },
  });
});

test('choices of another entity or of a definition have the same effect', () => {
  const expected = expandThing(withChoices(withC)).shown;
  const list = { type: 'string', ...caption('Kind'), oneOf: withC };
  const inEntity: SampleEdit = (files) => {
    setAtPath(files, [kinds], { $schema: '../vocabulary/entity.schema.json', ...list });
    setAtPath(files, [thing, 'properties', 'kind'], { $ref: 'kinds.schema.json' });
  };
  const inDefinition: SampleEdit = (files) => {
    setAtPath(files, [thing, 'definitions'], { kinds: list });
    setAtPath(files, [thing, 'properties', 'kind'], { $ref: '#/definitions/kinds' });
  };
  expect([inEntity, inDefinition].map((edit) => expandThing(edit).shown)).toEqual([expected, expected]);
});

test.each([
  ['a new choice is no breaking change', withC, ['The choice "C" of thing.kind is new']],
  [
    'another use by a choice is a change of the conditions',
    [choice('A', { low: 'optional', high: 'optional' }), choice('B', { high: 'optional' })],
    ['if of thing was removed', 'then of thing was removed'],
  ],
])('schema-diff: %s', (_, after, expected) => {
  const [before, now] = [choices, after].map((oneOf) => sampleProject(withChoices(oneOf)));
  if (!before || !now) throw new Error('Both projects exist.');
  const says = diffSamples(before, now).map((change) => change.says.replace(/[:;].*/, ''));
  expect(says).toEqual(expected);
});
