import { Ajv } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import Ajv04 from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { afterAll, expect, test } from 'vitest';
import { lengthModule } from '../../../generator/emit/validators/StandaloneValidators.ts';
import { validatorOutputs } from '../../../generator/external/emit/validatorModule.ts';
import type { Validate } from '../../../src/contract/model/form.ts';
import { bundleSchemas, OutputFolder } from './bundleSchemas.ts';

type Json = Readonly<Record<string, unknown>>;

const addresses = {
  '04': 'http://json-schema.org/draft-04/schema#',
  '06': 'http://json-schema.org/draft-06/schema#',
  '07': 'https://json-schema.org/draft-07/schema',
  '2019-09': 'https://json-schema.org/draft/2019-09/schema',
  '2020-12': 'https://json-schema.org/draft/2020-12/schema#',
} as const;
const ajvClasses = { '04': Ajv04, '06': Ajv, '07': Ajv, '2019-09': Ajv2019, '2020-12': Ajv2020 };
type Draft = keyof typeof ajvClasses;

const string = { type: 'string' };
const integer = { type: 'integer' };
const tree = (keyword: string, self: string): Json => ({
  type: 'object',
  properties: { name: string, children: { type: 'array', items: { $ref: self } } },
  required: ['name'],
  [keyword]: {},
  additionalProperties: false,
});
/** Parses JSON, in which `__proto__` is an ordinary property. */
const parsed = (text: string): unknown => JSON.parse(text);

/** Draft, name of the case, schema → accepted values, refused values. */
const cases: readonly [Draft, string, Json, readonly unknown[], readonly unknown[]][] = [
  [
    '04',
    'exclusive limits',
    { minimum: 1, exclusiveMinimum: true, maximum: 3, exclusiveMaximum: false },
    [2, 3],
    [1, 3.1],
  ],
  [
    '04',
    'an id as a keyword and as a property',
    { id: 'http://a.b/c', properties: { id: { $ref: '#x' } }, definitions: { y: { id: '#x', ...string } } },
    [{ id: 'a' }],
    [{ id: 1 }],
  ],
  [
    '04',
    'a reference to the meta-schema',
    { $ref: 'http://json-schema.org/draft-04/schema#' },
    [{ type: 'string' }],
    [{ type: 'text' }],
  ],
  [
    '06',
    'contains and propertyNames',
    { contains: { const: 1 }, propertyNames: { maxLength: 1 } },
    [[1], { a: 1 }],
    [[2], { ab: 1 }],
  ],
  [
    '06',
    'boolean schemas',
    { properties: { a: false, b: true }, additionalProperties: false },
    [{ b: 1 }, {}],
    [{ a: 1 }, { c: 1 }],
  ],
  [
    '07',
    'conditions',
    {
      if: { properties: { a: { const: 1 } }, required: ['a'] },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: { required: ['b'] },
      else: { required: ['c'] },
    },
    [{ a: 1, b: 1 }, { c: 1 }],
    [{ a: 1 }, {}],
  ],
  [
    '07',
    'a tuple',
    { items: [string, integer], additionalItems: false },
    [['a', 1], ['a'], []],
    [['a', 1, 2], [1]],
  ],
  [
    '07',
    'dependencies',
    { dependencies: { a: ['b'], c: { required: ['d'] } } },
    [
      { a: 1, b: 1 },
      { c: 1, d: 1 },
    ],
    [{ a: 1 }, { c: 1 }],
  ],
  [
    '07',
    'keywords of later drafts',
    { prefixItems: [integer], dependentRequired: { a: ['b'] }, unevaluatedProperties: false },
    [['a'], { a: 1 }],
    [],
  ],
  [
    '07',
    'recursion to the root',
    tree('definitions', '#'),
    [{ name: 'a', children: [{ name: 'b' }] }],
    [{ name: 'a', children: [{}] }],
  ],
  [
    '07',
    'keywords beside a reference',
    { properties: { a: { $ref: '#/definitions/s', maxLength: 1 } }, definitions: { s: string } },
    [{ a: 'a' }],
    [{ a: 'ab' }, { a: 1 }],
  ],
  [
    '07',
    'a pointer into the schema',
    { properties: { 'a/b~c %': integer, d: { $ref: '#/properties/a~1b~0c%20%25' } } },
    [{ d: 1 }],
    [{ d: 'a' }],
  ],
  [
    '07',
    'property names with any characters',
    {
      properties: { 'ship-to': string, 订单: integer, class: string, '': integer, 'a.b': integer },
      additionalProperties: false,
    },
    [{ 'ship-to': 'a', 订单: 1, class: 'a', '': 1, 'a.b': 1 }],
    [{ 订单: 'a' }, { shipTo: 'a' }],
  ],
  [
    '07',
    'property names that every object inherits',
    { properties: { constructor: string, toString: string }, required: ['constructor'] },
    [{ constructor: 'a' }],
    [{}, { constructor: 1 }],
  ],
  [
    '07',
    'an own property with the name of the prototype',
    { properties: { a: string }, additionalProperties: false },
    [{}],
    [parsed('{"__proto__":1}')],
  ],
  [
    '07',
    'known and unknown formats',
    { properties: { a: { format: 'date' }, b: { format: 'uuid' }, c: { format: 'barcode' } } },
    [{ a: '2024-02-29', c: 'x' }],
    [{ a: '2023-02-29' }, { b: 'x' }],
  ],
  ['07', 'multiples of a fraction', { multipleOf: 0.01 }, [19.99, 1], [0.001]],
  ['07', 'characters of two code units', { maxLength: 2, pattern: '^.{1,2}$' }, ['😀😀'], ['😀😀😀']],
  ['07', 'unique items', { uniqueItems: true }, [[{ a: 1 }, { a: 2 }]], [[{ a: 1 }, { a: 1 }]]],
  ['07', 'nullable', { properties: { a: { type: 'string', nullable: true } } }, [{ a: null }], [{ a: 1 }]],
  [
    '2019-09',
    'unevaluated properties',
    { allOf: [{ properties: { a: string } }], unevaluatedProperties: false },
    [{ a: 'a' }],
    [{ b: 1 }],
  ],
  [
    '2019-09',
    'dependent properties and counted items',
    {
      dependentRequired: { a: ['b'] },
      dependentSchemas: { c: { required: ['d'] } },
      contains: integer,
      minContains: 2,
    },
    [[1, 2], { a: 1, b: 1 }],
    [[1], { a: 1 }, { c: 1 }],
  ],
  [
    '2019-09',
    'dependencies of both kinds beside allOf and those of a later draft',
    {
      allOf: [{ properties: { e: string } }],
      dependentRequired: { a: ['b'] },
      dependencies: { c: ['d'], f: { required: ['g'] } },
    },
    [{ a: 1, b: 1, c: 1, d: 1, f: 1, g: 1 }, { e: 'e' }],
    [{ a: 1 }, { c: 1 }, { f: 1 }, { e: 1 }],
  ],
  [
    '07',
    'dependencies of both kinds',
    { dependencies: { c: ['d'], f: { required: ['g'] } } },
    [{ c: 1, d: 1, f: 1, g: 1 }],
    [{ c: 1 }, { f: 1 }],
  ],
  [
    '2019-09',
    'recursion',
    tree('$defs', '#'),
    [{ name: 'a', children: [{ name: 'b' }] }],
    [{ name: 'a', children: [{}] }],
  ],
  [
    '2019-09',
    'a recursive reference',
    {
      $recursiveAnchor: true,
      type: 'object',
      properties: { a: { $recursiveRef: '#' } },
      additionalProperties: false,
    },
    [{ a: { a: {} } }],
    [{ a: { b: 1 } }],
  ],
  ['2019-09', 'an anchor', { $ref: '#s', $defs: { t: { $anchor: 's', ...string } } }, ['a'], [1]],
  ['2019-09', 'a tuple', { items: [string], additionalItems: integer }, [['a', 1]], [['a', 'b']]],
  ['2019-09', 'an empty tuple', { items: [], additionalItems: integer }, [[1]], [['a']]],
  ['2020-12', 'a tuple', { prefixItems: [string], items: integer }, [['a', 1]], [['a', 'b']]],
  [
    '2020-12',
    'a dynamic reference',
    {
      $dynamicAnchor: 'n',
      type: 'object',
      properties: { a: { $dynamicRef: '#n' } },
      additionalProperties: false,
    },
    [{ a: {} }],
    [{ a: { b: 1 } }],
  ],
  [
    '2020-12',
    'unevaluated items',
    { allOf: [{ prefixItems: [string] }], unevaluatedItems: false },
    [['a']],
    [['a', 1]],
  ],
  [
    '2020-12',
    'an embedded schema resource',
    {
      properties: { a: { $ref: 'part' } },
      $defs: { p: { $id: 'part', allOf: [{ $ref: '#/$defs/q' }], $defs: { q: integer } }, q: string },
    },
    [{ a: 1 }],
    [{ a: 'a' }],
  ],
];

const outputFolder = new OutputFolder();
afterAll(() => outputFolder.remove());
outputFolder.write([{ path: 'validators/length.js', text: lengthModule, files: [] }]);

test.each(cases)('draft %s: validator and Ajv agree on %s', async (draft, name, schema, valid, invalid) => {
  const whole = { $schema: addresses[draft], ...schema };
  const bundle = bundleSchemas({ [`${draft} ${name}.json`]: whole });
  outputFolder.write(validatorOutputs(bundle));
  const { validate } = await outputFolder.load<{ validate: Validate }>(`external/${bundle.name}/validate.js`);
  const ajv = new ajvClasses[draft]({
    strict: false,
    logger: false,
    ownProperties: true,
    multipleOfPrecision: 8,
    validateSchema: false,
  });
  addFormats(ajv);
  const ajvValidate = ajv.compile(whole);
  const verdicts = (by: (value: unknown) => unknown) => [...valid, ...invalid].map((value) => by(value));
  expect(verdicts(validate)).toEqual([...valid.map(() => true), ...invalid.map(() => false)]);
  expect(verdicts(ajvValidate)).toEqual(verdicts(validate));
});
