import { secretClearName, secretSetName } from '../../../src/contract/api/derivedNames.ts';
import type { SchemaCondition } from '../../load/schemaSources.ts';
import type { Entity, EntityUses, SchemaNode } from '../../normalize/Model.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** How a node is written down. */
export interface JsonSchemaStyle {
  /**
   * `whole`: what the validators take, rules and all. `input`: what may be sent. `answer`: what the service
   * answers, secrets told by their flags only.
   */
  readonly mode: 'whole' | 'input' | 'answer';
  /** Writes an entity within another as a reference; without it the entity is written out. */
  readonly referTo?: (entity: string) => JsonSchema;
  /** Writes down a value of a published schema; without it anything fits. */
  readonly external?: (name: string, node: SchemaNode) => JsonSchema;
  /** Captions to put beside the constraints. */
  readonly annotate?: (node: SchemaNode) => JsonSchema;
  /** Read-only properties that an answer has although they are not `required`. */
  readonly answeredProperties?: ReadonlySet<string>;
}

/** A node as a JSON Schema. */
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
 * Required while visible, and a secret only until it is set; one branch for all properties of one condition.
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

/** The service holds the secret and is not asked to remove it. */
const keptSecretCondition = (secret: string): SchemaCondition => ({
  properties: { [secretSetName(secret)]: { const: true }, [secretClearName(secret)]: { const: false } },
  required: [secretSetName(secret)],
});

/** What the service gives to a record when it is saved. */
const savedProperties = ['uuid', 'modifiedAt'];

/** Read-only properties that every answer has; the version of what was never saved is 0. */
export const answeredPropertiesOf = ({ lifecycle }: Entity, { isUnsaved }: EntityUses): ReadonlySet<string> =>
  new Set(['version', ...(isUnsaved ? [] : savedProperties), ...Object.keys(lifecycle?.initial ?? {})]);
