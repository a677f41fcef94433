import { secretClearName, secretSetName } from '../../../src/contract/api/derivedNames.ts';
import { isRecord } from '../../../src/contract/json/isRecord.ts';
import type { SchemaCondition, SchemaSource } from '../../load/schemaSources.ts';
import type { EntitySchemaLocation, RuleContext, SchemaRule } from '../RuleContext.ts';
import { didYouMean, elementLocations, type JsonLocation, locationAt, violation } from '../RuleViolation.ts';

/** What may be named in a condition: the properties, and the flags of secrets. */
const conditionNamesOf = (schema: SchemaSource): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, { writeOnly }]) =>
    writeOnly ? [name, secretSetName(name), secretClearName(name)] : [name],
  );

interface ConditionLocation extends JsonLocation<SchemaCondition> {
  /** The object that the condition is about. */
  readonly owner: SchemaSource;
  readonly schema: EntitySchemaLocation;
}

/** Every condition of an entity, with what it is about. */
export function findConditions({ schemas }: RuleContext): ConditionLocation[] {
  const words = ['if', 'then', 'else', 'x-visible-when'] as const;
  return schemas.flatMap((schema) => [
    ...words.flatMap((word) => {
      const value = (schema.value as Readonly<Record<string, SchemaCondition | undefined>>)[word];
      const owner = word === 'x-visible-when' ? schema.owner : schema.value;
      return value ? [{ ...locationAt(schema, [word], value), owner, schema }] : [];
    }),
    ...elementLocations(schema, 'x-validations', schema.value['x-validations']).map((rule) => ({
      ...locationAt(rule, ['schema'], rule.value.schema),
      owner: schema.value,
      schema,
    })),
  ]);
}

/** Conditions speak of properties that there are. */
const conditionProperties: SchemaRule = function* (sources) {
  for (const condition of findConditions(sources)) {
    const known = conditionNamesOf(condition.owner);
    for (const { property, path } of findMentions(condition.value))
      if (!known.includes(property))
        yield violation(
          locationAt(condition, path, property),
          `The condition speaks of "${property}", which is no property.`,
          didYouMean(property, known),
        );
    for (const property of findComparedProperties(condition.value))
      if (!known.includes(property))
        yield violation(
          condition,
          `The condition compares with "${property}", which is no property.`,
          didYouMean(property, known),
        );
  }
};

/** What a property can hold; undefined when that is not a matter of choice. */
function choicesOf({ owner, schema }: ConditionLocation, property: string, sources: RuleContext) {
  const source = owner.properties?.[property];
  if (source?.['x-choices']) return sources.familyValues(property);
  const followed = source && sources.followReference(schema, source);
  return followed?.oneOf?.map((choice) => choice.const) ?? followed?.enum;
}

const jsonTypeOf = (value: unknown): string => (Number.isInteger(value) ? 'integer' : typeof value);

/** Whether a property without choices can hold a value; whatever it refers to can. */
const isOfType = (
  { owner, schema }: ConditionLocation,
  property: string,
  value: unknown,
  sources: RuleContext,
) => {
  const source = owner.properties?.[property];
  const type = source && sources.followReference(schema, source)?.type;
  return type === undefined || type === jsonTypeOf(value) || (type === 'number' && typeof value === 'number');
};

/** A condition can come true: it compares with values that the property can hold. */
const possibleConditionValues: SchemaRule = function* (sources) {
  for (const condition of findConditions(sources))
    for (const { property, values } of findMentions(condition.value)) {
      const choices: readonly unknown[] | undefined = choicesOf(condition, property, sources);
      for (const { path, value } of values) {
        const isPossible = choices ? choices.includes(value) : isOfType(condition, property, value, sources);
        if (!isPossible)
          yield violation(
            locationAt(condition, path, value),
            `"${property}" never holds ${JSON.stringify(value)}.`,
            choices ? didYouMean(String(value), choices.map(String)) : 'Compare with a value of its type.',
          );
      }
    }
};

/** A property is never the condition of itself. */
const noSelfCondition: SchemaRule = function* ({ schemas }) {
  for (const place of schemas)
    for (const { property, path } of findMentions(place.value['x-visible-when'] ?? {}))
      if (property === place.property)
        yield violation(
          locationAt(place, ['x-visible-when', ...path], property),
          `"${property}" is shown only while it has a value, which it cannot get while it is hidden.`,
          'Let the condition speak of another property.',
        );
};

/** Rules of what is said about a record: `if`, `x-visible-when`, `x-validations`. */
export const conditionRules: readonly SchemaRule[] = [
  conditionProperties,
  possibleConditionValues,
  noSelfCondition,
];

/** A property that a condition speaks of, where, and the values that it compares it with, if any. */
export interface ConditionMention {
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
 * The properties of the record that a condition speaks of: in `properties` and `required`, under whatever
 * joins them.
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

/** Properties that a condition compares with by `{"$data": "1/other"}`. */
export const findComparedProperties = (condition: SchemaCondition): string[] =>
  [...JSON.stringify(condition).matchAll(/"\$data":"1\/(\w+)"/g)].map(([, name]) => name ?? '');

/** The conditions inside a condition. */
function findNestedConditions(place: JsonLocation<SchemaCondition>): JsonLocation<SchemaCondition>[] {
  return Object.entries(place.value).flatMap(([word, value]): JsonLocation<SchemaCondition>[] => {
    const parts = Array.isArray(value) ? [...value.entries()] : [];
    const below = isRecord(value)
      ? [locationAt(place, [word], value)]
      : parts.flatMap(([index, part]) => (isRecord(part) ? [locationAt(place, [word, index], part)] : []));
    // The members of `properties` are names.
    return below.flatMap((found) => [
      ...(word === 'properties' ? [] : [found]),
      ...findNestedConditions(found),
    ]);
  });
}

/** Inside a condition, too, an `if` has consequences, and consequences have an `if`. */
const nestedConditionBranches: SchemaRule = function* (sources) {
  const outer = findConditions(sources).map(({ file, pointer, value }) => ({ file, pointer, value }));
  for (const place of outer.flatMap((found) => [found, ...findNestedConditions(found)])) {
    const has = (word: string): boolean => word in place.value;
    if (has('if') && !has('then') && !has('else'))
      yield violation(
        locationAt(place, ['if'], undefined),
        'Nothing follows from this "if".',
        'Add "then" or "else".',
      );
    for (const word of ['then', 'else'])
      if (has(word) && !has('if'))
        yield violation(
          locationAt(place, [word], undefined),
          `"${word}" has no "if".`,
          'Add "if" beside it.',
        );
  }
};

/** Rules of choices between conditions. */
export const conditionBranchRules: readonly SchemaRule[] = [nestedConditionBranches];
