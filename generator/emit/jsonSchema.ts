import { clearFlag, setFlag } from '../../src/contract/secretName.ts';
import type { Node } from '../model.ts';
import type { Condition } from '../source.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** How a node is written down. */
export interface Style {
  /**
   * `whole`: what the validators take, rules and all. `input`: what may be sent. `answer`: what the service answers,
   * secrets told by their flags only.
   */
  readonly mode: 'whole' | 'input' | 'answer';
  /** Writes an entity within another as a reference; without it the entity is written out. */
  readonly refer?: (entity: string) => JsonSchema;
  /** Writes down a value of a published schema; without it anything fits. */
  readonly external?: (name: string, node: Node) => JsonSchema;
  /** Captions to put beside the constraints. */
  readonly annotate?: (node: Node) => JsonSchema;
  /** Read-only properties that an answer has although they are not `required`. */
  readonly answered?: ReadonlySet<string>;
}

/** A node as a JSON Schema. */
export function jsonSchema(node: Node, style: Style): JsonSchema {
  const notes = style.annotate?.(node) ?? {};
  if (node.entity !== undefined && style.refer) return { ...style.refer(node.entity), ...notes };
  if (node.external !== undefined) return { ...style.external?.(node.external, node), ...notes };
  const schema = { ...notes, type: node.type, ...rulesOf(node, style) };
  if (node.type === 'array') return node.items ? { ...schema, items: jsonSchema(node.items, style) } : schema;
  return node.type === 'object' ? { ...schema, ...membersOf(node, style) } : schema;
}

const branches = new Set(['if', 'then', 'else']);

const rulesOf = ({ rules }: Node, { mode }: Style): JsonSchema =>
  mode === 'whole'
    ? rules
    : Object.fromEntries(Object.entries(rules).filter(([keyword]) => !branches.has(keyword)));

function membersOf(node: Node, style: Style): JsonSchema {
  const properties = Object.fromEntries(
    Object.entries(node.properties).flatMap(([name, property]) => memberOf(name, property, style)),
  );
  const required = requiredOf(node, style);
  const conditions = style.mode === 'whole' ? conditionsOf(node) : [];
  return {
    properties,
    ...(required.length > 0 && { required }),
    ...(conditions.length > 0 && { allOf: conditions }),
    additionalProperties:
      typeof node.additional === 'boolean' ? node.additional : jsonSchema(node.additional, style),
  };
}

const flag = { type: 'boolean' };

function memberOf(name: string, property: Node, style: Style): [string, JsonSchema][] {
  const schema = jsonSchema(property, style);
  if (!property.secret) return [[name, schema]];
  if (style.mode === 'answer') return [[setFlag(name), flag]];
  return [
    [name, schema],
    [setFlag(name), flag],
    [clearFlag(name), flag],
  ];
}

const unconditional = ({ visibleWhen, secret, readOnly, from }: Node): boolean =>
  visibleWhen === undefined && !secret && !readOnly && from === undefined;

function requiredOf(node: Node, { mode, answered }: Style): string[] {
  return Object.entries(node.properties).flatMap(([name, property]) => {
    const isRequired = node.required.includes(name);
    if (mode === 'answer' && property.secret) return [setFlag(name)];
    if (mode === 'answer' && property.readOnly) return isRequired || answered?.has(name) ? [name] : [];
    if (mode === 'answer' && property.from) return [name];
    return isRequired && unconditional(property) ? [name] : [];
  });
}

/** Required while visible, and a secret only until it is set; one branch for all properties of one condition. */
function conditionsOf(node: Node): JsonSchema[] {
  const required = new Map<string, { readonly when: Condition; readonly names: string[] }>();
  for (const name of node.required) {
    const property = node.properties[name];
    const when = property && conditionOf(name, property);
    if (when === undefined) continue;
    const key = JSON.stringify(when);
    const group = required.get(key) ?? { when, names: [] };
    group.names.push(name);
    required.set(key, group);
  }
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  return [...required.values()].map(({ when, names }) => ({ if: when, then: { required: names } }));
}

function conditionOf(name: string, { visibleWhen, secret, readOnly }: Node): Condition | undefined {
  if (readOnly) return undefined;
  const unset = secret ? { not: isKept(name) } : undefined;
  if (visibleWhen && unset) return { allOf: [visibleWhen, unset] };
  return visibleWhen ?? unset;
}

/** The service holds the secret and is not asked to remove it. */
const isKept = (secret: string): Condition => ({
  properties: { [setFlag(secret)]: { const: true }, [clearFlag(secret)]: { const: false } },
  required: [setFlag(secret)],
});
