import { expect, test } from 'vitest';
import { expandProject } from '../../../../generator/normalize/expand/expandProject.ts';
import { diffSamples, type SampleEdit, sampleProject, setAtPath } from '../../sampleProject.ts';

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

const list = { type: 'string', ...caption('Kind'), oneOf: withC };
/** Choices in another place → the file and the path of the choices. */
const places: readonly [place: string, edit: SampleEdit, file: string, pointer: string][] = [
  ['its own property', withChoices(withC), thing, '/properties/kind/oneOf'],
  [
    'another entity',
    (files) => {
      setAtPath(files, [kinds], { $schema: '../vocabulary/entity.schema.json', ...list });
      setAtPath(files, [thing, 'properties', 'kind'], { $ref: 'kinds.schema.json' });
    },
    kinds,
    '/oneOf',
  ],
  [
    'a definition',
    (files) => {
      setAtPath(files, [thing, 'definitions'], { kinds: list });
      setAtPath(files, [thing, 'properties', 'kind'], { $ref: '#/definitions/kinds' });
    },
    thing,
    '/definitions/kinds/oneOf',
  ],
];

test.each(places)('choices of %s have the same effect', (_, edit) => {
  expect(expandThing(edit).shown).toEqual(expandThing(withChoices(withC)).shown);
});

test.each(places)(
  'a condition that exists is kept, and reported at the choices of %s',
  (_, edit, file, pointer) => {
    const condition = { required: ['name'] };
    const { shown, clashes } = expandThing((files) => {
      edit(files);
      setAtPath(files, [thing, 'properties', 'high', 'x-visible-when'], condition);
    });
    expect(shown[1]).toEqual(condition);
    expect(clashes).toMatchObject([
      {
        file: { path: file },
        pointer,
        message: `${thing} already has "x-visible-when".`,
        fix: 'Remove it, or remove "x-uses" from the choices.',
      },
    ]);
  },
);

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
