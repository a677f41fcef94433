import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../../schemas');

/** A node of a schema file. */
export type SchemaNode = { readonly [key: string]: unknown };

export const isSchemaNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the child under `key`, or an empty node. */
export const childNode = (node: SchemaNode, key: string): SchemaNode =>
  isSchemaNode(node[key]) ? node[key] : {};

/** Returns the files of a folder of schemas/, by their names without extensions. */
export function readSchemaFiles(room: string): Record<string, SchemaNode> {
  const names = readdirSync(join(root, room));
  return Object.fromEntries(
    names.map((name) => [
      basename(name, '.json').replace('.schema', ''),
      JSON.parse(readFileSync(join(root, room, name), 'utf8')),
    ]),
  );
}

/** Yields `node` and every node within it, with JSON pointers. */
export function* walkNodes(
  node: SchemaNode,
  pointer = '',
): Generator<{ readonly node: SchemaNode; readonly pointer: string }> {
  yield { node, pointer };
  for (const [key, value] of Object.entries(node))
    for (const [suffix, part] of Array.isArray(value)
      ? value.map((item, at) => [`/${at}`, item] as const)
      : [['', value] as const])
      if (isSchemaNode(part)) yield* walkNodes(part, `${pointer}/${key}${suffix}`);
}

/** Operations of every endpoint table, by operationId, with the service of their table. */
export const operations: Record<string, SchemaNode> = Object.fromEntries(
  Object.values(readSchemaFiles('endpoints')).flatMap((table) =>
    Object.entries(childNode(table, 'operations')).map(([id, operation]) => [
      id,
      { service: table.service, ...(isSchemaNode(operation) ? operation : {}) },
    ]),
  ),
);
