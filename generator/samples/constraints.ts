import { isRecord } from '../../src/contract/json/isRecord.ts';
import type { SchemaViolation } from '../../src/contract/model/form.ts';
import type { JsonSchema } from '../emit/schema/jsonSchema.ts';
import { pointerParts, toPointer } from '../load/jsonPosition.ts';

/**
 * The rule that an Ajv error is about: the keyword, and the JSON pointer to the invalid value. For a missing
 * or extra property, the pointer leads to the property itself.
 */
export interface ConstraintLocation {
  readonly keyword: string;
  readonly pointer: string;
}

export function constraintOfError({
  keyword,
  instancePath,
  params,
}: Pick<SchemaViolation, 'keyword' | 'instancePath' | 'params'>): ConstraintLocation {
  const property = params.missingProperty ?? params.additionalProperty;
  const isOfProperty = keyword === 'required' || keyword === 'additionalProperties';
  return {
    keyword,
    pointer: isOfProperty ? toPointer([...pointerParts(instancePath), String(property)]) : instancePath,
  };
}

/** A condition of a schema, with the path of the value that it applies to. */
export interface ConstraintCondition {
  readonly parts: readonly string[];
  readonly schema: JsonSchema | boolean;
  /** True if the rule applies when the condition holds (`then`), false for `else`. */
  readonly holds: boolean;
}

/** A keyword that applies to the value at a path. The first item of an array represents all items. */
export interface SchemaConstraint {
  /** The path of the value that violates the rule. For `required`, the path of the missing property. */
  readonly parts: readonly string[];
  readonly keyword: string;
  /** The schema that contains the keyword. */
  readonly schema: JsonSchema;
  readonly when: readonly ConstraintCondition[];
}

/** The name of a property that no schema has. */
const unknownProperty = 'noSuchProperty';

/** Keywords that constrain a value and contain no other schema. */
export const valueKeywords: readonly string[] = [
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

/**
 * Yields every rule of a schema with the conditions under which it applies. Branches of `anyOf`, `oneOf` and
 * `not` are not rules of their own.
 */
export function* findConstraints(
  schema: unknown,
  parts: readonly string[] = [],
  when: readonly ConstraintCondition[] = [],
): Generator<SchemaConstraint> {
  if (!isRecord(schema)) return;
  for (const keyword of valueKeywords)
    if (keyword in schema && !isRecord(schema[keyword]) && schema[keyword] !== false)
      yield { parts, keyword, schema, when };
  if (Array.isArray(schema.required))
    for (const name of schema.required)
      yield { parts: [...parts, String(name)], keyword: 'required', schema, when };
  if (schema.additionalProperties === false)
    yield { parts: [...parts, unknownProperty], keyword: 'additionalProperties', schema, when };
  yield* findNestedConstraints(schema, parts, when);
}

function* findNestedConstraints(
  schema: JsonSchema,
  parts: readonly string[],
  when: readonly ConstraintCondition[],
): Generator<SchemaConstraint> {
  if (isRecord(schema.properties))
    for (const [name, property] of Object.entries(schema.properties)) {
      const here = [...parts, name];
      if (property === false) yield { parts: here, keyword: 'false schema', schema: {}, when };
      yield* findConstraints(property, here, when);
    }
  if (schema.items !== undefined) yield* findConstraints(schema.items, [...parts, '0'], when);
  if (isRecord(schema.additionalProperties) && !isRecord(schema.properties))
    yield* findConstraints(schema.additionalProperties, [...parts, 'sample'], when);
  if (Array.isArray(schema.allOf)) for (const part of schema.allOf) yield* findConstraints(part, parts, when);
  const condition = schema.if;
  if (!isRecord(condition) && typeof condition !== 'boolean') return;
  yield* findConstraints(schema.then, parts, [...when, { parts, schema: condition, holds: true }]);
  yield* findConstraints(schema.else, parts, [...when, { parts, schema: condition, holds: false }]);
}

type InvalidValues = (value: unknown, limit: unknown, rule: SchemaConstraint) => readonly unknown[];

/** Texts that most patterns refuse. */
const oddTexts = [' ', '!', 'x', '-', '0', '/ /', ''];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const offsetBy =
  (step: number): InvalidValues =>
  (_, limit) =>
    typeof limit === 'number' ? [limit + step] : [];

const cutText: InvalidValues = (value, limit) => [[...text(value)].slice(0, Number(limit) - 1).join('')];
/** Repeats the last character of the text, because most patterns still match it. */
const lengthenText: InvalidValues = (value, limit) => [
  text(value) + (text(value).at(-1) ?? 'x').repeat(Number(limit) + 1 - [...text(value)].length),
];
const repeatItem: InvalidValues = (value, limit) => {
  const first = list(value)[0];
  return first === undefined ? [] : [Array.from({ length: Number(limit) + 1 }, () => first)];
};

/**
 * Invalid values by the keyword that they violate, the most likely first. `undefined` removes the property.
 */
const invalidValuesByKeyword: Readonly<Record<string, InvalidValues>> = {
  type: (value) => [typeof value === 'string' ? 7 : 'not of this type'],
  enum: (value) => [typeof value === 'number' ? 1e9 : 'NO_SUCH_CHOICE'],
  const: (value) => [typeof value === 'boolean' ? !value : 'another value'],
  minLength: cutText,
  maxLength: lengthenText,
  pattern: (value) => [...oddTexts, `${text(value)} !`, `! ${text(value)}`],
  format: () => ['of no such format'],
  minimum: offsetBy(-1),
  exclusiveMinimum: offsetBy(0),
  maximum: offsetBy(1),
  exclusiveMaximum: offsetBy(0),
  multipleOf: (value, limit) => [Number(value) + Number(limit) / 2],
  minItems: (value, limit) => [list(value).slice(0, Number(limit) - 1)],
  maxItems: repeatItem,
  uniqueItems: (value) => (list(value).length > 0 ? [[list(value)[0], list(value)[0]]] : []),
  required: () => [undefined],
  additionalProperties: () => [1],
  'false schema': () => [1],
};

/** Keywords that an added property violates. */
export const addingKeywords = new Set(['additionalProperties', 'false schema']);

/** Returns values that violate a rule when they replace a valid value. */
export const invalidValuesFor = (rule: SchemaConstraint, value: unknown): readonly unknown[] =>
  invalidValuesByKeyword[rule.keyword]?.(value, rule.schema[rule.keyword], rule) ?? [];
