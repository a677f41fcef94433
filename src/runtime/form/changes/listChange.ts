import isEqual from 'fast-deep-equal';

/** What goes from a list and what comes to it; neither, where only the order is another one. */
export interface ListChange {
  readonly removed: readonly unknown[];
  readonly added: readonly unknown[];
}

const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Each item has at most one partner: of two alike that became one, one has gone. */
export function listChange(before: unknown, after: unknown): ListChange {
  const added = [...itemsOf(after)];
  const removed = itemsOf(before).filter((item) => {
    const partner = added.findIndex((other) => isEqual(item, other));
    if (partner >= 0) added.splice(partner, 1);
    return partner < 0;
  });
  return { removed, added };
}
