import type { Entity, Node } from '../model.ts';
import { remembered } from '../remembered.ts';

/** A property that takes a published schema: the way to it from the record, `*` for every item of an array. */
export interface Use {
  readonly path: readonly string[];
  readonly name: string;
}

/** The published schemas in an entity. */
export function usesIn(node: Node, path: readonly string[] = []): Use[] {
  if (node.external !== undefined) return [{ path, name: node.external }];
  if (node.items) return usesIn(node.items, [...path, '*']);
  return Object.entries(node.properties).flatMap(([name, property]) => usesIn(property, [...path, name]));
}

const memory = remembered<readonly string[]>();

/** Their names, each once. */
export const externalsOf = (entities: readonly Entity[]): string[] => {
  const names = entities.flatMap((entity) =>
    memory(entity, [], () => usesIn(entity.schema).map(({ name }) => name)),
  );
  return [...new Set(names)].sort();
};
