import { expect, test } from 'vitest';
import { comparedPropertiesOf, comparisonOf } from '../../../../generator/emit/service/comparedProperties.ts';
import type { Entity, SchemaNode } from '../../../../generator/normalize/model/Entity.ts';
import type { EntityUses } from '../../../../generator/normalize/model/Model.ts';
import type { BackendModel, OperationModel } from '../../../../generator/normalize/model/OperationModel.ts';
import { createUses as usesIn } from '../../../../generator/normalize/normalizeProject.ts';

const node = (more: Partial<SchemaNode> = {}): SchemaNode => ({
  type: 'string',
  rules: {},
  captions: {},
  choices: [],
  properties: {},
  required: [],
  additional: false,
  readOnly: false,
  secret: false,
  omitFromList: false,
  systemCounter: false,
  serviceText: false,
  verbatim: false,
  ui: {},
  migrations: [],
  removedProperties: {},
  messages: {},
  ...more,
});
const text = (maxLength: number) => node({ rules: { maxLength } });
const reference = { operation: 'owner.list', value: 'code', label: 'name' };

const comparisons: { given: Partial<SchemaNode>; name?: string; want: ReturnType<typeof comparisonOf> }[] = [
  { given: {}, want: 'text' },
  { given: { rules: { maxLength: 30 } }, want: 'text' },
  { given: {}, name: 'uuid', want: 'code' },
  { given: {}, name: 'thingUuid', want: 'code' },
  { given: { rules: { enum: ['A'] } }, want: 'code' },
  { given: { rules: { format: 'date-time' } }, want: 'code' },
  { given: { reference }, want: 'code' },
  { given: { type: 'boolean' }, want: 'code' },
  { given: { type: 'integer' }, want: 'number' },
  { given: { type: 'number' }, want: 'number' },
  { given: { type: 'array' }, want: undefined },
  { given: { type: 'object' }, want: undefined },
];

test.each(comparisons)('$name with $given is compared as $want', ({ given, name = 'word', want }) => {
  expect(comparisonOf(node(given), name)).toBe(want);
});

const entity = (
  name: string,
  properties: Record<string, SchemaNode>,
  more: Partial<Entity> = {},
): Entity => ({
  name,
  typeName: name,
  schema: node({ type: 'object', properties }),
  naturalKey: [],
  indexes: [],
  validations: [],
  files: [],
  ...more,
});

const owner = entity('owner', { uuid: text(36), code: text(30), name: text(30), note: text(30) });
const thing = entity(
  'thing',
  {
    uuid: text(36),
    companyUuid: node({ from: 'companyUuid' }),
    ownerCode: node({ reference, rules: { maxLength: 30 } }),
    parentUuid: text(36),
    name: text(30),
    story: text(201),
    level: node({ rules: { enum: ['LOW', 'HIGH'] } }),
    count: node({ type: 'integer' }),
    tags: node({ type: 'array' }),
    until: node({ rules: { format: 'date-time' } }),
    ...Object.fromEntries([1, 2, 3, 4].map((part) => [`part${part}`, text(150 + part)])),
  },
  {
    owner: { property: 'parentUuid', entity: 'parent' },
    lifecycle: {
      property: 'level',
      initial: {},
      states: {},
      transitions: {
        raise: { from: {}, to: {}, expires: { minutes: 1, property: 'until', action: 'lower' } },
      },
    },
  },
);

const backend: BackendModel = {
  id: 'main',
  name: 'main',
  server: '',
  services: {},
  key: 'uuid',
  list: { paging: { style: 'body' } },
  answer: { style: 'envelope' },
  errors: {},
  captions: {},
  file: '',
};

const operation = (
  id: string,
  entity: Entity,
  filter: readonly string[],
  query: readonly string[] = [],
): OperationModel => ({
  id,
  backend,
  service: 'openapi',
  method: 'POST',
  path: '/',
  pathParameters: [],
  scope: [],
  query: query.map((name) => ({ name, schema: {}, required: false, captions: {} })),
  body: { entity, filter },
  result: 'page',
  access: 'viewer',
  entity,
  summary: '',
  captions: {},
  optional: false,
  public: false,
  status: 200,
  headers: {},
  errorResponses: {},
});

const filterNames = ['companyUuid', 'level', 'name', 'story', 'tags', 'part4', 'part3', 'part2', 'part1'];
const usesOf: (entity: Entity) => EntityUses = usesIn(
  [owner, thing],
  [operation('owner.list', owner, [], ['name', 'other']), operation('thing.page', thing, filterNames)],
  [],
);

test('properties of sorting, filters and look-ups are compared, except long texts', () => {
  const { compared, indexed, filtered } = comparedPropertiesOf(thing, ['count', 'name'], usesOf(thing));
  expect(indexed).toEqual(['ownerCode', 'parentUuid', 'name', 'level', 'count', 'until']);
  expect(filtered).toEqual(['level', 'name', 'part1', 'part2', 'part3']);
  expect(compared).toEqual({
    ownerCode: 'code',
    parentUuid: 'code',
    name: 'text',
    level: 'code',
    count: 'number',
    until: 'code',
    part1: 'text',
    part2: 'text',
    part3: 'text',
  });
});

test('only filters have a range', () => {
  const offer = entity('offer', {
    price: node({ type: 'integer' }),
    priceFrom: node(),
    until: thing.schema.properties.until ?? node(),
  });
  const calls = [operation('offer.page', offer, ['priceFrom', 'until'])];
  expect(comparedPropertiesOf(offer, [], usesIn([offer], calls, [])(offer)).ranges).toEqual(['until']);
});

test('the property that references store is indexed', () => {
  const { indexed, filtered } = comparedPropertiesOf(owner, [], usesOf(owner));
  expect(indexed).toEqual(['code']);
  expect(filtered).toEqual(['name']);
});

/** Keywords of an entity that no list shows → its columns and its indexes. */
const keywords: { given: Partial<Entity>; want: object; indexed: readonly string[] }[] = [
  {
    given: { retention: { instant: 'until', where: { level: ['LOW'] } } },
    want: { level: 'code', until: 'code' },
    indexed: ['until'],
  },
  {
    given: {
      lifecycle: {
        property: 'level',
        initial: {},
        states: {},
        transitions: {},
        activities: { run: ['HIGH'] },
      },
    },
    want: { level: 'code' },
    indexed: [],
  },
];

test.each(keywords)('the properties of $given are compared', ({ given, want, indexed }) => {
  const { until, level } = thing.schema.properties;
  const log = entity('log', { ...(until && { until }), ...(level && { level }) }, given);
  expect(comparedPropertiesOf(log, [], usesOf(log))).toMatchObject({ compared: want, indexed, filtered: [] });
});
