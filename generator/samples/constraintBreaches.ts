import type { JsonSchema } from '../emit/schema/jsonSchema.ts';
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
import { joinPointer, valueAt, withValue } from './recordPath.ts';

/** A value that breaks one rule, and the error that must come: its keyword, and the pointer of what is blamed. */
export interface ConstraintBreach extends ConstraintLocation {
  readonly value: unknown;
}

/** How many valid values are tried before a rule counts as one that none can break. */
const maxAttempts = 80;

/** Every rule of a schema once, whether or not it can be broken: what `constraintBreachesOf` is complete by. */
export const constraintsOf = (schema: JsonSchema): ConstraintLocation[] =>
  distinctConstraints(
    [...findConstraints(schema)].map(({ keyword, parts }) => ({ keyword, pointer: joinPointer(parts) })),
  );

const distinctConstraints = <B extends ConstraintLocation>(blames: readonly B[]): B[] => [
  ...new Map(blames.map((blame) => [`${blame.keyword} ${blame.pointer}`, blame])).values(),
];

/**
 * Each rule of a schema broken once, everything else in the value as valid as that leaves it: `required` of `/a` by a value without
 * it, `additionalProperties` by one property too many, conditional rules by values for which the condition holds. Deterministic.
 * Rules that nothing can break (one that another one implies) are left out; `rulesOf` lists all.
 */
export function constraintBreachesOf(schema: JsonSchema, seed: number): ConstraintBreach[] {
  const sampler = new RecordSampler(schema);
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

/** Whether a value has what the rule is about: the property, or the record that one is added to. */
const hasSubject = (value: unknown, { parts, keyword }: SchemaConstraint): boolean =>
  valueAt(value, addingKeywords.has(keyword) ? parts.slice(0, -1) : parts) !== undefined;

/** The value with the rule broken, if that is what its errors say. */
function breakConstraint(
  sampler: RecordSampler,
  value: unknown,
  rule: SchemaConstraint,
): ConstraintBreach | undefined {
  const wanted = { keyword: rule.keyword, pointer: joinPointer(rule.parts) };
  for (const wrong of invalidValuesFor(rule, valueAt(value, rule.parts))) {
    const broken = withValue(value, rule.parts, wrong);
    const blames = sampler.errors(broken).map(constraintOfError);
    if (blames.some(({ keyword, pointer }) => keyword === wanted.keyword && pointer === wanted.pointer))
      return { ...wanted, value: broken };
  }
  return undefined;
}
