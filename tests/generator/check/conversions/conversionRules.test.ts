import { beforeEach, expect, test, vi } from 'vitest';
import { checkExpressions, checkProject } from '../../../../generator/check/checkProject.ts';
import { compiledVocabulary, sampleProject, setAtPath } from '../../sampleProject.ts';

const file = 'schemas/entities/rule.schema.json';

const titled = (title: string) => ({ title, 'x-i18n': { 'zh-CN': { title: `中${title}` } } });

interface Given {
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
  readonly removed?: object;
  readonly definitions?: object;
}

/** Returns the sample with more properties in the entity `rule`. */
const projectWith = ({ properties, required = [], removed, definitions }: Given) =>
  sampleProject((files) => {
    const named = Object.entries(properties).map(([name, property]) => [
      name,
      { ...titled(name), ...property },
    ]);
    for (const [name, property] of named) setAtPath(files, [file, 'properties', String(name)], property);
    setAtPath(files, [file, 'required'], ['thingUuid', ...required]);
    if (definitions) setAtPath(files, [file, 'definitions'], definitions);
    if (removed) setAtPath(files, [file, 'x-removed-properties'], removed);
  });

const text = { type: 'string', maxLength: 20 };
const seconds = (migration: object, limits: object = {}) => ({
  seconds: {
    type: 'integer',
    minimum: 0,
    maximum: 3600,
    ...limits,
    'x-migrations': [{ version: 1, from: 'minutes', ...migration }],
  },
});
const exact = { convert: 'minutes * 60', revert: '$floor(seconds / 60)' };

/** A property whose choice "C" was "B" before the version 2. */
const renamedChoice = (schema: object) => ({
  kind: { ...schema, 'x-migrations': [{ version: 2, choices: { B: 'C' } }] },
});
const choice = { const: 'C', ...titled('C') };

const accepted: readonly [name: string, given: Given][] = [
  ['an exact inverse', { properties: seconds(exact) }],
  ['a required property', { properties: seconds(exact), required: ['seconds'] }],
  [
    'an unknown former value that some type fits',
    { properties: seconds({ convert: '$number(minutes) * 60', irreversible: true }) },
  ],
  [
    'a removed property as source',
    {
      properties: {
        full: {
          ...text,
          'x-migrations': [{ version: 1, from: 'first', convert: "first & ' ' & last", irreversible: true }],
        },
      },
      removed: { last: { version: 1, irreversible: true } },
    },
  ],
  [
    'an optional property beside it',
    {
      properties: {
        ...seconds(
          {
            convert: 'minutes * 60 + (extra ? 0 : 1)',
            revert: '$floor(seconds / 60)',
          },
          { maximum: 3601 },
        ),
        extra: { type: 'integer', minimum: 0, maximum: 9 },
      },
    },
  ],
  [
    'a later migration of the same property',
    {
      properties: {
        seconds: {
          type: 'integer',
          minimum: 0,
          maximum: 100,
          'x-migrations': [
            { version: 1, from: 'hours', convert: '$string(hours)', revert: '$number(minutes)' },
            {
              version: 2,
              from: 'minutes',
              convert: '$number(minutes) * 60',
              revert: '$string($floor(seconds / 60))',
            },
          ],
        },
      },
    },
  ],
  [
    'an object',
    {
      properties: {
        place: {
          type: 'object',
          ...titled('Place'),
          properties: { town: { ...text, ...titled('Town') } },
          'x-migrations': [{ version: 1, from: 'town', convert: "{'town': town}", revert: 'place.town' }],
        },
      },
    },
  ],
];

// A busy machine would meet the time limit of an expression.
beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(0));

test.each(accepted)('accepts %s', async (_, given) => {
  const project = projectWith(given);
  expect(checkProject(project, compiledVocabulary)).toEqual([]);
  expect(await checkExpressions(project)).toEqual([]);
});

/** A conversion that fails for the former value of `kind`. */
const failingFor = (condition: string) =>
  seconds({ convert: `${condition} ? 'B' : minutes * 60`, revert: '$floor(seconds / 60)' });

const convertAt = '/properties/seconds/x-migrations/0/convert';
const fix = 'Correct "convert" or "revert", or the schema of the property.';

const refused: readonly [name: string, given: Given, pointer: string, message: RegExp, fix: string][] = [
  [
    'another type',
    { properties: seconds({ ...exact, convert: '$string(minutes)' }) },
    convertAt,
    /^"convert" returns "[\d.]+" for \{"minutes":[\d.]+\}, but the property must be integer\.$/,
    fix,
  ],
  [
    'a value below the minimum',
    { properties: seconds({ convert: 'minutes * 60', revert: '$floor(seconds / 60)' }, { minimum: 30 }) },
    convertAt,
    /^"convert" returns 0 for \{"minutes":0\}, but the property must be >= 30\.$/,
    fix,
  ],
  [
    'a text that is too long',
    {
      properties: {
        code: { ...text, 'x-migrations': [{ version: 1, convert: "'C-' & code", revert: 'code' }] },
      },
    },
    '/properties/code/x-migrations/0/convert',
    /^"convert" returns "C-a+" for \{"code":"a+"\}, but the property must NOT have more than 20 characters\.$/,
    fix,
  ],
  [
    'no value for a required property',
    {
      properties: {
        ...seconds({ convert: 'extra * minutes * 60', revert: '$floor(seconds / 60)' }),
        extra: { type: 'integer', minimum: 1, maximum: 1 },
      },
      required: ['seconds'],
    },
    convertAt,
    /^"convert" returns nothing for \{"minutes":[\d.]+\}, but "seconds" is required\.$/,
    fix,
  ],
  [
    'a failure',
    { properties: seconds({ ...exact, convert: '$uppercase(minutes)' }) },
    convertAt,
    /^"convert" fails for \{"minutes":[\d.]+\}: /,
    fix,
  ],
  [
    'a function that does not exist',
    { properties: seconds({ convert: '$ound(minutes)', irreversible: true }) },
    convertAt,
    /^"convert" fails for /,
    fix,
  ],
  [
    'a result that fits for no former value',
    { properties: seconds({ convert: "'never'", irreversible: true }) },
    convertAt,
    /^"convert" returns "never" for \{\}, but the property must be integer\.$/,
    fix,
  ],
  [
    'a name that does not exist',
    { properties: seconds({ ...exact, convert: 'mnutes * 60' }) },
    convertAt,
    /^"convert" returns nothing for every sample record\.$/,
    'Correct the names in it: the expression reads the object before the migration.',
  ],
  [
    'a name in revert that does not exist',
    { properties: seconds({ ...exact, revert: 'secnds / 60' }) },
    '/properties/seconds/x-migrations/0/revert',
    /^"revert" returns nothing for every sample record\.$/,
    'Correct the names in it. If the former value is lost, replace it by "irreversible": true.',
  ],
  [
    'a failure for a choice that a later version renamed',
    {
      properties: {
        ...failingFor("kind = 'B'"),
        ...renamedChoice({ type: 'string', oneOf: [choice] }),
      },
    },
    convertAt,
    /^"convert" returns "B" for \{.*"kind":"B".*\}, but the property must be integer\.$/,
    fix,
  ],
  [
    'a failure for renamed choices in a list',
    {
      properties: {
        ...failingFor("'B' in kind"),
        ...renamedChoice({ type: 'array', maxItems: 2, items: { type: 'string', oneOf: [choice] } }),
      },
    },
    convertAt,
    /^"convert" returns "B" for \{.*"kind":\["B".*\}, but the property must be integer\.$/,
    fix,
  ],
  [
    'a text that the definition of the property refuses',
    {
      properties: {
        code: {
          $ref: '#/definitions/short',
          'x-migrations': [{ version: 1, convert: "'C-' & code", revert: 'code' }],
        },
      },
      definitions: { code: { type: 'string', maxLength: 2 }, short: { $ref: '#/definitions/code' } },
    },
    '/properties/code/x-migrations/0/convert',
    /^"convert" returns "C-.*" for \{.*\}, but the property must NOT have more than 2 characters\.$/,
    fix,
  ],
  [
    'a failure of revert',
    { properties: seconds({ ...exact, revert: '$uppercase(seconds)' }) },
    '/properties/seconds/x-migrations/0/revert',
    /^"revert" fails for \{"seconds":\d+\}: /,
    'Correct the expression.',
  ],
  [
    'a removal whose revert names no property',
    { properties: { phone: text }, removed: { fax: { version: 1, revert: 'fone' } } },
    '/x-removed-properties/fax/revert',
    /^"revert" returns nothing for every sample record\.$/,
    'Correct the names in it. If the former value is lost, replace it by "irreversible": true.',
  ],
];

test.each(refused)('refuses %s', async (_, given, pointer, message, remedy) => {
  const project = projectWith(given);
  expect(checkProject(project, compiledVocabulary)).toEqual([]);
  expect(await checkExpressions(project)).toContainEqual(
    expect.objectContaining({ file, pointer, message: expect.stringMatching(message), fix: remedy }),
  );
});
