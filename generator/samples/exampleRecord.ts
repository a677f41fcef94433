import { secretSetName } from '../../src/contract/api/derivedNames.ts';
import { isRecord } from '../../src/contract/json/isRecord.ts';
import type { SchemaCondition } from '../load/sources/SchemaSource.ts';
import { widgetFactsOf } from '../load/widgets.ts';
import type { Entity, SchemaNode } from '../normalize/model/Entity.ts';
import { ValueSampler } from './ValueSampler.ts';

/** `sent`: the caller sends the example. `answered`: the service answers with it. */
export type ExampleDirection = 'sent' | 'answered';

type Json = Record<string, unknown>;

/**
 * Returns an example record: examples, defaults and first choices of the schema, and plausible values
 * elsewhere.
 */
export const exampleRecordOf = ({ schema, lifecycle }: Entity, direction: ExampleDirection): unknown =>
  exampleValueOf(schema, '', direction, direction === 'answered' ? (lifecycle?.initial ?? {}) : {});

/** Returns an example value for a property with a name. */
export function exampleValueOf(
  node: SchemaNode,
  name: string,
  direction: ExampleDirection,
  known: Readonly<Json> = {},
): unknown {
  const { type, rules, items, ui, example } = node;
  if (example !== undefined) return example;
  const isFixed = [rules.default, rules.const, rules.enum].some((choice) => choice !== undefined);
  if (type === 'array' && !isFixed) return items ? [exampleValueOf(items, name, direction)] : [];
  if (type === 'object' && !isFixed) return exampleObjectOf(node, direction, known);
  const { example: widgetExample } = widgetFactsOf(ui.widget);
  if (widgetExample !== undefined && !isFixed) return widgetExample;
  const format = /uuids?$/i.test(name) ? 'uuid' : rules.format;
  return new ValueSampler('first').draw({ type, ...rules, ...(type === 'string' && { format }) });
}

/**
 * The number of rounds that evaluate visibility again after other fields changed. Chains of conditions are
 * short.
 */
const maxRounds = 4;

function exampleObjectOf(node: SchemaNode, direction: ExampleDirection, known: Readonly<Json>): Json {
  const entries = Object.entries(node.properties).filter(
    ([, { readOnly }]) => direction === 'answered' || !readOnly,
  );
  const values = entries.map(([name, property]) => ({
    name,
    property,
    value: known[name] ?? exampleValueOf(property, name, direction),
  }));
  let record: Json = Object.fromEntries(
    values.filter(({ property }) => !property.visibleWhen).map(({ name, value }) => [name, value]),
  );
  const isConditional = values.some(({ property }) => property.visibleWhen);
  for (let round = 0; isConditional && round < maxRounds; round += 1) {
    const before = record;
    record = Object.fromEntries(
      values
        .filter(({ property }) => isFulfilled(property.visibleWhen ?? true, before))
        .map(({ name, value }) => [name, value]),
    );
  }
  const kept = dropForbidden(record, node);
  return Object.fromEntries(
    entries.flatMap(([name, { secret }]) => {
      if (secret && direction === 'answered') return [[secretSetName(name), name in kept]];
      return name in kept ? [[name, kept[name]]] : [];
    }),
  );
}

/**
 * Removes the optional fields that the rules of a record forbid. It removes the last field first, because the
 * schema names the usual fields first. It puts fields back if the rules hold with them.
 */
function dropForbidden(record: Json, { rules, required }: SchemaNode): Json {
  if (isFulfilled(rules, record)) return record;
  const kept = new Set(Object.keys(record));
  const isValid = (): boolean =>
    isFulfilled(rules, Object.fromEntries(Object.entries(record).filter(([name]) => kept.has(name))));
  const dropped: string[] = [];
  for (const name of Object.keys(record).reverse()) {
    if (isValid()) break;
    if (!required.includes(name) && kept.delete(name)) dropped.unshift(name);
  }
  if (!isValid()) return record;
  for (const name of dropped) if (!(kept.add(name) && isValid())) kept.delete(name);
  return Object.fromEntries(Object.entries(record).filter(([name]) => kept.has(name)));
}

type ConditionRule = SchemaCondition | boolean;

/**
 * Keywords of conditions → tests whether a value satisfies them. Keywords for objects and texts accept values
 * of other types.
 */
const keywordTests: Readonly<Record<string, (value: unknown, rule: never) => boolean>> = {
  const: (value, rule: unknown) => value === rule,
  enum: (value, rule: readonly unknown[]) => rule.includes(value),
  pattern: (value, rule: string) => typeof value !== 'string' || new RegExp(rule, 'u').test(value),
  required: (value, rule: readonly string[]) => !isRecord(value) || rule.every((name) => name in value),
  properties: (value, rule: Readonly<Record<string, ConditionRule>>) =>
    !isRecord(value) ||
    Object.entries(rule).every(([name, one]) => !(name in value) || isFulfilled(one, value[name])),
  not: (value, rule: ConditionRule) => !isFulfilled(rule, value),
  allOf: (value, rule: readonly ConditionRule[]) => rule.every((one) => isFulfilled(one, value)),
  anyOf: (value, rule: readonly ConditionRule[]) => rule.some((one) => isFulfilled(one, value)),
};

/**
 * Returns whether a condition (`x-visible-when`, `if`) holds for an example. Unknown keywords hold.
 * Conditions are not compiled as in validators, because that would take as long as all other work together. A
 * test checks the examples with the validators.
 */
function isFulfilled(condition: ConditionRule, value: unknown): boolean {
  if (typeof condition === 'boolean') return condition;
  const { if: premise, then = true, else: otherwise = true, ...plain } = condition;
  const branch = premise === undefined || isFulfilled(premise as ConditionRule, value) ? then : otherwise;
  return (
    (premise === undefined || isFulfilled(branch as ConditionRule, value)) &&
    Object.entries(plain).every(([keyword, rule]) => keywordTests[keyword]?.(value, rule as never) ?? true)
  );
}
