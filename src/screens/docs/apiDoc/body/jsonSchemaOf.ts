import type { FieldMapping } from '#generated/types.ts';
import {
  groupKeysOf,
  hasKnownType,
  isNeverNull,
  isTypeKnown,
  type TargetNode,
  targetTypeOf,
} from './bodyFields.ts';
import { presetValueOf, timePatternOf } from './sampleBodyOf.ts';

/** A JSON Schema, draft 2020-12, as plain data. */
export type ApiDocSchema = { readonly [keyword: string]: unknown };

const int32 = { type: 'integer', minimum: -(2 ** 31), maximum: 2 ** 31 - 1 };

/** The JSON type of each field type of schemas/SPECIFICATION.md section 3.2 (see `convertValue.ts`). */
const jsonTypes: Readonly<Record<FieldMapping['type'], ApiDocSchema & { readonly type: string }>> = {
  STRING: { type: 'string' },
  NUMERIC: { type: 'number' },
  INTEGER: int32,
  INT: int32,
  LONG: { type: 'integer', format: 'int64' },
  BOOLEAN: { type: 'boolean' },
  DATE: { type: 'string' },
  ARRAY: { type: 'array' },
  OBJECT: { type: 'object' },
};

/** JSON Schema formats by the time pattern that produces them. */
const formatByPattern: Readonly<Record<string, string>> = {
  'yyyy-MM-dd': 'date',
  "yyyy-MM-dd'T'HH:mm:ssXXX": 'date-time',
  "yyyy-MM-dd'T'HH:mm:ss.SSSXXX": 'date-time',
};

/** The schema of an object. Without a field of a certain type, it names the fields and accepts any value. */
const objectSchema = (fields: ReadonlyMap<string, TargetNode>): ApiDocSchema => {
  const required = [...fields].filter(([, node]) => isNeverNull(node)).map(([name]) => name);
  return {
    ...(hasKnownType(fields) && { type: 'object' }),
    properties: Object.fromEntries([...fields].map(([name, node]) => [name, fieldSchema(node)])),
    ...(required.length > 0 && { required }),
  };
};

/** The schema of a group: an object with the group's keys and its elements under `items`. */
const groupSchema = (keys: readonly string[]): ApiDocSchema => ({
  type: 'object',
  properties: {
    ...Object.fromEntries(keys.map((name) => [name, {}])),
    items: { type: 'array', items: { type: 'object' } },
  },
  required: [...keys, 'items'],
});

function itemsOf(node: TargetNode): ApiDocSchema | undefined {
  const keys = node.row && groupKeysOf(node.row);
  if (keys) return groupSchema(keys);
  return node.elements.size > 0 ? objectSchema(node.elements) : undefined;
}

function valueSchema(node: TargetNode): ApiDocSchema & { readonly type: string } {
  const type = jsonTypes[targetTypeOf(node)];
  if (type.type === 'array') {
    const items = itemsOf(node);
    return items ? { ...type, items } : type;
  }
  return type.type === 'object' && node.properties.size > 0
    ? { ...objectSchema(node.properties), ...type }
    : type;
}

function annotations({ row }: TargetNode): ApiDocSchema {
  if (!row) return {};
  const preset = presetValueOf(row);
  const format = formatByPattern[timePatternOf(row) ?? ''];
  return {
    ...(row.description && { description: row.description }),
    ...(format && row.type !== 'OBJECT' && { format }),
    ...(preset && { [preset.kind === 'constant' ? 'const' : 'default']: preset.value }),
  };
}

/**
 * A missing source value is null in the target, so a field that can be null has the type `null` too. The schema
 * leaves out a type that is a guess: it would refuse valid documents.
 */
function fieldSchema(node: TargetNode): ApiDocSchema {
  if (!isTypeKnown(node)) return node.properties.size > 0 ? objectSchema(node.properties) : {};
  const schema = valueSchema(node);
  const type = isNeverNull(node) ? schema.type : [schema.type, 'null'];
  return { ...schema, type, ...annotations(node) };
}

/**
 * Returns the target document as JSON Schema 2020-12. `required` lists the fields that are never null
 * (`isNeverNull`). Every other field is present too and can be null.
 */
export const jsonSchemaOf = (root: TargetNode): ApiDocSchema => ({
  type: 'object',
  ...objectSchema(root.properties),
});
