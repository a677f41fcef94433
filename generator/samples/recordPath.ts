import { isRecord } from '../../src/contract/json/isRecord.ts';
import type { JsonSchema } from '../emit/schema/jsonSchema.ts';

type Container = Record<string, unknown>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** Returns the value at a path of a record; undefined if there is none. */
export const valueAt = (record: unknown, parts: readonly string[]): unknown =>
  parts.reduce<unknown>((value, part) => (isContainer(value) ? value[part] : undefined), record);

/**
 * Returns a copy of a record with another value at a path. The container of the value must exist. `undefined`
 * removes the value.
 */
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

/**
 * Returns a copy of a record without the values at some paths. None of the paths may be the record itself.
 */
export function withoutValues(record: unknown, places: readonly (readonly string[])[]): unknown {
  const copy = structuredClone(record);
  // The last one first, because removing an array element moves the following ones.
  for (const parts of places.toReversed()) removeValue(valueAt(copy, parts.slice(0, -1)), parts.at(-1) ?? '');
  return copy;
}

const toSchemaObject = (value: unknown): JsonSchema => (isRecord(value) ? value : {});

/**
 * Returns the schema of the value at a path of a record, without conditions. Returns `{}` if the path is
 * unknown.
 */
export function schemaAt(schema: JsonSchema, [part, ...rest]: readonly string[]): JsonSchema {
  if (part === undefined) return schema;
  const properties = toSchemaObject(schema.properties);
  if (part in properties) return schemaAt(toSchemaObject(properties[part]), rest);
  const next = schema.type === 'array' ? schema.items : schema.additionalProperties;
  return schemaAt(toSchemaObject(next), rest);
}
