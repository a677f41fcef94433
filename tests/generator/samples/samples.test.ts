import { expect, test } from 'vitest';
import { formSchema } from '../../../generator/emit/validators/emitValidators.ts';
import { loadProject } from '../../../generator/load/loadProject.ts';
import { normalizeProject } from '../../../generator/normalize/normalizeProject.ts';
import { constraintBreachesOf, constraintsOf } from '../../../generator/samples/constraintBreaches.ts';
import { constraintOfError, invalidValuesFor } from '../../../generator/samples/constraints.ts';
import { sampleOf } from '../../../generator/samples/RecordSampler.ts';
import { entities as validators } from '../../../src/generated/validators/index.ts';

const { entities } = normalizeProject(loadProject('.').project);

/** Returns the constraints that a value violates, according to the generated validator. */
function violatedConstraints(entity: string, value: unknown): string[] {
  const { validate } = validators[entity] ?? {};
  if (validate === undefined) throw new Error(`No validators of "${entity}".`);
  return validate(value) ? [] : (validate.errors ?? []).map(constraintOfError).map(line);
}

const line = ({ keyword, pointer }: { readonly keyword: string; readonly pointer: string }): string =>
  `${keyword} ${pointer}`;

test.each(entities.map((entity) => [entity.name, formSchema(entity)] as const))(
  'the validator of %s accepts its sample and reports each broken constraint',
  (name, schema) => {
    expect(violatedConstraints(name, sampleOf(schema, 2))).toEqual([]);
    const breaches = constraintBreachesOf(schema, 1);
    for (const { value, ...constraint } of breaches)
      expect(violatedConstraints(name, value)).toContain(line(constraint));
    expect(breaches.map(line)).toEqual(constraintsOf(schema).map(line));
  },
);

const text = (rules: object) => ({ type: 'string', maxLength: 40, ...rules });
const when = (condition: object, then: object) => ({ if: condition, then });

/** Schema → its sample. */
const samples: readonly [name: string, schema: object, want: unknown][] = [
  ['a choice', { enum: ['A'] }, 'A'],
  ['a pattern that no plausible text matches', text({ pattern: '^[q-q]{3}$' }), 'qqq'],
  ['an integer between two limits', { type: 'integer', exclusiveMinimum: 4, maximum: 5 }, 5],
  ['a multiple of a fraction', { type: 'number', multipleOf: 0.25, minimum: 0.2, maximum: 0.3 }, 0.25],
  [
    'a property that a condition requires',
    {
      type: 'object',
      properties: { kind: { const: 'A' } },
      required: ['kind'],
      additionalProperties: { const: 'extra' },
      ...when({ properties: { kind: { const: 'A' } } }, { required: ['more'] }),
    },
    { kind: 'A', more: 'extra' },
  ],
  [
    'a property that a condition forbids',
    {
      type: 'object',
      properties: { kind: { const: 'A' }, other: { const: 1 } },
      ...when({ required: ['kind'] }, { properties: { other: false } }),
    },
    { kind: 'A' },
  ],
  [
    'one of two exclusive branches',
    {
      type: 'object',
      properties: { a: { const: 1 }, b: { const: 2 } },
      required: ['a'],
      oneOf: [{ required: ['a'] }, { required: ['b'] }],
    },
    { a: 1 },
  ],
];

test.each(samples)('the sample satisfies its schema: %s', (_, schema, want) => {
  expect(sampleOf({ ...schema }, 7)).toEqual(want);
});

test('the same seed gives the same value, and another seed gives another value', () => {
  const schema = text({});
  const values = [1, 1, 2].map((seed) => sampleOf(schema, seed));
  expect(values[0]).toBe(values[1]);
  expect(values[0]).not.toBe(values[2]);
});

test('a schema that no value satisfies causes an error with the violated rule', () => {
  expect(() => sampleOf({ type: 'string', minLength: 3, maxLength: 2 }, 1)).toThrow(
    'No record was found that satisfies all rules of the schema: the record must NOT have fewer than 3 characters',
  );
});

/** Schema of one rule, a value → the values that violate the rule. */
const invalid: readonly [
  schema: Readonly<Record<string, unknown>>,
  value: unknown,
  want: readonly unknown[],
][] = [
  [{ minLength: 3 }, 'abcd', ['ab']],
  [{ maxLength: 3 }, 'ab', ['abbb']],
  [{ maxLength: 3 }, undefined, ['xxxx']],
  [{ minimum: 4 }, 5, [3]],
  [{ exclusiveMinimum: 4 }, 5, [4]],
  [{ maximum: 4 }, 3, [5]],
  [{ exclusiveMaximum: 4 }, 3, [4]],
  [{ exclusiveMaximum: true }, 3, []],
  [{ multipleOf: 4 }, 8, [10]],
  [{ multipleOf: 0.5 }, 1, [1.25]],
  [{ minItems: 2 }, [1, 2, 3], [[1]]],
  [{ maxItems: 2 }, [1], [[1, 1, 1]]],
  [{ maxItems: 2 }, [], []],
  [{ maxItems: 2 }, 'ab', []],
  [{ uniqueItems: true }, [1, 2], [[1, 1]]],
  [{ uniqueItems: true }, [], []],
  [{ uniqueItems: true }, undefined, []],
  [{ const: true }, true, [false]],
  [{ enum: [1] }, 1, [1e9]],
];

test.each(invalid)('the rule %j and the value %j give the invalid values %j', (schema, value, want) => {
  const keyword = Object.keys(schema).join('');
  expect(invalidValuesFor({ parts: [], keyword, schema, when: [] }, value)).toEqual(want);
});
