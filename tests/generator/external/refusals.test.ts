import { expect, test } from 'vitest';
import { checkProject } from '../../../generator/check/checkProject.ts';
import {
  compiledVocabulary,
  problemsAfter,
  type SampleEdit,
  sampleProject,
  setAtPath,
} from '../sampleProject.ts';
import { withPublishedSchemas } from './withPublishedSchemas.ts';

type Json = Readonly<Record<string, unknown>>;

const draft07 = 'http://json-schema.org/draft-07/schema#';
const draft2019 = 'https://json-schema.org/draft/2019-09/schema';
const draft2020 = 'https://json-schema.org/draft/2020-12/schema';
const string = { type: 'string' };
const of = (schema: Json): Record<string, Json> => ({ 'order.json': { $schema: draft07, ...schema } });
const own = JSON.parse('{"properties":{"__proto__":{"type":"string"}},"required":["__proto__"]}') as Json;

const refusals: readonly [
  what: string,
  files: Record<string, Json>,
  pointer: string,
  says: string,
  file?: string,
][] = [
  [
    'an unknown draft',
    { 'order.json': { $schema: 'http://json-schema.org/draft-03/schema#', ...string } },
    '/$schema',
    'The draft "http://json-schema.org/draft-03/schema#" is not supported.',
  ],
  [
    'words of a later draft without a draft',
    { 'order.json': { properties: { a: { prefixItems: [] } } } },
    '/properties/a/prefixItems',
    'The file has no "$schema", so it is read as draft 07, which does not have "prefixItems".',
  ],
  [
    'parts in another draft',
    of({ properties: { a: { $schema: draft2020, $id: 'a' } } }),
    '/properties/a/$schema',
    'The draft of this part differs from the draft of the file, 07.',
  ],
  [
    'what its meta-schema refuses',
    of({ properties: { a: { type: 'text' } } }),
    '/properties/a/type',
    'Draft 07 does not allow this: it must be equal to one of the allowed values.',
  ],
  [
    'what draft-07 refuses, where no draft is said',
    { 'order.json': { minimum: 3, exclusiveMinimum: true } },
    '/exclusiveMinimum',
    'Draft 07 (the default without "$schema") does not allow this: it must be number.',
  ],
  [
    'a list of items in 2020-12',
    { 'order.json': { $schema: draft2020, items: [string] } },
    '/items',
    'Draft 2020-12 does not allow this: it must be object,boolean.',
  ],
  [
    'a dangling reference',
    of({ $ref: '#/definitions/lime', definitions: { line: string } }),
    '/$ref',
    'There is no schema at "order.json#/definitions/lime".',
  ],
  [
    'a reference to no schema',
    of({ $ref: '#/title', title: 'x' }),
    '/$ref',
    'There is no schema at "order.json#/title".',
  ],
  [
    'a dangling anchor',
    { 'order.json': { $schema: draft2020, $ref: '#line' } },
    '/$ref',
    'There is no schema at "order.json#line".',
  ],
  [
    'a missing file',
    of({ properties: { a: { $ref: 'parts/lime.json' } } }),
    '/properties/a/$ref',
    'There is no file "schemas/external/parts/lime.json".',
  ],
  [
    'a remote reference',
    of({ $ref: 'https://example.com/a/order.json#/x' }),
    '/$ref',
    '"https://example.com/a/order.json" is not in schemas/external/, and the generator does not fetch files.',
  ],
  [
    'a reference that is no address',
    of({ $ref: 'http://[' }),
    '/$ref',
    '"http://[" is not in schemas/external/, and the generator does not fetch files.',
  ],
  [
    'an ambiguous reference',
    {
      ...of({ $ref: 'http://a.b/c' }),
      'x.json': { $id: 'http://a.b/c' },
      'y.json': { $id: 'http://a.b/c', ...string },
    },
    '/$ref',
    'Several files have the address "http://a.b/c".',
  ],
  [
    'a problem of a file that is referred to',
    { ...of({ $ref: 'x.json' }), 'x.json': { $ref: '#/definitions/a' } },
    '/$ref',
    'There is no schema at "x.json#/definitions/a".',
    'x.json',
  ],
  [
    'a schema that is itself',
    of({
      $ref: '#/definitions/a',
      definitions: { a: { $ref: '#/definitions/b' }, b: { $ref: '#/definitions/a' } },
    }),
    '/definitions/b/$ref',
    'The reference leads back to itself for the same value, so validation would never end.',
  ],
  [
    'a schema that is itself by a choice',
    of({ anyOf: [string, { $ref: '#' }] }),
    '/anyOf/1/$ref',
    'The reference leads back to itself for the same value, so validation would never end.',
  ],
  [
    'two references in one place',
    {
      'order.json': {
        $schema: draft2019,
        properties: { a: { $ref: '#/$defs/b', $recursiveRef: '#' } },
        $defs: { b: string },
      },
    },
    '/properties/a/$recursiveRef',
    '"$recursiveRef" is the second reference of this schema.',
  ],
  [
    'a dynamic reference with two ends',
    {
      'order.json': {
        $schema: draft2020,
        $dynamicAnchor: 'n',
        properties: { a: { $id: 'a', $dynamicAnchor: 'n', properties: { b: { $dynamicRef: '#n' } } } },
      },
    },
    '/properties/a/properties/b/$dynamicRef',
    'The target of "$dynamicRef" depends on the place of use, because 2 schemas have its anchor.',
  ],
  [
    'a pattern of another language',
    of({ pattern: '(?i)abc' }),
    '/pattern',
    '"(?i)abc" is not a regular expression of JavaScript.',
  ],
  [
    'a named pattern of another language',
    of({ patternProperties: { '(?P<a>b)': string } }),
    '/patternProperties/(?P<a>b)',
    '"(?P<a>b)" is not a regular expression of JavaScript.',
  ],
  [
    'patterns of two kinds',
    of({ pattern: '^[\\w-.]+$', properties: { a: { pattern: '\\p{L}' } } }),
    '/pattern',
    '"^[\\w-.]+$" is valid only without the Unicode flag, and "\\p{L}" only with it. All patterns of a schema share the flag.',
  ],
  [
    'a property that cannot be held',
    of({ properties: own.properties }),
    '/properties/__proto__',
    'A property with the name "__proto__" is not safe in JavaScript.',
  ],
  [
    'the same, required',
    of({ required: own.required }),
    '/required/0',
    'A property with the name "__proto__" is not safe in JavaScript.',
  ],
  [
    'definitions only',
    of({ definitions: { a: string } }),
    '',
    'The file has only definitions, so as the type of a property it would accept every value.',
  ],
  [
    'the name of an entity',
    { 'Owner-Input.json': string },
    '',
    'The types of this file would have the name "ownerInput", as those of schemas/entities/owner.schema.json have.',
    'Owner-Input.json',
  ],
  [
    'the name of the changes of an entity',
    { 'Owner-Changes.json': string },
    '',
    'The types of this file would have the name "ownerChanges", as those of schemas/entities/owner.schema.json have.',
    'Owner-Changes.json',
  ],
];

/** Returns the problems of published schemas and of the properties that use them. */
const told = (edit: SampleEdit): string[][] =>
  problemsAfter(edit)
    .filter(({ file, pointer }) => file.startsWith('schemas/external/') || /payload|more/.test(pointer))
    .map(({ file, pointer, message }) => [file, pointer, message]);

test.each(refusals)('%s is refused', (_what, files, pointer, says, file = 'order.json') => {
  const found = told(withPublishedSchemas(files));
  expect(found).toEqual([[`schemas/external/${file}`, pointer, says]]);
});

const thing = 'schemas/entities/thing.schema.json';

test.each([
  [
    'a missing file',
    ['properties', 'payload', '$ref'],
    '../external/ordre.json',
    '/properties/payload/$ref',
    'There is no file "schemas/external/ordre.json".',
  ],
  [
    'a part of a file',
    ['properties', 'payload', '$ref'],
    '../external/order.json#/definitions/a',
    '/properties/payload/$ref',
    'A property can only refer to a whole published schema.',
  ],
  [
    'a property without a caption',
    ['properties', 'payload', 'title'],
    undefined,
    '/properties/payload',
    'The property "payload" has no caption.',
  ],
  [
    'a definition',
    ['definitions'],
    { more: { $ref: '../external/order.json' } },
    '/definitions/more',
    'Only a property can refer to a published schema.',
  ],
  [
    'a word that has no effect',
    ['properties', 'payload', 'maxLength'],
    3,
    '/properties/payload/maxLength',
    '"maxLength" beside "$ref" has no effect.',
  ],
] as const)('a property with %s is refused', (_what, path, value, pointer, says) => {
  const edit = withPublishedSchemas(of(string), (files) => setAtPath(files[thing], path, value));
  const found = told(edit);
  expect(found).toContainEqual([thing, pointer, says]);
});

/** Unreadable files → the problems of a reference to parts/line.json. */
test.each<[unreadable: readonly string[], says: readonly string[]]>([
  [['schemas/external/parts/line.json'], []],
  [['schemas/external/other.json'], ['There is no file "schemas/external/parts/line.json".']],
])('a reference beside the unreadable files %j: %j', (unreadable, says) => {
  const project = sampleProject(withPublishedSchemas(of({ properties: { a: { $ref: 'parts/line.json' } } })));
  const problems = checkProject({ ...project, unreadable }, compiledVocabulary);
  expect(problems.map(({ message }) => message)).toEqual(says);
});

test('unused files cause no problem', () => {
  expect(told(withPublishedSchemas({ ...of(string), 'broken.json': { $ref: '#/nowhere' } }))).toEqual([]);
});
