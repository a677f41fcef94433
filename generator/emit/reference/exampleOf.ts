import { setFlag } from '../../../src/contract/secretName.ts';
import type { Entity, Node } from '../../model.ts';
import { plausible } from '../../samples/plausible.ts';
import { holds } from './holds.ts';

/** Whether the caller sends the example, or is answered with it. */
export type Direction = 'sent' | 'answered';

type Json = Record<string, unknown>;

/** A record as it could travel: what the schema gives as examples, defaults and first choices, and plausible values elsewhere. */
export const exampleOf = ({ schema, lifecycle }: Entity, direction: Direction): unknown =>
  example(schema, '', direction, direction === 'answered' ? (lifecycle?.initial ?? {}) : {});

/** A value that a property of that name could have. */
export function example(node: Node, name: string, direction: Direction, known: Readonly<Json> = {}): unknown {
  const { type, rules, items } = node;
  if (node.example !== undefined) return node.example;
  if (rules.default !== undefined) return rules.default;
  if (rules.const !== undefined) return rules.const;
  if (Array.isArray(rules.enum)) return rules.enum[0];
  if (type === 'array') return items ? [example(items, name, direction)] : [];
  if (type === 'object') return recordOf(node, direction, known);
  if (type === 'boolean') return false;
  return type === 'string' ? textOf(node, name) : figureOf(rules);
}

const figureOf = ({ minimum, exclusiveMinimum, maximum }: Node['rules']): number => {
  if (typeof minimum === 'number') return Math.max(minimum, Math.min(1, Number(maximum ?? 1)));
  return typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : 1;
};

function textOf({ rules, ui }: Node, name: string): string {
  const { format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = rules;
  if (ui.widget === 'json') return '{}';
  const kind = /uuids?$/i.test(name) ? 'uuid' : typeof format === 'string' ? format : undefined;
  const form = typeof pattern === 'string' ? new RegExp(pattern, 'u') : /(?:)/;
  const fitting = plausible(1, kind).find(
    (text) => text.length >= Number(minLength) && text.length <= Number(maxLength) && form.test(text),
  );
  return fitting ?? 'x'.repeat(Math.max(1, Number(minLength)));
}

/** What depends on other fields is looked at again until nothing changes; conditions do not depend on one another for long. */
const rounds = 4;

function recordOf(node: Node, direction: Direction, known: Readonly<Json>): Json {
  const entries = Object.entries(node.properties).filter(
    ([, { readOnly }]) => direction === 'answered' || !readOnly,
  );
  const values = entries.map(([name, property]) => ({
    name,
    property,
    value: known[name] ?? example(property, name, direction),
  }));
  let record: Json = Object.fromEntries(
    values.filter(({ property }) => !property.visibleWhen).map(({ name, value }) => [name, value]),
  );
  for (let round = 0; round < rounds; round += 1) {
    const before = record;
    record = Object.fromEntries(
      values
        .filter(({ property }) => holds(property.visibleWhen ?? true, before))
        .map(({ name, value }) => [name, value]),
    );
  }
  const kept = keepingRules(record, node);
  return Object.fromEntries(
    entries
      .filter(([name]) => name in kept)
      .map(([name, { secret }]) =>
        secret && direction === 'answered' ? [setFlag(name), true] : [name, kept[name]],
      ),
  );
}

/** Without what the rules of the record want gone, the last first: what is first named is what is usual. */
function keepingRules(record: Json, { rules, required }: Node): Json {
  const optional = Object.keys(record).filter((name) => !required.includes(name));
  let kept = record;
  for (const name of optional.reverse()) {
    if (holds(rules, kept)) return kept;
    const { [name]: _, ...fewer } = kept;
    if (holds(rules, fewer)) kept = fewer;
  }
  return kept;
}
