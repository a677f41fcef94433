import type { JsonSchema } from '../emit/jsonSchema.ts';
import { isSchema } from './schemaAt.ts';

/** A condition of a schema, and the record or part of one that it is about. */
export interface Asked {
  readonly parts: readonly string[];
  readonly schema: JsonSchema | boolean;
  /** Whether the rule is in force when it holds (`then`) or when it does not (`else`). */
  readonly holds: boolean;
}

/** A keyword in force for the values at a place; of an array's items the first stands for all. */
export interface SchemaRule {
  /** Of the value that is blamed when the rule is broken: for `required`, of the property that is missing. */
  readonly parts: readonly string[];
  readonly keyword: string;
  /** The schema that it stands in. */
  readonly schema: JsonSchema;
  readonly when: readonly Asked[];
}

/** The name of a property that no schema has. */
export const strange = 'noSuchProperty';

/** Keywords of a value that do not look at other schemas. */
const simple = [
  'type',
  'enum',
  'const',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
];

/** Every rule of a schema, with the conditions under which it is one. Branches of `anyOf`, `oneOf` and `not` are no rules by themselves. */
export function* rulesIn(
  schema: unknown,
  parts: readonly string[] = [],
  when: readonly Asked[] = [],
): Generator<SchemaRule> {
  if (!isSchema(schema)) return;
  for (const keyword of simple)
    if (keyword in schema && !isSchema(schema[keyword]) && schema[keyword] !== false)
      yield { parts, keyword, schema, when };
  if (Array.isArray(schema.required))
    for (const name of schema.required)
      yield { parts: [...parts, String(name)], keyword: 'required', schema, when };
  if (schema.additionalProperties === false)
    yield { parts: [...parts, strange], keyword: 'additionalProperties', schema, when };
  yield* within(schema, parts, when);
}

function* within(
  schema: JsonSchema,
  parts: readonly string[],
  when: readonly Asked[],
): Generator<SchemaRule> {
  if (isSchema(schema.properties))
    for (const [name, property] of Object.entries(schema.properties)) {
      const here = [...parts, name];
      if (property === false) yield { parts: here, keyword: 'false schema', schema: {}, when };
      yield* rulesIn(property, here, when);
    }
  if (schema.items !== undefined) yield* rulesIn(schema.items, [...parts, '0'], when);
  if (isSchema(schema.additionalProperties) && !isSchema(schema.properties))
    yield* rulesIn(schema.additionalProperties, [...parts, 'sample'], when);
  if (Array.isArray(schema.allOf)) for (const part of schema.allOf) yield* rulesIn(part, parts, when);
  const condition = schema.if;
  if (!isSchema(condition) && typeof condition !== 'boolean') return;
  yield* rulesIn(schema.then, parts, [...when, { parts, schema: condition, holds: true }]);
  yield* rulesIn(schema.else, parts, [...when, { parts, schema: condition, holds: false }]);
}
