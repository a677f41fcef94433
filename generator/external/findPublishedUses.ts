import type { SchemaNode } from '../normalize/model/Entity.ts';

/** A property with a published schema: its path from the record, with `*` for every item of an array. */
interface PublishedUse {
  readonly path: readonly string[];
  readonly name: string;
}

/** Returns the uses of published schemas in an entity. */
export function findPublishedUses(node: SchemaNode, path: readonly string[] = []): PublishedUse[] {
  if (node.external !== undefined) return [{ path, name: node.external }];
  if (node.items) return findPublishedUses(node.items, [...path, '*']);
  return Object.entries(node.properties).flatMap(([name, property]) =>
    findPublishedUses(property, [...path, name]),
  );
}
