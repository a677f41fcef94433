import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../../schemas');

/** A node of a schema file. */
export type Node = { readonly [key: string]: unknown };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The child under `key`, or an empty node. */
export const child = (node: Node, key: string): Node => (isNode(node[key]) ? node[key] : {});

/** The files of a room of schemas/, by their name without its endings. */
export function files(room: string): Record<string, Node> {
  const names = readdirSync(join(root, room));
  return Object.fromEntries(
    names.map((name) => [
      basename(name, '.json').replace('.schema', ''),
      JSON.parse(readFileSync(join(root, room, name), 'utf8')),
    ]),
  );
}

/** Every node within `node`, itself first, with its JSON pointer. */
export function* walk(
  node: Node,
  pointer = '',
): Generator<{ readonly node: Node; readonly pointer: string }> {
  yield { node, pointer };
  for (const [key, value] of Object.entries(node))
    for (const [suffix, part] of Array.isArray(value)
      ? value.map((item, at) => [`/${at}`, item] as const)
      : [['', value] as const])
      if (isNode(part)) yield* walk(part, `${pointer}/${key}${suffix}`);
}

/** Operations of every endpoint table, by operationId, with the service of their table. */
export const operations: Record<string, Node> = Object.fromEntries(
  Object.values(files('endpoints')).flatMap((table) =>
    Object.entries(child(table, 'operations')).map(([id, operation]) => [
      id,
      { service: table.service, ...(isNode(operation) ? operation : {}) },
    ]),
  ),
);
