import { expect, test } from 'vitest';
import { sampleObjectsOf } from '../../../../generator/check/conversions/sampleObjects.ts';
import { RecordSampler } from '../../../../generator/samples/RecordSampler.ts';

/** Distinguishes the objects with a boundary value from the random ones. */
const others = Object.fromEntries(
  ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, { type: 'integer', minimum: 1, maximum: 1e6 }]),
);

/** Schema of a property → its values in the objects that are else equal to the first one. */
const values: readonly [schema: object, want: readonly unknown[]][] = [
  [{ type: 'boolean' }, [true, false]],
  [{ enum: ['A', 'B', 'C'] }, ['A', 'B', 'C']],
  [{ type: 'integer', minimum: 3, maximum: 9e9 }, [3, 9e9]],
  [{ type: 'number', maximum: -5 }, [-5]],
  [{ type: 'string', maxLength: 4 }, ['', 'aaaa']],
  [{ type: 'string', minLength: 2, maxLength: 5000 }, ['aa', 'a'.repeat(1000)]],
  [{ type: 'string', pattern: '^[xy]$', maxLength: 1 }, []],
  [{ type: 'string', format: 'date' }, []],
];

test.each(values)('the sample objects of %j have the values %j and none', (schema, want) => {
  const whole = { type: 'object', properties: { ...others, value: schema }, required: Object.keys(others) };
  const [first = {}, ...more] = sampleObjectsOf(whole, RecordSampler.of(whole));
  const { value: _, ...rest } = first;
  const found = more.filter((object) => Object.keys(others).every((name) => object[name] === first[name]));
  for (const value of want) expect(found).toContainEqual({ ...rest, value });
  expect(found).toContainEqual(rest);
  expect(found.filter((object) => 'value' in object)).toHaveLength(want.length);
});

/** Schemas without sample objects. */
test.each<[what: string, schema: object]>([
  ['no object', { type: 'integer' }],
  ['no valid value', { type: 'object', properties: { a: { const: 1 } }, required: ['a'], not: {} }],
])('a schema with %s has no sample objects', (_, schema) => {
  const whole = { ...schema };
  expect(sampleObjectsOf(whole, RecordSampler.of(whole))).toEqual([]);
});
