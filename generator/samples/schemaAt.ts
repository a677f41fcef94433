import type { JsonSchema } from '../emit/jsonSchema.ts';

/** A subschema that is an object; `true` and `false` are schemas, too, but say nothing more. */
export const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const schemaOf = (value: unknown): JsonSchema => (isSchema(value) ? value : {});

/** A JSON pointer's parts: `/extendInfo/0/parameterName` → three. */
export const partsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

export const pointerOf = (parts: readonly (string | number)[]): string =>
  parts.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** What a schema says of the value at a place of its record, conditions aside; nothing known is `{}`. */
export function schemaAt(schema: JsonSchema, [part, ...rest]: readonly string[]): JsonSchema {
  if (part === undefined) return schema;
  const properties = schemaOf(schema.properties);
  if (part in properties) return schemaAt(schemaOf(properties[part]), rest);
  const next = schema.type === 'array' ? schema.items : schema.additionalProperties;
  return schemaAt(schemaOf(next), rest);
}
