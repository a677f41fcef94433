import { secretClearName, secretSetName } from '../../../src/contract/api/derivedNames.ts';
import type { SchemaCondition } from '../../load/sources/SchemaSource.ts';
import type { Entity, SchemaNode } from '../../normalize/model/Entity.ts';
import type { EntityUses } from '../../normalize/model/Model.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** The options for a JSON Schema of a node. */
export interface JsonSchemaStyle {
  /**
   * `whole`: the input of validators with all rules. `input`: the values that may be sent. `answer`: the
   * values that the service answers, with flags instead of secrets.
   */
  readonly mode: 'whole' | 'input' | 'answer';
  /** Returns a reference to a nested entity. Without it, the entity's schema is included. */
  readonly referTo?: (entity: string) => JsonSchema;
  /** Returns the schema for a value of a published schema. Without it, every value is valid. */
  readonly external?: (name: string, node: SchemaNode) => JsonSchema;
  /** Returns captions to add to the constraints. */
  readonly annotate?: (node: SchemaNode) => JsonSchema;
  /** Read-only properties that an answer has although they are not `required`. */
  readonly answeredProperties?: ReadonlySet<string>;
}

/** Returns a node as a JSON Schema. */
export function toJsonSchema(node: SchemaNode, style: JsonSchemaStyle): JsonSchema {
  const notes = style.annotate?.(node) ?? {};
  if (node.entity !== undefined && style.referTo) return { ...style.referTo(node.entity), ...notes };
  if (node.external !== undefined) return { ...style.external?.(node.external, node), ...notes };
  const schema = { ...notes, type: node.type, ...rulesOf(node, style) };
  if (node.type === 'array')
    return node.items ? { ...schema, items: toJsonSchema(node.items, style) } : schema;
  return node.type === 'object' ? { ...schema, ...membersOf(node, style) } : schema;
}

const branchKeywords = new Set(['if', 'then', 'else']);

const rulesOf = ({ rules }: SchemaNode, { mode }: JsonSchemaStyle): JsonSchema =>
  mode === 'whole'
    ? rules
    : Object.fromEntries(Object.entries(rules).filter(([keyword]) => !branchKeywords.has(keyword)));

function membersOf(node: SchemaNode, style: JsonSchemaStyle): JsonSchema {
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
      typeof node.additional === 'boolean' ? node.additional : toJsonSchema(node.additional, style),
  };
}

const flagSchema = { type: 'boolean' };

function memberOf(name: string, property: SchemaNode, style: JsonSchemaStyle): [string, JsonSchema][] {
  const schema = toJsonSchema(property, style);
  if (!property.secret) return [[name, schema]];
  if (style.mode === 'answer') return [[secretSetName(name), flagSchema]];
  return [
    [name, schema],
    [secretSetName(name), flagSchema],
    [secretClearName(name), flagSchema],
  ];
}

const isUnconditional = ({ visibleWhen, secret, readOnly, from }: SchemaNode): boolean =>
  visibleWhen === undefined && !secret && !readOnly && from === undefined;

function requiredOf(node: SchemaNode, { mode, answeredProperties }: JsonSchemaStyle): string[] {
  return Object.entries(node.properties).flatMap(([name, property]) => {
    const isRequired = node.required.includes(name);
    if (mode === 'answer' && property.secret) return [secretSetName(name)];
    if (mode === 'answer' && property.readOnly)
      return isRequired || answeredProperties?.has(name) ? [name] : [];
    if (mode === 'answer' && property.from) return [name];
    return isRequired && isUnconditional(property) ? [name] : [];
  });
}

/**
 * Returns the conditions for required properties. A property is required while it is visible, and a secret
 * only until it is set. All properties with the same condition share one branch.
 */
function conditionsOf(node: SchemaNode): JsonSchema[] {
  const required = new Map<string, { readonly when: SchemaCondition; readonly names: string[] }>();
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

function conditionOf(
  name: string,
  { visibleWhen, secret, readOnly }: SchemaNode,
): SchemaCondition | undefined {
  if (readOnly) return undefined;
  const unset = secret ? { not: keptSecretCondition(name) } : undefined;
  if (visibleWhen && unset) return { allOf: [visibleWhen, unset] };
  return visibleWhen ?? unset;
}

/** Returns the condition that the service has the secret and the request does not remove it. */
const keptSecretCondition = (secret: string): SchemaCondition => ({
  properties: { [secretSetName(secret)]: { const: true }, [secretClearName(secret)]: { const: false } },
  required: [secretSetName(secret)],
});

/** Properties that the service sets when a record is saved. */
const savedProperties = ['uuid', 'modifiedAt'];

/** Returns the read-only properties that every answer has. The version of an unsaved record is 0. */
export const answeredPropertiesOf = ({ lifecycle }: Entity, { isUnsaved }: EntityUses): ReadonlySet<string> =>
  new Set(['version', ...(isUnsaved ? [] : savedProperties), ...Object.keys(lifecycle?.initial ?? {})]);
