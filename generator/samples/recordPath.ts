import type { JsonSchema } from '../emit/schema/jsonSchema.ts';

type Container = Record<string, unknown>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** The value at a place of a record; undefined where there is none. */
export const valueAt = (record: unknown, parts: readonly string[]): unknown =>
  parts.reduce<unknown>((value, part) => (isContainer(value) ? value[part] : undefined), record);

/** A copy of a record with another value at a place whose container is there; undefined takes it out. */
export function withValue(record: unknown, parts: readonly string[], value: unknown): unknown {
  const last = parts.at(-1);
  if (last === undefined) return value;
  const copy = structuredClone(record);
  const container = valueAt(copy, parts.slice(0, -1));
  if (value === undefined) removeValue(container, last);
  else if (isContainer(container)) container[last] = value;
  return copy;
}

function removeValue(container: unknown, part: string): void {
  if (Array.isArray(container)) container.splice(Number(part), 1);
  else if (isContainer(container)) delete container[part];
}

/** A copy of a record without the values at some places, none of which is the record itself. */
export function withoutValues(record: unknown, places: readonly (readonly string[])[]): unknown {
  const copy = structuredClone(record);
  // The last one first: the elements of an array that follow a removed one move up.
  for (const parts of places.toReversed()) removeValue(valueAt(copy, parts.slice(0, -1)), parts.at(-1) ?? '');
  return copy;
}

/** A subschema that is an object; `true` and `false` are schemas, too, but say nothing more. */
export const isSchemaObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const toSchemaObject = (value: unknown): JsonSchema => (isSchemaObject(value) ? value : {});

/** A JSON pointer's parts: `/extendInfo/0/parameterName` → three. */
export const splitPointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

export const joinPointer = (parts: readonly (string | number)[]): string =>
  parts.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** What a schema says of the value at a place of its record, conditions aside; nothing known is `{}`. */
export function schemaAt(schema: JsonSchema, [part, ...rest]: readonly string[]): JsonSchema {
  if (part === undefined) return schema;
  const properties = toSchemaObject(schema.properties);
  if (part in properties) return schemaAt(toSchemaObject(properties[part]), rest);
  const next = schema.type === 'array' ? schema.items : schema.additionalProperties;
  return schemaAt(toSchemaObject(next), rest);
}
