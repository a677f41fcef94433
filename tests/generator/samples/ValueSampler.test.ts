import { expect, test } from 'vitest';
import { createRandom, ValueSampler } from '../../../generator/samples/ValueSampler.ts';

/** Schema → its value in the manner `first`. */
const first: readonly [schema: object, want: unknown][] = [
  [{ type: 'integer', default: 5, enum: [1, 5] }, 5],
  [{ enum: ['A', 'B'] }, 'A'],
  [{ type: 'string', examples: ['US', 'CN'] }, 'US'],
  [{ type: 'boolean' }, false],
  [{ type: 'integer' }, 1],
  [{ type: 'number' }, 1],
  [{ type: 'integer', minimum: 0 }, 1],
  [{ type: 'integer', minimum: 7 }, 7],
  [{ type: 'integer', exclusiveMinimum: 4 }, 5],
  [{ type: 'integer', maximum: 0 }, 0],
  [{ type: 'number', multipleOf: 0.25, maximum: 0.5 }, 0.5],
  [{ type: 'string' }, 'Sample 1'],
  [{ type: 'string', maxLength: 7 }, 'Sample1'],
  [{ type: 'string', format: 'date' }, '2026-01-02'],
  [{ type: 'string', format: 'date-time' }, '2026-01-01T00:01:00.000Z'],
  [{ type: 'string', format: 'time' }, '01:07:00Z'],
  [{ type: 'string', format: 'hostname' }, 'sample1.example.com'],
  [{ type: 'string', format: 'ipv4' }, '10.0.1.2'],
  [{ type: 'string', format: 'uuid' }, '00000000-0000-4000-8000-000000000001'],
  [{ type: 'string', pattern: '^/' }, '/sample/1'],
  [{ type: 'string', minLength: 50 }, 'x'.repeat(50)],
  [{ type: 'array', items: { type: 'integer' } }, [1]],
  [
    { type: 'object', properties: { a: { const: 1 }, b: false, c: { const: 2 } } },
    { a: 1, c: 2 },
  ],
];

test.each(first)('the first value of %j is %j', (schema, want) => {
  expect(new ValueSampler('first').draw(schema)).toEqual(want);
});

const draws = (manner: 'full' | 'any', schema: object, definitions = {}): unknown[] =>
  Array.from({ length: 40 }, (_, seed) =>
    new ValueSampler(manner, { definitions, random: createRandom(seed) }).draw(schema),
  );
const distinct = (values: readonly unknown[]): string[] =>
  [...new Set(values.map((value) => JSON.stringify(value)))].sort();

/** Manner and schema → all values that are drawn. */
const all: readonly [manner: 'full' | 'any', schema: object, want: readonly string[]][] = [
  ['any', { type: 'boolean' }, ['false', 'true']],
  ['any', { type: 'integer', minimum: 3, exclusiveMaximum: 6 }, ['3', '4', '5']],
  ['any', { type: ['null', 'boolean'] }, ['false', 'null', 'true']],
  [
    'any',
    { properties: { a: { const: 1 }, b: { const: 2 } }, required: ['b'] },
    ['{"a":1,"b":2}', '{"b":2}'],
  ],
  ['full', { properties: { a: { const: 1 }, b: { const: 2 } }, required: ['b'] }, ['{"a":1,"b":2}']],
  ['any', { type: 'array', items: { const: 1 }, maxItems: 1 }, ['[1]', '[]']],
  ['full', { type: 'array', items: { const: 1 }, maxItems: 2 }, ['[1,1]', '[1]']],
  ['full', { type: 'array', items: { const: 1 }, maxItems: 0 }, ['[]']],
  ['full', { type: 'array', items: { const: 1 }, uniqueItems: true }, ['[1]']],
  ['full', { type: 'integer', oneOf: [{ minimum: 5, maximum: 5 }, { const: 9 }] }, ['5', '9']],
  ['any', { $ref: '#/$defs/a', properties: { b: { const: 2 } }, required: ['b'] }, ['{"a":1,"b":2}']],
];

test.each(all)('%s values of %j are %j', (manner, schema, want) => {
  const a = { type: 'object', properties: { a: { const: 1 } }, required: ['a'] };
  expect(distinct(draws(manner, schema, { a }))).toEqual(want);
});
