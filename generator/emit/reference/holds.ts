import type { Condition } from '../../source.ts';

type Json = Readonly<Record<string, unknown>>;
type Rule = Condition | boolean;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keywords that conditions are made of → whether a value keeps them. Each says nothing of values of another kind. */
const keywords: Readonly<Record<string, (value: unknown, rule: never) => boolean>> = {
  const: (value, rule: unknown) => value === rule,
  enum: (value, rule: readonly unknown[]) => rule.includes(value),
  pattern: (value, rule: string) => typeof value !== 'string' || new RegExp(rule, 'u').test(value),
  required: (value, rule: readonly string[]) => !isObject(value) || rule.every((name) => name in value),
  properties: (value, rule: Readonly<Record<string, Rule>>) =>
    !isObject(value) ||
    Object.entries(rule).every(([name, one]) => !(name in value) || holds(one, value[name])),
  not: (value, rule: Rule) => !holds(rule, value),
  allOf: (value, rule: readonly Rule[]) => rule.every((one) => holds(one, value)),
  anyOf: (value, rule: readonly Rule[]) => rule.some((one) => holds(one, value)),
};

/**
 * Whether a condition (`x-visible-when`, `if`) holds for an example. What it does not know holds: to compile conditions, as
 * validators do, takes as long as all else together, and a test holds the examples against those.
 */
export function holds(condition: Rule, value: unknown): boolean {
  if (typeof condition === 'boolean') return condition;
  const { if: premise, then = true, else: otherwise = true, ...plain } = condition;
  const branch = premise === undefined || holds(premise as Rule, value) ? then : otherwise;
  return (
    (premise === undefined || holds(branch as Rule, value)) &&
    Object.entries(plain).every(([keyword, rule]) => keywords[keyword]?.(value, rule as never) ?? true)
  );
}
