import type { FieldReference, TreeFilter } from '../../../contract/model/resource.ts';
import { recordsOf } from '../../api/answer.ts';
import { optionOf } from '../../fields/types/reference/lookup.ts';

interface TreeBranch {
  /** Value of the group. */
  readonly group: string | number;
  readonly count: number | undefined;
  readonly leaves: readonly TreeLeaf[];
}

interface TreeLeaf {
  readonly value: string;
  readonly label: string;
  readonly count: number | undefined;
}

/** Undefined where the back end does not count. */
const sum = (counts: readonly (number | undefined)[]): number | undefined =>
  counts.reduce(
    (total, count) => (total === undefined || count === undefined ? undefined : total + count),
    0,
  );

/** The options of a tree's reference by group, in the order of the schema, without empty groups. */
export function treeBranchesOf(
  { groupBy: property, groups, count }: TreeFilter,
  reference: FieldReference,
  data: unknown,
): TreeBranch[] {
  const records = recordsOf(data);
  return groups.flatMap((group) => {
    const leaves = records
      .filter((record) => record[property] === group)
      .map((record) => {
        const counted = count === undefined ? undefined : record[count];
        return { ...optionOf(reference, record), count: typeof counted === 'number' ? counted : undefined };
      });
    return leaves.length > 0 ? [{ group, leaves, count: sum(leaves.map((leaf) => leaf.count)) }] : [];
  });
}

/** The number of records of the whole tree. */
export const treeTotalOf = (branches: readonly TreeBranch[]): number | undefined =>
  sum(branches.map(({ count }) => count));

/**
 * An item of a filter tree. A selectable item has the filter's value as its id; a branch opens and closes.
 */
export interface FilterTreeItem extends TreeItem {
  readonly caption: string;
  readonly count: number | undefined;
  /** Group of a branch. */
  readonly group?: string | number;
}

/** The visible items in order; the first clears the filter. Branches that are not read yet have no count. */
export function visibleItemsOf(
  branches: readonly TreeBranch[] | undefined,
  closed: readonly (string | number)[],
  all: string,
  captionOf: (group: string | number) => string,
): FilterTreeItem[] {
  const first: FilterTreeItem = { id: '', level: 1, caption: all, count: branches && treeTotalOf(branches) };
  const others = (branches ?? []).flatMap(({ group, leaves, count }): FilterTreeItem[] => {
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

interface TreeItem {
  readonly id: string;
  /** 1 is the outermost. */
  readonly level: number;
  /** Set on items with children. */
  readonly isOpen?: boolean;
}

/** The item that gets the focus; `isActivation`: it is also selected, opened or closed. */
interface TreeStep {
  readonly focus: string;
  readonly isActivation?: true;
}

/**
 * The effect of a key in a tree with these visible items (WAI-ARIA, "Tree View"); undefined for other keys.
 */
export function treeStepForKey(
  items: readonly TreeItem[],
  focused: string,
  key: string,
): TreeStep | undefined {
  const place = items.findIndex(({ id }) => id === focused);
  const item = items[place];
  if (!item) return undefined;
  const to = (index: number): TreeStep | undefined => items[index] && { focus: items[index].id };
  const act: TreeStep = { focus: focused, isActivation: true };
  switch (key) {
    case 'ArrowDown':
      return to(place + 1);
    case 'ArrowUp':
      return to(place - 1);
    case 'Home':
      return to(0);
    case 'End':
      return to(items.length - 1);
    case 'ArrowRight':
      if (item.isOpen === false) return act;
      return item.isOpen ? to(place + 1) : undefined;
    case 'ArrowLeft':
      if (item.isOpen) return act;
      return to(items.findLastIndex(({ level }, index) => index < place && level < item.level));
    case 'Enter':
    case ' ':
      return act;
    default:
      return undefined;
  }
}
