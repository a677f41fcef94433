import { expect, test } from 'vitest';
import type { JsonSchemaDraft } from '../../../generator/external/jsonSchemaDraft.ts';
import { upgradeSchema } from '../../../generator/external/upgradeSchema.ts';

/** The upgraded schema at a path: its path as the title. */
const at = (path: string) => ({ title: path });

/** Draft and schema → the schema in draft 2020-12. Schemas inside it are empty. */
test.each<[draft: JsonSchemaDraft, schema: object, want: object]>([
  ['04', { exclusiveMinimum: true, minimum: 1 }, { exclusiveMinimum: 1 }],
  ['04', { exclusiveMaximum: false, maximum: 1 }, { maximum: 1 }],
  ['07', { minimum: 0, exclusiveMaximum: 1 }, { minimum: 0, exclusiveMaximum: 1 }],
  ['07', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
  ['07', { type: ['null', 'string'], nullable: true }, { type: ['null', 'string'] }],
  ['07', { type: 'string', nullable: false }, { type: 'string' }],
  ['07', { nullable: true, 'x-note': 1 }, {}],
  ['07', { items: {} }, { items: at('items') }],
  ['07', { items: [{}, {}] }, { prefixItems: [at('items/0'), at('items/1')] }],
  [
    '07',
    { items: [{}], additionalItems: {} },
    { prefixItems: [at('items/0')], items: at('additionalItems') },
  ],
  ['07', { items: [], additionalItems: {} }, { items: at('additionalItems') }],
  ['2020-12', { prefixItems: [{}], items: {} }, { prefixItems: [at('prefixItems/0')], items: at('items') }],
  ['07', { prefixItems: [{}], dependentRequired: { a: ['b'] } }, {}],
  ['07', { allOf: [{}], not: {} }, { allOf: [at('allOf/0')], not: at('not') }],
  [
    '07',
    { properties: { a: {} }, required: ['a'] },
    { properties: { a: at('properties/a') }, required: ['a'] },
  ],
  ['07', { dependencies: { a: ['b'] } }, { dependentRequired: { a: ['b'] } }],
  ['07', { dependencies: { a: {} } }, { dependentSchemas: { a: at('dependencies/a') } }],
  ['07', { dependencies: {} }, {}],
  [
    '2019-09',
    { allOf: [{}], dependentRequired: { c: ['d'] }, dependencies: { a: ['b'] } },
    {
      allOf: [at('allOf/0'), { dependentRequired: { a: ['b'] } }],
      dependentRequired: { c: ['d'] },
    },
  ],
  [
    '2019-09',
    { dependentSchemas: { c: {} }, dependencies: { a: ['b'] } },
    {
      dependentSchemas: { c: at('dependentSchemas/c') },
      allOf: [{ dependentRequired: { a: ['b'] } }],
    },
  ],
])('draft %s: %j becomes %j', (draft, schema, want) => {
  const given: Readonly<Record<string, unknown>> = { ...schema };
  const inside = (path: readonly string[]) => {
    const [word = ''] = path;
    return word in given ? at(path.join('/')) : undefined;
  };
  expect(upgradeSchema(given, draft, inside, {})).toEqual(want);
});
