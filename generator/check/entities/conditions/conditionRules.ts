import { secretClearName, secretSetName } from '../../../../src/contract/api/derivedNames.ts';
import { isRecord } from '../../../../src/contract/json/isRecord.ts';
import type { SchemaCondition, SchemaSource } from '../../../load/sources/SchemaSource.ts';
import {
  choicesOf,
  type EntitySchemaLocation,
  type RuleContext,
  type SchemaRule,
} from '../../RuleContext.ts';
import {
  didYouMean,
  elementLocations,
  type JsonLocation,
  locationAt,
  violation,
} from '../../RuleViolation.ts';
import { checkPossible } from '../values/choiceRules.ts';

/** Returns the names that a condition may use: the properties, and the two flags of each secret. */
const conditionNamesOf = (schema: SchemaSource): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, { writeOnly }]) =>
    writeOnly ? [name, secretSetName(name), secretClearName(name)] : [name],
  );

interface ConditionLocation extends JsonLocation<SchemaCondition> {
  /** The object that the condition applies to. */
  readonly owner: SchemaSource;
  readonly schema: EntitySchemaLocation;
}

/** Returns all conditions of the entities, each with the object that it applies to. */
function findConditions({ schemasWith }: RuleContext): ConditionLocation[] {
  const words = ['if', 'then', 'else', 'x-visible-when'] as const;
  return [
    ...words.flatMap((word) =>
      schemasWith(word).flatMap((schema) => {
        const value = (schema.value as Readonly<Record<string, SchemaCondition | undefined>>)[word];
        const owner = word === 'x-visible-when' ? schema.owner : schema.value;
        return value ? [{ ...locationAt(schema, [word], value), owner, schema }] : [];
      }),
    ),
    ...schemasWith('x-validations').flatMap((schema) =>
      elementLocations(schema, 'x-validations', schema.value['x-validations']).map((rule) => ({
        ...locationAt(rule, ['schema'], rule.value.schema),
        owner: schema.value,
        schema,
      })),
    ),
  ];
}

/** A condition names only properties of the object that it applies to, or the flags of a secret. */
const conditionProperties: SchemaRule = function* (sources) {
  for (const condition of findConditions(sources)) {
    const known = conditionNamesOf(condition.owner);
    for (const { property, path } of findMentions(condition.value))
      if (!known.includes(property))
        yield violation(
          locationAt(condition, path, property),
          `The condition names "${property}", which is not a property.`,
          didYouMean(property, known),
        );
    for (const property of findComparedProperties(condition.value))
      if (!known.includes(property))
        yield violation(
          condition,
          `The condition compares with "${property}", which is not a property.`,
          didYouMean(property, known),
        );
  }
};

/** Returns the choices of a property, including those of `x-choices`; undefined if it has none. */
export const allChoicesOf = (
  schema: SchemaSource,
  property: string,
  { derivedValues }: RuleContext,
): readonly unknown[] | undefined =>
  schema['x-choices'] ? derivedValues(schema, property) : choicesOf(schema);

/** A condition compares a property only with values that the property can hold. */
const possibleConditionValues: SchemaRule = function* (sources) {
  for (const condition of findConditions(sources))
    for (const { property, values } of findMentions(condition.value)) {
      const schema = sources.propertiesIn(condition.schema, condition.owner)[property] ?? {};
      const choices = allChoicesOf(schema, property, sources);
      for (const { path, value } of values)
        yield* checkPossible(locationAt(condition, path, value), property, value, schema.type, choices);
    }
};

/** The condition in `x-visible-when` does not name the property that it shows. */
const noSelfCondition: SchemaRule = function* ({ schemasWith }) {
  for (const place of schemasWith('x-visible-when'))
    for (const { property, path } of findMentions(place.value['x-visible-when'] ?? {}))
      if (property === place.property)
        yield violation(
          locationAt(place, ['x-visible-when', ...path], property),
          `The condition of "${property}" names "${property}" itself, which has no value while it is hidden.`,
          'Name another property in the condition.',
        );
};

/** Rules for the conditions on a record: `if`, `then`, `else`, `x-visible-when` and `x-validations`. */
export const conditionRules: readonly SchemaRule[] = [
  conditionProperties,
  possibleConditionValues,
  noSelfCondition,
];

/** A property in a condition, with its path and the values that the condition compares it with. */
interface ConditionMention {
  readonly property: string;
  readonly path: readonly string[];
  readonly values: readonly { readonly path: readonly string[]; readonly value: unknown }[];
}

function findComparedValues(schema: unknown, path: readonly string[]): ConditionMention['values'] {
  if (!isRecord(schema)) return [];
  const { const: only, enum: several, not } = schema;
  return [
    ...(Array.isArray(several) ? several : []).map((value, index) => ({
      path: [...path, 'enum', String(index)],
      value,
    })),
    ...('const' in schema && !isRecord(only) ? [{ path: [...path, 'const'], value: only }] : []),
    ...findComparedValues(not, [...path, 'not']),
  ];
}

/**
 * Returns the properties of the record that a condition names in `properties` and `required`. Nested
 * conditions, such as those in `allOf` and `not`, are included.
 */
export function findMentions(condition: SchemaCondition, path: readonly string[] = []): ConditionMention[] {
  return Object.entries(condition).flatMap(([keyword, value]): ConditionMention[] => {
    const here = [...path, keyword];
    if (keyword === 'properties' && isRecord(value))
      return Object.entries(value).map(([property, schema]) => ({
        property,
        path: [...here, property],
        values: findComparedValues(schema, [...here, property]),
      }));
    if (keyword === 'required' && Array.isArray(value))
      return value.map((property, index) => ({
        property: String(property),
        path: [...here, String(index)],
        values: [],
      }));
    if (Array.isArray(value))
      return value.flatMap((part, index) =>
        isRecord(part) ? findMentions(part, [...here, String(index)]) : [],
      );
    return isRecord(value) ? findMentions(value, here) : [];
  });
}

/** Returns the properties that a condition compares with by `{"$data": "1/other"}`. */
export const findComparedProperties = (condition: SchemaCondition): string[] =>
  [...JSON.stringify(condition).matchAll(/"\$data":"1\/(\w+)"/g)].map(([, name]) => name ?? '');

/** Returns all conditions inside a condition. */
function findNestedConditions(place: JsonLocation<SchemaCondition>): JsonLocation<SchemaCondition>[] {
  return Object.entries(place.value).flatMap(([word, value]): JsonLocation<SchemaCondition>[] => {
    const parts = Array.isArray(value) ? [...value.entries()] : [];
    const below = isRecord(value)
      ? [locationAt(place, [word], value)]
      : parts.flatMap(([index, part]) => (isRecord(part) ? [locationAt(place, [word, index], part)] : []));
    // The keys of `properties` are property names, so `properties` is not a condition.
    return below.flatMap((found) => [
      ...(word === 'properties' ? [] : [found]),
      ...findNestedConditions(found),
    ]);
  });
}

/**
 * A schema or condition with `if` has `then` or `else`, and a schema or condition with `then` or `else` has
 * `if`.
 */
const branchKeywords: SchemaRule = function* (sources) {
  const schemas = new Set(['if', 'then', 'else'].flatMap(sources.schemasWith));
  const conditions = findConditions(sources).flatMap((found) => [found, ...findNestedConditions(found)]);
  for (const place of [...schemas, ...conditions]) {
    const has = (word: string): boolean => word in place.value;
    if (has('if') && !has('then') && !has('else'))
      yield violation(
        locationAt(place, ['if'], undefined),
        'The "if" has neither "then" nor "else".',
        'Add "then" or "else", or remove "if".',
      );
    for (const word of ['then', 'else'])
      if (has(word) && !has('if'))
        yield violation(
          locationAt(place, [word], undefined),
          `"${word}" has no "if".`,
          `Add "if", or remove "${word}".`,
        );
  }
};

/** Rules for `if`, `then` and `else`. */
export const conditionBranchRules: readonly SchemaRule[] = [branchKeywords];
