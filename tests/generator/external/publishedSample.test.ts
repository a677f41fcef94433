import { expect, test } from 'vitest';
import { createRandom, ValueSampler } from '../../../generator/samples/ValueSampler.ts';
import { bundleSchemas } from './bundleSchemas.ts';

type Json = Readonly<Record<string, unknown>>;

const root = { $ref: '#' };
const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `p${index}`);
const properties = (count: number, schema: Json): Json =>
  Object.fromEntries(names(count).map((name) => [name, schema]));

/** Each definition refers twice to the next one, so one value needs 2 × 2 × … steps. */
const doubling = {
  $ref: '#/definitions/p0',
  definitions: Object.fromEntries(
    names(14).map((name, index) => [
      name,
      index === 13
        ? { type: 'object' }
        : { allOf: [{ $ref: `#/definitions/p${index + 1}` }, { $ref: `#/definitions/p${index + 1}` }] },
    ]),
  ),
};

/** Published schema → whether the sampler finds an example. */
const schemas: readonly [what: string, schema: Json, hasExample: boolean][] = [
  ['30 properties refer back to the root', { type: 'object', properties: properties(30, root) }, true],
  [
    '30 lists refer back to the root',
    { type: 'object', properties: properties(30, { type: 'array', items: root }) },
    true,
  ],
  [
    '30 required lists refer back to the root',
    {
      type: 'object',
      properties: properties(30, { type: 'array', items: root, maxItems: 3 }),
      required: names(30),
    },
    true,
  ],
  [
    '30 properties choose between the root and a text',
    {
      type: 'object',
      properties: properties(30, { anyOf: [root, { type: 'string' }] }),
      required: names(30),
    },
    true,
  ],
  [
    '30 required properties refer back to the root: no value is finite',
    { type: 'object', properties: properties(30, root), required: names(30) },
    false,
  ],
  ['one value follows 16,000 definitions: more than are drawn', doubling, false],
  [
    'a pattern is valid only without the Unicode flag',
    { type: 'object', properties: { no: { type: 'string', pattern: '^[\\w-.]+$' } }, required: ['no'] },
    true,
  ],
  [
    '1500 required properties',
    { type: 'object', properties: properties(1500, { type: 'string' }), required: names(1500) },
    true,
  ],
];

const nodesIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, one) => sum + nodesIn(one), 1)
    : 1;

/**
 * Returns the definitions of a bundle, which throw after `limit` reads. A bounded sampler reads them less
 * often.
 */
function limited(definitions: Json, limit: number): Record<string, boolean | Json> {
  let reads = 0;
  return new Proxy({ ...definitions } as Record<string, boolean | Json>, {
    get(target, name) {
      reads += 1;
      if (reads > limit) throw new Error(`More than ${limit} definitions are read.`);
      return target[String(name)];
    },
  });
}

test.each(schemas)('a value has a bounded number of nodes: %s', (_what, schema) => {
  const { definitions, typeName } = bundleSchemas({ 'large.json': schema });
  for (let seed = 1; seed <= 5; seed += 1) {
    const drawing = new ValueSampler('any', {
      definitions: limited(definitions, 3000),
      random: createRandom(seed),
    });
    expect(nodesIn(drawing.draw(definitions[typeName]))).toBeLessThan(3000);
  }
});

test.each(schemas)('an example is found where there is one: %s', (_what, schema, hasExample) => {
  const example = bundleSchemas({ 'large.json': schema }).sample();
  expect(example !== undefined).toBe(hasExample);
});
