import type { TreeItem } from './stepInTree.ts';
import { type Branch, totalOf } from './treeOf.ts';

/** An item of a filter's tree: one that is chosen has the filter's value as its id; a branch opens and closes. */
export interface FilterItem extends TreeItem {
  readonly caption: string;
  readonly count: number | undefined;
  /** Of a branch. */
  readonly group?: string | number;
}

/** The items that can be seen, in their order; the first takes the filter away. */
export function itemsOf(
  branches: readonly Branch[],
  closed: readonly (string | number)[],
  all: string,
  captionOf: (group: string | number) => string,
): FilterItem[] {
  const first: FilterItem = { id: '', level: 1, caption: all, count: totalOf(branches) };
  const others = branches.flatMap(({ group, leaves, count }): FilterItem[] => {
    const isOpen = !closed.includes(group);
    const branch = { id: `group ${group}`, level: 1, isOpen, group, caption: captionOf(group), count };
    if (!isOpen) return [branch];
    return [
      branch,
      ...leaves.map(({ value, label, count }) => ({ id: value, level: 2, caption: label, count })),
    ];
  });
  return [first, ...others];
}
