import type { JsonSchema } from '../emit/jsonSchema.ts';
import { type Blame, blameOf } from './blame.ts';
import { adding, brokenValues } from './broken.ts';
import { valueAt, withValue } from './place.ts';
import { type Asked, rulesIn, type SchemaRule } from './rulesIn.ts';
import { Sampler } from './Sampler.ts';
import { pointerOf } from './schemaAt.ts';

/** A value that breaks one rule, and the error that must come: its keyword, and the pointer of what is blamed. */
export interface Breach extends Blame {
  readonly value: unknown;
}

/** How many valid values are tried before a rule counts as one that none can break. */
const trials = 80;

/** Every rule of a schema once, whether or not it can be broken: what `breachesOf` is complete by. */
export const rulesOf = (schema: JsonSchema): Blame[] =>
  distinct([...rulesIn(schema)].map(({ keyword, parts }) => ({ keyword, pointer: pointerOf(parts) })));

const distinct = <B extends Blame>(blames: readonly B[]): B[] => [
  ...new Map(blames.map((blame) => [`${blame.keyword} ${blame.pointer}`, blame])).values(),
];

/**
 * Each rule of a schema broken once, everything else in the value as valid as that leaves it: `required` of `/a` by a value without
 * it, `additionalProperties` by one property too many, conditional rules by values for which the condition holds. Deterministic.
 * Rules that nothing can break (one that another one implies) are left out; `rulesOf` lists all.
 */
export function breachesOf(schema: JsonSchema, seed: number): Breach[] {
  const sampler = new Sampler(schema);
  const drawn: unknown[] = [];
  const sample = (index: number): unknown => {
    if (index === drawn.length) drawn.push(sampler.draw(seed + index, index % 2 === 0 ? 'full' : 'any'));
    return drawn[index];
  };
  const asked = new Map<unknown, (value: unknown) => boolean>();
  const isInForce = (value: unknown, { parts, schema: condition, holds }: Asked): boolean => {
    const validate = asked.get(condition) ?? sampler.compile(condition);
    asked.set(condition, validate);
    return validate(valueAt(value, parts)) === holds;
  };
  const breach = (rule: SchemaRule): Breach[] => {
    for (let index = 0; index < trials; index += 1) {
      const value = sample(index);
      if (!isThere(value, rule) || !rule.when.every((condition) => isInForce(value, condition))) continue;
      const found = wrongly(sampler, value, rule);
      if (found) return [found];
    }
    return [];
  };
  return distinct([...rulesIn(schema)].flatMap(breach));
}

/** Whether a value has what the rule is about: the property, or the record that one is added to. */
const isThere = (value: unknown, { parts, keyword }: SchemaRule): boolean =>
  valueAt(value, adding.has(keyword) ? parts.slice(0, -1) : parts) !== undefined;

/** The value with the rule broken, if that is what its errors say. */
function wrongly(sampler: Sampler, value: unknown, rule: SchemaRule): Breach | undefined {
  const wanted = { keyword: rule.keyword, pointer: pointerOf(rule.parts) };
  for (const wrong of brokenValues(rule, valueAt(value, rule.parts))) {
    const broken = withValue(value, rule.parts, wrong);
    const blames = sampler.errors(broken).map(blameOf);
    if (blames.some(({ keyword, pointer }) => keyword === wanted.keyword && pointer === wanted.pointer))
      return { ...wanted, value: broken };
  }
  return undefined;
}
