import { isRecord } from '../../src/contract/json/isRecord.ts';
import { type JsonSchema, type JsonSchemaStyle, toJsonSchema } from '../emit/schema/jsonSchema.ts';
import type { Entity, SchemaNode } from '../normalize/model/Entity.ts';

/** The values that all records of a resource or family have in common. */
export type RecordConstants = Readonly<Record<string, string | boolean>>;

const isSent = ({ readOnly, from, external, example }: SchemaNode): boolean =>
  !readOnly && from === undefined && (external === undefined || example !== undefined);

/**
 * Returns the condition of a property that may be hidden. A hidden property has no value. A visible one with
 * a default is required.
 */
const visibilityConditions = ([name, { visibleWhen, rules }]: [string, SchemaNode]): JsonSchema[] => {
  if (visibleWhen === undefined) return [];
  const shown = 'default' in rules ? { required: [name] } : {};
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  return [{ if: visibleWhen, then: shown, else: { properties: { [name]: false } } }];
};

const annotate = ({ example }: SchemaNode): JsonSchema =>
  example === undefined ? {} : { examples: [example] };

/** Accepts only the known example of a published schema, because another validator has its rules. */
const external: JsonSchemaStyle['external'] = (_, { example }) => ({ oneOf: [{ const: example }] });

/**
 * Returns the schema of a request for an entity. It lacks the properties that only the service or the session
 * sets, and refuses values that the form would not show. A property with a default is required, because
 * conditions read the value that the service would set.
 */
export function requestSchemaOf(entity: Entity, constants: RecordConstants = {}): JsonSchema {
  const { schema } = entity;
  const whole = toJsonSchema(schema, { mode: 'whole', annotate, external });
  const own = isRecord(whole.properties) ? whole.properties : {};
  const sent = Object.entries(schema.properties).filter(([, node]) => isSent(node));
  const properties = Object.fromEntries(
    sent.map(([name]) => [name, name in constants ? { const: constants[name] } : own[name]]),
  );
  if (schema.type !== 'object') return whole;
  const settled = sent
    .filter(([name, { rules, visibleWhen }]) => name in constants || ('default' in rules && !visibleWhen))
    .map(([name]) => name);
  const required = Array.isArray(whole.required) ? whole.required.map(String) : [];
  const conditions = [
    ...(Array.isArray(whole.allOf) ? whole.allOf : []),
    ...sent.flatMap(visibilityConditions),
    ...entity.validations.map((rule) => rule.schema),
  ];
  return {
    ...whole,
    properties,
    required: [...new Set([...required, ...settled])],
    ...(conditions.length > 0 && { allOf: conditions }),
  };
}
