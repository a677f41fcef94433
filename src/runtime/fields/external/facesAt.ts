import type { External } from '../../../contract/external.ts';
import { isRecord } from '../../../contract/isRecord.ts';

type Schema = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The schemas that say something of the same value: what is referred to, and parts and variants. */
function* facesOf(schema: unknown, definitions: Schema, seen: readonly unknown[] = []): Iterable<Schema> {
  if (!isRecord(schema) || seen.includes(schema)) return;
  yield schema;
  const { $ref, $id, allOf, anyOf, oneOf } = schema;
  const name = /^(?:#\/definitions\/|level:)(.*)$/.exec(String($ref ?? $id ?? ''))?.[1];
  const others = [
    name === undefined ? undefined : definitions[name],
    ...[allOf, anyOf, oneOf].flatMap(listOf),
  ];
  for (const other of others) yield* facesOf(other, definitions, [...seen, schema]);
}

function* partsOf(schema: Schema, step: string): Iterable<unknown> {
  const { properties, additionalProperties, items, additionalItems } = schema;
  if (isRecord(properties) && Object.hasOwn(properties, step)) yield properties[step];
  else yield additionalProperties;
  if (Array.isArray(items)) yield items[Number(step)] ?? additionalItems;
  else yield items;
}

/** What is said of the value at a path. */
export function facesAt({ schema }: External, path: readonly string[]): readonly Schema[] {
  const definitions = isRecord(schema.definitions) ? schema.definitions : {};
  let faces = [...facesOf(schema, definitions)];
  for (const step of path)
    faces = faces.flatMap((face) =>
      [...partsOf(face, step)].flatMap((part) => [...facesOf(part, definitions)]),
    );
  return faces;
}
