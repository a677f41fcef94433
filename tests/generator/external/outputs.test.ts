import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkProject } from '../../../generator/check/checkProject.ts';
import { emitOutputs } from '../../../generator/emit/emitOutputs.ts';
import type { Output } from '../../../generator/emit/Output.ts';
import { publishedFormSchemaOf } from '../../../generator/external/emit/formModule.ts';
import { typesOutput } from '../../../generator/external/emit/typesModule.ts';
import { validatorOutputs } from '../../../generator/external/emit/validatorModule.ts';
import { normalizeProject } from '../../../generator/normalize/normalizeProject.ts';
import { createRandom, ValueSampler } from '../../../generator/samples/ValueSampler.ts';
import type { EntityValidators } from '../../../src/contract/model/form.ts';
import { compiledVocabulary, sampleProject, setAtPath } from '../sampleProject.ts';
import { bundleSchemas, OutputFolder } from './bundleSchemas.ts';
import { withPublishedSchemas } from './withPublishedSchemas.ts';

type Json = Readonly<Record<string, unknown>>;

const string = { type: 'string' };
const order: Json = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  id: 'https://partner.example/schemas/order.json',
  title: 'Order */ of a partner',
  type: 'object',
  properties: {
    'ship-to': { $ref: 'parts/address.json', description: 'Where it goes.' },
    lines: { type: 'array', items: { $ref: '#/definitions/line' }, minItems: 1 },
    quantity: { type: 'number', minimum: 0, exclusiveMinimum: true },
    size: { type: 'array', items: [{ type: 'number' }, string] },
    class: { enum: ['A', 'B', null] },
    备注: string,
  },
  patternProperties: { '^x-': { type: 'integer' } },
  required: ['lines'],
  definitions: {
    line: {
      oneOf: [
        { required: ['sku'], properties: { sku: string } },
        { required: ['lines'], properties: { lines: { $ref: '#/properties/lines' } } },
      ],
    },
    unused: string,
  },
};
const address: Json = {
  type: 'object',
  properties: { 城市: { ...string, maxLength: 3 } },
  additionalProperties: false,
};
const published = { 'order.json': order, 'parts/address.json': address };

const workshop = new OutputFolder();
let outputs: readonly Output[];
beforeAll(async () => {
  const project = sampleProject(withPublishedSchemas(published));
  expect(checkProject(project, compiledVocabulary).filter(({ file }) => file.includes('external'))).toEqual(
    [],
  );
  outputs = await emitOutputs(normalizeProject(project));
  workshop.write(outputs.filter(({ path }) => /^(external|validators)\/|^types\.ts$/.test(path)));
});
afterAll(() => workshop.remove());

const textOf = (path: string): string =>
  outputs.find((output) => output.path === path)?.text.replace(/\s+/g, ' ') ?? '';

test.each([
  ['types.ts', `payload?: import('./external/order/types.ts').Order`],
  ['forms/thing.ts', '"payload": { "type": "object", "external": "order", "span": 1 }'],
  ['external/index.ts', `order: () => import('./order/form.ts'),`],
  ['external/order/types.ts', '"ship-to"?: Address'],
  ['external/order/types.ts', 'lines: Line[]'],
  ['external/order/types.ts', 'class?: ("A" | "B" | null)'],
  ['external/order/types.ts', '[k: string]: unknown'],
  ['validators/thing.js', `import { validate as orderExternal } from '../external/order/validate.js';`],
  ['validators/thing.js', 'export const validate = within(v0, [[["payload"], orderExternal]]);'],
  ['openapi.json', '"payload": { "$ref": "#/components/schemas/Order", "title": "Payload" }'],
  ['openapi.json', '"$ref": "#/components/schemas/Order.Line"'],
  ['openapi.json', '"exclusiveMinimum": 0'],
  ['openapi.json', '"prefixItems": ['],
])('%s contains %s', (path, fragment) => {
  expect(textOf(path)).toContain(fragment);
});

test('a property has the schema of its own file, and not that of a dependency with the same name', () => {
  const edit = withPublishedSchemas({
    'order.json': { type: 'object', properties: { body: { $ref: 'https://json.example/order' } } },
    'json.example/order.json': string,
  });
  const [bundle] = normalizeProject(sampleProject(edit)).externals;
  expect(bundle?.locations.Order).toEqual({ file: 'schemas/external/order.json', pointer: '' });
});

const thing = { kind: 'A', name: 'a', rank: 'x', hint: 'x', ownerUuid: 'o', status: 'OFF' };

test('the validator of a record checks the published property and reports its pointers', async () => {
  const { validate } = await workshop.load<EntityValidators>('validators/thing.js');
  const errorsOf = (payload: unknown) => {
    validate({ ...thing, payload });
    return (validate.errors ?? []).flatMap(({ instancePath, keyword }) =>
      instancePath.startsWith('/payload') ? [`${instancePath} ${keyword}`] : [],
    );
  };
  expect(errorsOf(undefined)).toEqual([]);
  expect(
    errorsOf({
      lines: [{ sku: 'a' }, { lines: [{ sku: 'b' }] }],
      'ship-to': { 城市: '上海' },
      class: null,
      'x-a': 1,
    }),
  ).toEqual([]);
  const invalid = { lines: [{ sku: 'a' }], quantity: 0, 'ship-to': { 城市: '乌鲁木齐' }, 'x-a': 'b' };
  expect(errorsOf(invalid)).toEqual([
    '/payload/ship-to/城市 maxLength',
    '/payload/quantity exclusiveMinimum',
    '/payload/x-a type',
  ]);
  expect(errorsOf({ lines: [{ lines: [{}] }] })).toContain('/payload/lines/0/lines/0 required');
  expect(errorsOf(null)).toEqual(['/payload type']);
});

test('the form schema uses draft-07, refers to definitions and omits unused definitions', () => {
  const schema = publishedFormSchemaOf(bundleSchemas(published));
  const definitions = schema.definitions as Json;
  expect(Object.keys(definitions)).toEqual(['Order', 'Address', 'PropertiesLines', 'Line']);
  expect(schema.$ref).toBe('#/definitions/Order');
  expect(definitions.Order).toMatchObject({
    title: 'Order */ of a partner',
    properties: {
      'ship-to': { $ref: '#/definitions/Address', description: 'Where it goes.' },
      quantity: { exclusiveMinimum: 0 },
      size: { items: [{ type: 'number' }, { type: 'string' }] },
    },
    patternProperties: { '^x-': { type: 'integer' } },
  });
  expect(JSON.stringify(schema)).not.toContain('partner.example');
});

test('the form schema has booleans only where rjsf accepts them', () => {
  const { definitions } = publishedFormSchemaOf(
    bundleSchemas({
      'a.json': { properties: { a: true, b: false }, items: true, additionalProperties: false },
    }),
  );
  const anything = { $comment: 'anything' };
  expect(definitions).toEqual({
    A: { properties: { a: anything }, items: anything, additionalProperties: false },
  });
});

/** Schema → texts of the generated TypeScript. */
const typed: readonly [name: string, schema: Json, ...fragments: string[]][] = [
  [
    'properties with any name',
    { properties: { 'a-b': string, 订单: string, '1': string, '': string, default: string } },
    '"a-b"?: string',
    '"订单"?: string',
    '"1"?: string',
    '""?: string',
    'default?: string',
  ],
  [
    'definitions with any name',
    {
      properties: {
        a: { $ref: '#/definitions/订单' },
        b: { $ref: '#/definitions/2d line' },
        c: { $ref: '#/definitions/T2DLine' },
      },
      definitions: { 订单: { type: 'object' }, '2d line': { type: 'object' }, T2DLine: string },
    },
    'a?: Part',
    'b?: T2DLine',
    'c?: T2DLine2',
  ],
  [
    'reserved words as names',
    {
      properties: { a: { $ref: '#/definitions/any' }, b: { $ref: '#/definitions/class' } },
      definitions: { any: string, class: string },
    },
    'a?: Any',
    'b?: Class',
  ],
  [
    'index signatures beside properties',
    { type: 'object', properties: { a: string }, additionalProperties: { type: 'integer' } },
    'a?: string',
    '[k: string]: unknown',
  ],
  [
    'index signatures alone',
    { type: 'object', additionalProperties: { type: 'integer' } },
    '[k: string]: number',
  ],
  ['a keyword of the library', { properties: { a: { tsType: 'Boom' } } }, 'a?: unknown'],
  [
    'a cycle',
    { $ref: '#/definitions/a', definitions: { a: { type: 'array', items: { $ref: '#/definitions/a' } } } },
    'A[]',
  ],
  ['a schema that accepts anything', { anyOf: [{ required: ['a'] }, { type: 'object' }] }, 'unknown'],
];

test.each(typed)('the types are correct for %s', async (name, schema, ...fragments) => {
  const output = await typesOutput(bundleSchemas({ [`typed ${name}.json`]: schema }));
  for (const fragment of fragments) expect(output.text).toContain(fragment);
  workshop.write([output]);
});

test('the types of 1500 properties and of the schemas above compile', async () => {
  const names = Array.from({ length: 1500 }, (_, index) => `property ${index}`);
  const large = {
    properties: Object.fromEntries(names.map((name) => [name, { ...string, maxLength: 9 }])),
    additionalProperties: false,
    required: names,
  };
  workshop.write([await typesOutput(bundleSchemas({ 'large.json': large }))]);
  expect(() => workshop.compile(['**/types.ts'])).not.toThrow();
});

test('a published property in a nested part of an entity is validated at its place', async () => {
  const edit = withPublishedSchemas({ 'code.json': { ...string, maxLength: 2 } }, (files) => {
    const entity = { properties: {} as Json, ...files['schemas/entities/thing.schema.json'] };
    const { payload } = entity.properties;
    setAtPath(files, ['schemas/entities/thing.schema.json', 'properties', 'parts'], {
      type: 'array',
      maxItems: 3,
      title: 'Parts',
      'x-i18n': { 'zh-CN': { title: '部分' } },
      items: { type: 'object', properties: { code: payload } },
    });
  });
  const project = sampleProject(edit);
  const nested = new OutputFolder();
  nested.write(
    (await emitOutputs(normalizeProject(project))).filter(({ path }) =>
      /^(external|validators)\/.*js$/.test(path),
    ),
  );
  const { validate } = await nested.load<EntityValidators>('validators/thing.js');
  validate({ ...thing, payload: 'abc', parts: [{}, { code: 'abc' }] });
  const paths = (validate.errors ?? [])
    .filter(({ keyword }) => keyword === 'maxLength')
    .map(({ instancePath }) => instancePath);
  nested.remove();
  expect(paths).toEqual(['/payload', '/parts/1/code']);
});

test('the definitions true and false have types', async () => {
  const definitions = { any: true, none: false };
  const properties = { a: { $ref: '#/definitions/any' }, b: { $ref: '#/definitions/none' } };
  const { text } = await typesOutput(bundleSchemas({ 'order.json': { definitions, properties } }));
  expect(text).toContain('a?: Any');
  expect(text).toContain('b?: None');
});

/** Schema on which json-schema-to-typescript fails → the place in the warning, and the types that remain. */
const failing: readonly [schema: Json, place: string, remaining: string][] = [
  [
    {
      type: 'object',
      properties: { line: { $ref: '#/definitions/line' }, name: string },
      definitions: { line: { type: 'object', properties: { a: { ...string, deprecated: 'since 2.0' } } } },
    },
    'schemas/external/order.json /definitions/line',
    'name?: string',
  ],
  [
    { type: 'object', deprecated: 'since 2.0' },
    'schemas/external/order.json /',
    'export type Order = unknown',
  ],
];

test.each(failing)('%j: a warning names %s, and the other types remain', async (schema, place, remaining) => {
  const warn = vi
    .spyOn(console, 'warn')
    .mockReset()
    .mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { text } = await typesOutput(bundleSchemas({ 'order.json': schema }));
  expect(warn.mock.calls.map(([message]) => String(message).split('\n')[0])).toEqual([place]);
  expect(text).toContain(remaining);
});

/** Schema on which Ajv fails → the place in the warning, an accepted value, and refused values. */
const uncompilable: readonly [schema: Json, place: string, accepted: unknown, refused: readonly unknown[]][] =
  [
    [
      {
        type: 'object',
        properties: { line: { $ref: '#/$defs/line' }, name: string },
        $defs: { line: { enum: [] } },
      },
      'schemas/external/order.json /$defs/line',
      { line: 1, name: 'a' },
      [{ line: 1, name: 1 }],
    ],
    [{ enum: [] }, 'schemas/external/order.json /', 1, []],
  ];

test.each(uncompilable)(
  '%j: a warning names %s, and the validator checks the other parts',
  (schema, place, accepted, refused) => {
    const warn = vi
      .spyOn(console, 'warn')
      .mockReset()
      .mockImplementation(() => {});
    const $schema = 'https://json-schema.org/draft/2020-12/schema';
    const bundle = bundleSchemas({ 'order.json': { $schema, ...schema } });
    validatorOutputs(bundle);
    expect(warn.mock.calls.map(([message]) => String(message).split('\n')[0])).toEqual([place]);
    const isValid = (value: unknown) => bundle.ajv().validate('validate', value);
    expect([accepted, ...refused].map(isValid)).toEqual([true, ...refused.map(() => false)]);
  },
);

test('a sample of a schema that refers to its root in many properties is small', () => {
  const names = Array.from({ length: 14 }, (_, index) => `p${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: '#/$defs/Root' }]));
  const definitions = { Root: { type: 'object', properties } };
  const sampler = new ValueSampler('any', { definitions, random: createRandom(1) });
  const sizes = [1, 2, 3].map(() => JSON.stringify(sampler.draw(definitions.Root)).length);
  expect(Math.max(...sizes)).toBeLessThan(50_000);
});
