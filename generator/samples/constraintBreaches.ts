import type { JsonSchema } from '../emit/schema/jsonSchema.ts';
import { toPointer } from '../load/jsonPosition.ts';
import {
  addingKeywords,
  type ConstraintCondition,
  type ConstraintLocation,
  constraintOfError,
  findConstraints,
  invalidValuesFor,
  type SchemaConstraint,
} from './constraints.ts';
import { RecordSampler } from './RecordSampler.ts';
import { valueAt, withValue } from './recordPath.ts';

/**
 * A value that breaks one rule, with the expected error: its keyword, and the pointer to the invalid value.
 */
export interface ConstraintBreach extends ConstraintLocation {
  readonly value: unknown;
}

/** Number of valid values to try before a rule counts as unbreakable. */
const maxAttempts = 80;

/**
 * Returns every rule of a schema once, whether or not it can be broken. Tests compare `constraintBreachesOf`
 * with it.
 */
export const constraintsOf = (schema: JsonSchema): ConstraintLocation[] =>
  distinctConstraints(
    [...findConstraints(schema)].map(({ keyword, parts }) => ({ keyword, pointer: toPointer(parts) })),
  );

const distinctConstraints = <B extends ConstraintLocation>(blames: readonly B[]): B[] => [
  ...new Map(blames.map((blame) => [`${blame.keyword} ${blame.pointer}`, blame])).values(),
];

/**
 * Breaks each rule of a schema once and keeps the rest of the value as valid as possible: `required` of `/a`
 * by a value without it, `additionalProperties` by one extra property, conditional rules by values that meet
 * the condition. Deterministic. Omits rules that cannot be broken (implied by another one); `constraintsOf`
 * lists all.
 */
export function constraintBreachesOf(schema: JsonSchema, seed: number): ConstraintBreach[] {
  const sampler = RecordSampler.of(schema);
  const drawn: unknown[] = [];
  const sample = (index: number): unknown => {
    if (index === drawn.length) drawn.push(sampler.draw(seed + index, index % 2 === 0 ? 'full' : 'any'));
    return drawn[index];
  };
  const asked = new Map<unknown, (value: unknown) => boolean>();
  const isInForce = (value: unknown, { parts, schema: condition, holds }: ConstraintCondition): boolean => {
    const validate = asked.get(condition) ?? sampler.compile(condition);
    asked.set(condition, validate);
    return validate(valueAt(value, parts)) === holds;
  };
  const breach = (rule: SchemaConstraint): ConstraintBreach[] => {
    for (let index = 0; index < maxAttempts; index += 1) {
      const value = sample(index);
      if (!hasSubject(value, rule) || !rule.when.every((condition) => isInForce(value, condition))) continue;
      const found = breakConstraint(sampler, value, rule);
      if (found) return [found];
    }
    return [];
  };
  return distinctConstraints([...findConstraints(schema)].flatMap(breach));
}

/**
 * Returns whether a value has the subject of the rule: the property, or the record that gets an extra one.
 */
const hasSubject = (value: unknown, { parts, keyword }: SchemaConstraint): boolean =>
  valueAt(value, addingKeywords.has(keyword) ? parts.slice(0, -1) : parts) !== undefined;

/** Breaks the rule in a value; undefined if its errors say otherwise. */
function breakConstraint(
  sampler: RecordSampler,
  value: unknown,
  rule: SchemaConstraint,
): ConstraintBreach | undefined {
  const wanted = { keyword: rule.keyword, pointer: toPointer(rule.parts) };
  for (const wrong of invalidValuesFor(rule, valueAt(value, rule.parts))) {
    const broken = withValue(value, rule.parts, wrong);
    const blames = sampler.errors(broken).map(constraintOfError);
    if (blames.some(({ keyword, pointer }) => keyword === wanted.keyword && pointer === wanted.pointer))
      return { ...wanted, value: broken };
  }
  return undefined;
}
