import { isRecord } from '../../../../contract/json/isRecord.ts';
import type { PublishedSchema } from '../../../../contract/model/publishedSchema.ts';

type Schema = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The schemas that apply to the same value: referenced schemas, parts and variants. */
function* relatedSchemas(
  schema: unknown,
  definitions: Schema,
  seen: readonly unknown[] = [],
): Iterable<Schema> {
  if (!isRecord(schema) || seen.includes(schema)) return;
  yield schema;
  const { $ref, $id, allOf, anyOf, oneOf } = schema;
  const name = /^(?:#\/definitions\/|level:)(.*)$/.exec(String($ref ?? $id ?? ''))?.[1];
  const others = [
    name === undefined ? undefined : definitions[name],
    ...[allOf, anyOf, oneOf].flatMap(listOf),
  ];
  for (const other of others) yield* relatedSchemas(other, definitions, [...seen, schema]);
}

function* childSchemas(schema: Schema, step: string): Iterable<unknown> {
  const { properties, additionalProperties, items, additionalItems } = schema;
  if (isRecord(properties) && Object.hasOwn(properties, step)) yield properties[step];
  else yield additionalProperties;
  if (Array.isArray(items)) yield items[Number(step)] ?? additionalItems;
  else yield items;
}

/** The schemas that apply to the value at a path. */
export function schemasAt({ schema }: PublishedSchema, path: readonly string[]): readonly Schema[] {
  const definitions = isRecord(schema.definitions) ? schema.definitions : {};
  let schemas = [...relatedSchemas(schema, definitions)];
  for (const step of path)
    schemas = schemas.flatMap((parent) =>
      [...childSchemas(parent, step)].flatMap((part) => [...relatedSchemas(part, definitions)]),
    );
  return schemas;
}

/** The publisher's title of the value at a path; undefined without one. */
export const captionAt = (external: PublishedSchema, path: readonly string[]): string | undefined =>
  schemasAt(external, path)
    .map(({ title }) => title)
    .find((title) => typeof title === 'string');
