import { expect, test } from 'vitest';
import { problemsAfter, type SampleEdit, setAtPath } from '../sampleProject.ts';
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
    'Nothing is known of the draft "http://json-schema.org/draft-03/schema#".',
  ],
  [
    'words of a later draft without a draft',
    { 'order.json': { properties: { a: { prefixItems: [] } } } },
    '/properties/a/prefixItems',
    'The file does not say its draft; without "$schema" it is read as draft 07, where "prefixItems" means nothing.',
  ],
  [
    'parts in another draft',
    of({ properties: { a: { $schema: draft2020, $id: 'a' } } }),
    '/properties/a/$schema',
    'A part of the file is written in another draft than the file, 07.',
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
    'Draft 07, which a file without "$schema" is read by, does not allow this: it must be number.',
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
    '"https://example.com/a/order.json" is not here, and nothing is fetched from elsewhere.',
  ],
  [
    'an ambiguous reference',
    {
      ...of({ $ref: 'http://a.b/c' }),
      'x.json': { $id: 'http://a.b/c' },
      'y.json': { $id: 'http://a.b/c', ...string },
    },
    '/$ref',
    'Several files are called "http://a.b/c".',
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
    'This leads back to where it comes from without going into the value: it would never end.',
  ],
  [
    'a schema that is itself by a choice',
    of({ anyOf: [string, { $ref: '#' }] }),
    '/anyOf/1/$ref',
    'This leads back to where it comes from without going into the value: it would never end.',
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
    '"$recursiveRef" stands beside another reference.',
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
    'What "$dynamicRef" means here depends on where it is used from: 2 places are anchored for it.',
  ],
  [
    'a pattern of another language',
    of({ pattern: '(?i)abc' }),
    '/pattern',
    '"(?i)abc" is no regular expression of JavaScript.',
  ],
  [
    'a named pattern of another language',
    of({ patternProperties: { '(?P<a>b)': string } }),
    '/patternProperties/(?P<a>b)',
    '"(?P<a>b)" is no regular expression of JavaScript.',
  ],
  [
    'patterns of two kinds',
    of({ pattern: '^[\\w-.]+$', properties: { a: { pattern: '\\p{L}' } } }),
    '/pattern',
    '"^[\\w-.]+$" is an expression only without Unicode, and "\\p{L}" only with it: one schema takes one kind.',
  ],
  [
    'a property that cannot be held',
    of({ properties: own.properties }),
    '/properties/__proto__',
    'A property called "__proto__" cannot be held safely.',
  ],
  [
    'the same, required',
    of({ required: own.required }),
    '/required/0',
    'A property called "__proto__" cannot be held safely.',
  ],
  [
    'definitions only',
    of({ definitions: { a: string } }),
    '',
    'The file only keeps definitions: as the type of a property it would accept everything.',
  ],
  [
    'the name of an entity',
    { 'Owner-Input.json': string },
    '',
    'The types made of it would be called "ownerInput", as those of schemas/entities/owner.schema.json are.',
    'Owner-Input.json',
  ],
];

/** Problems of published schemas, and of what takes one. */
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
    'A property takes a published schema as a whole.',
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
    'A published schema stands here for no property.',
  ],
  [
    'a word that has no effect',
    ['properties', 'payload', 'maxLength'],
    3,
    '/properties/payload/maxLength',
    '"maxLength" beside "$ref" has no effect.',
  ],
] as const)('to take %s is refused', (_what, path, value, pointer, says) => {
  const edit = withPublishedSchemas(of(string), (files) => setAtPath(files[thing], path, value));
  const found = told(edit);
  expect(found).toContainEqual([thing, pointer, says]);
});

test('nothing is said of files that nobody uses', () => {
  expect(told(withPublishedSchemas({ ...of(string), 'broken.json': { $ref: '#/nowhere' } }))).toEqual([]);
});
