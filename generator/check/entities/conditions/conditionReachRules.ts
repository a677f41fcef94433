import { isRecord } from '../../../../src/contract/json/isRecord.ts';
import type { SchemaCondition, SchemaSource } from '../../../load/sources/SchemaSource.ts';
import type { EntitySchemaLocation, RuleContext, SchemaRule } from '../../RuleContext.ts';
import { locationAt, violation } from '../../RuleViolation.ts';
import { allChoicesOf, findComparedProperties, findMentions } from './conditionRules.ts';

// These rules test each condition with every combination of values that its properties can have. A sample
// is one such combination.

/** The values that a possible record has in the properties of a condition. */
type ConditionSample = Readonly<Record<string, unknown>>;

/** A condition with these keywords alone treats all values alike that it does not name. */
const comparisonKeywords = new Set(['const', 'enum', 'type', 'description']);

/** Returns the schemas of a property at any depth of a condition. */
const propertySchemasIn = (condition: unknown, property: string): unknown[] => {
  if (Array.isArray(condition)) return condition.flatMap((part) => propertySchemasIn(part, property));
  if (!isRecord(condition)) return [];
  return Object.entries(condition).flatMap(([keyword, value]) =>
    keyword === 'properties' && isRecord(value)
      ? (value[property] ?? [])
      : propertySchemasIn(value, property),
  );
};

/** One value for each type. It represents all texts or numbers that a condition does not name. */
const otherValues: Readonly<Record<string, unknown>> = {
  string: '\u0000',
  integer: 2 ** 50,
  number: 2 ** 50,
};

/** Returns the values in `enum` or `const` of a schema. */
const comparedValuesIn = (schema: unknown): readonly unknown[] => {
  if (!isRecord(schema)) return [];
  if (Array.isArray(schema.enum)) return schema.enum;
  return 'const' in schema ? [schema.const] : [];
};

/**
 * Returns the values of a property that the conditions can distinguish; undefined if they cannot be listed.
 */
function possibleValuesOf(
  property: string,
  place: EntitySchemaLocation,
  sources: RuleContext,
  conditions: readonly SchemaCondition[],
): readonly unknown[] | undefined {
  const schema = sources.propertiesIn(place, place.owner)[property];
  if (schema === undefined) return undefined;
  const schemas = propertySchemasIn(conditions, property);
  const named = schemas.flatMap(comparedValuesIn);
  const choices =
    allChoicesOf(schema, property, sources) ?? (schema.type === 'boolean' ? [true, false] : undefined);
  // `possibleConditionValues` reports a value that is not among the choices.
  if (choices) return named.every((value) => choices.includes(value)) ? choices : undefined;
  const isTold = schemas.every(
    (one) => isRecord(one) && Object.keys(one).every((word) => comparisonKeywords.has(word)),
  );
  const other = otherValues[schema.type ?? ''];
  return isTold && other !== undefined ? [...named, other] : undefined;
}

/** The maximum number of combinations. A test of more combinations takes too long. */
const maxSamples = 5000;

/**
 * Returns all possible records, reduced to the properties of a condition. Undefined if there are too many, if
 * their values cannot be listed, or if the condition compares two properties.
 */
function enumerateSamples(
  place: EntitySchemaLocation,
  sources: RuleContext,
  condition: SchemaCondition,
): ConditionSample[] | undefined {
  const names = [...namesIn(condition, place.owner)];
  const own = names.map((name) => place.owner.properties?.[name]?.['x-visible-when'] ?? {});
  const conditions = [condition, ...own];
  if (conditions.some((one) => findComparedProperties(one).length > 0)) return undefined;
  let samples: ConditionSample[] = [{}];
  for (const property of names) {
    const values = possibleValuesOf(property, place, sources, conditions);
    if (values === undefined || samples.length * (values.length + 1) > maxSamples) return undefined;
    samples = samples.flatMap((sample) => [
      sample,
      ...values.map((value) => ({ ...sample, [property]: value })),
    ]);
  }
  // A hidden property has no value.
  const isShown = new Map(names.map((name, index) => [name, sources.compileCondition(own[index] ?? {})]));
  return samples.filter((sample) => Object.keys(sample).every((name) => isShown.get(name)?.(sample)));
}

/** Returns the properties of a condition, and those of their `x-visible-when` conditions. */
function namesIn(condition: SchemaCondition, owner: SchemaSource, seen = new Set<string>()): Set<string> {
  for (const { property } of findMentions(condition)) {
    if (seen.has(property)) continue;
    seen.add(property);
    namesIn(owner.properties?.[property]?.['x-visible-when'] ?? {}, owner, seen);
  }
  return seen;
}

/**
 * Returns whether a condition holds for none or for all possible records; undefined for some, or if unknown.
 */
function countMatches(
  place: EntitySchemaLocation,
  sources: RuleContext,
  condition: SchemaCondition,
): 'none' | 'all' | undefined {
  const samples = enumerateSamples(place, sources, condition);
  if (samples === undefined) return undefined;
  const test = sources.compileCondition(condition);
  const held = samples.filter((sample) => test(sample)).length;
  if (held === 0) return 'none';
  return held === samples.length ? 'all' : undefined;
}

/** The condition in `x-visible-when` holds for some possible records, but not for all. */
const variableVisibility: SchemaRule = function* (sources) {
  for (const place of sources.schemasWith('x-visible-when')) {
    const condition = place.value['x-visible-when'];
    const { property: name } = place;
    if (condition === undefined || name === undefined) continue;
    const found = countMatches(place, sources, condition);
    const at = locationAt(place, ['x-visible-when'], condition);
    if (found === 'none')
      yield violation(
        at,
        `"${name}" is never shown, because no possible record satisfies the condition.`,
        'Change the condition.',
      );
    if (found === 'all')
      yield violation(
        at,
        `"${name}" is always shown, because every possible record satisfies the condition.`,
        'Remove the condition.',
      );
  }
};

/** The condition in `if` holds for some possible records, but not for all. */
const variableBranch: SchemaRule = function* (sources) {
  for (const place of sources.schemasWith('if')) {
    const condition = place.value.if;
    const found = condition && countMatches({ ...place, owner: place.value }, sources, condition);
    const at = locationAt(place, ['if'], condition);
    if (found === 'none')
      yield violation(
        at,
        'The "if" is never true, so "then" never applies.',
        'Change "if", or write the content of "else" without "if".',
      );
    if (found === 'all')
      yield violation(
        at,
        'The "if" is always true, so "else" never applies.',
        'Change "if", or write the content of "then" without "if".',
      );
  }
};

/** Rules for conditions without effect. */
export const conditionReachRules: readonly SchemaRule[] = [variableVisibility, variableBranch];
