import { Ajv } from 'ajv';
import { isRecord } from '../../../src/contract/json/isRecord.ts';
import type { SchemaCondition, SchemaSource } from '../../load/schemaSources.ts';
import type { EntitySchemaLocation, RuleContext, SchemaRule } from '../RuleContext.ts';
import { locationAt, violation } from '../RuleViolation.ts';
import { findComparedProperties, findMentions } from './conditionRules.ts';

// Whether a condition can hold is tried out: with every combination of values that the properties in it can
// have.

const ajv = new Ajv({ strict: false });
/** The properties of a record that a condition speaks of. */
type ConditionSample = Readonly<Record<string, unknown>>;
type ConditionTest = (sample: ConditionSample) => boolean;

const testByCondition = new Map<string, ConditionTest>();

function compileCondition(condition: SchemaCondition): ConditionTest {
  const key = JSON.stringify(condition);
  const test = testByCondition.get(key) ?? (ajv.compile(condition) as ConditionTest);
  testByCondition.set(key, test);
  return test;
}

/** Only these say no more of a value than which it is. */
const comparisonKeywords = new Set(['const', 'enum', 'type', 'description']);

/** Schemas of a property, wherever a condition has them. */
const propertySchemasIn = (condition: unknown, property: string): unknown[] => {
  if (Array.isArray(condition)) return condition.flatMap((part) => propertySchemasIn(part, property));
  if (!isRecord(condition)) return [];
  return Object.entries(condition).flatMap(([keyword, value]) =>
    keyword === 'properties' && isRecord(value)
      ? (value[property] ?? [])
      : propertySchemasIn(value, property),
  );
};

/** Stands for every text or number that a condition does not name. */
const otherValues: Readonly<Record<string, unknown>> = {
  string: '\u0000',
  integer: 2 ** 50,
  number: 2 ** 50,
};

/** Values that a schema compares with. */
const comparedValuesIn = (schema: unknown): readonly unknown[] => {
  if (!isRecord(schema)) return [];
  if (Array.isArray(schema.enum)) return schema.enum;
  return 'const' in schema ? [schema.const] : [];
};

/** What a property can hold; undefined when nobody can list it, nor what the conditions tell apart. */
function possibleValuesOf(
  property: string,
  place: EntitySchemaLocation,
  sources: RuleContext,
  conditions: readonly SchemaCondition[],
): readonly unknown[] | undefined {
  const source = place.owner.properties?.[property];
  const schema = source && sources.followReference(place, source);
  if (schema === undefined) return undefined;
  const said = propertySchemasIn(conditions, property);
  const named = said.flatMap(comparedValuesIn);
  const choices = source?.['x-choices'] ? sources.familyValues(property) : choicesOf(schema);
  // A value that cannot be chosen is told by itself.
  if (choices) return named.every((value) => choices.includes(value as string)) ? choices : undefined;
  const isTold = said.every(
    (one) => isRecord(one) && Object.keys(one).every((word) => comparisonKeywords.has(word)),
  );
  const other = otherValues[schema.type ?? ''];
  return isTold && other !== undefined ? [...named, other] : undefined;
}

const choicesOf = ({ oneOf, enum: choices, type }: SchemaSource): readonly unknown[] | undefined =>
  oneOf?.map((choice) => choice.const) ?? choices ?? (type === 'boolean' ? [true, false] : undefined);

/** More combinations than this take longer than they are worth. */
const maxSamples = 5000;

/** Every record that can be, as far as a condition looks at it; undefined when they are too many to try. */
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
  return samples.filter((sample) => isVisible(sample, place.owner));
}

/** The properties of a condition, and of the conditions under which those are shown. */
function namesIn(condition: SchemaCondition, owner: SchemaSource, seen = new Set<string>()): Set<string> {
  for (const { property } of findMentions(condition)) {
    if (seen.has(property)) continue;
    seen.add(property);
    namesIn(owner.properties?.[property]?.['x-visible-when'] ?? {}, owner, seen);
  }
  return seen;
}

/** A property that is not shown has no value. */
const isVisible = (sample: ConditionSample, { properties = {} }: SchemaSource): boolean =>
  Object.keys(sample).every((name) => compileCondition(properties[name]?.['x-visible-when'] ?? {})(sample));

/** How many of all possible records a condition holds for. */
function countMatches(
  place: EntitySchemaLocation,
  sources: RuleContext,
  condition: SchemaCondition,
): 'none' | 'all' | undefined {
  const samples = enumerateSamples(place, sources, condition);
  if (samples === undefined) return undefined;
  const test = compileCondition(condition);
  const held = samples.filter((sample) => test(sample)).length;
  if (held === 0) return 'none';
  return held === samples.length ? 'all' : undefined;
}

/** What is shown under a condition can be shown, and can be hidden. */
const variableVisibility: SchemaRule = function* (sources) {
  for (const place of sources.schemas) {
    const condition = place.value['x-visible-when'];
    const { property: name } = place;
    if (condition === undefined || name === undefined) continue;
    const found = countMatches(place, sources, condition);
    const at = locationAt(place, ['x-visible-when'], condition);
    if (found === 'none')
      yield violation(
        at,
        `"${name}" is never shown: nothing that can be chosen fulfils the condition.`,
        'Change it.',
      );
    if (found === 'all')
      yield violation(
        at,
        `"${name}" is always shown: whatever is chosen fulfils the condition.`,
        'Remove it.',
      );
  }
};

/** An `if` holds for some records, and not for others. */
const variableBranch: SchemaRule = function* (sources) {
  for (const place of sources.schemas) {
    const condition = place.value.if;
    const found = condition && countMatches({ ...place, owner: place.value }, sources, condition);
    const at = locationAt(place, ['if'], condition);
    if (found === 'none')
      yield violation(
        at,
        'This never holds, so "then" is never asked for.',
        'Change it, or say what "else" says without "if".',
      );
    if (found === 'all')
      yield violation(
        at,
        'This always holds, so "else" is never asked for.',
        'Change it, or say what "then" says without "if".',
      );
  }
};

/** An `if` has consequences, and consequences have an `if`. */
const branchKeywords: SchemaRule = function* ({ schemas }) {
  for (const place of schemas) {
    const has = (word: 'if' | 'then' | 'else') => word in place.value;
    if (has('if') && !has('then') && !has('else'))
      yield violation(
        locationAt(place, ['if'], undefined),
        'Nothing follows from this "if".',
        'Add "then" or "else", or remove it.',
      );
    for (const word of ['then', 'else'] as const)
      if (has(word) && !has('if'))
        yield violation(
          locationAt(place, [word], undefined),
          `"${word}" has no "if".`,
          `Add "if", or remove "${word}".`,
        );
  }
};

/** Rules of conditions that decide nothing. */
export const conditionReachRules: readonly SchemaRule[] = [
  variableVisibility,
  variableBranch,
  branchKeywords,
];
