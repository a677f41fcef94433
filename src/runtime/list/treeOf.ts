import type { Reference, Tree } from '../../contract/resource.ts';
import { optionOf } from '../fields/reference/lookup.ts';
import { recordsOf } from './recordsOf.ts';

export interface Branch {
  /** Value of the group. */
  readonly group: string | number;
  readonly count: number | undefined;
  readonly leaves: readonly Leaf[];
}

export interface Leaf {
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

/** The options of a tree's reference by group, groups in the order of the schema; those without options are left out. */
export function treeOf(
  { groupBy: property, groups, count }: Tree,
  reference: Reference,
  data: unknown,
): Branch[] {
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

/** How many records there are in all of it. */
export const totalOf = (branches: readonly Branch[]): number | undefined =>
  sum(branches.map(({ count }) => count));
