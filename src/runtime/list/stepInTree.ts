export interface TreeItem {
  readonly id: string;
  /** 1 is the outermost. */
  readonly level: number;
  /** Of an item that others are in; undefined for the others. */
  readonly isOpen?: boolean;
}

/** Where the focus goes; `isAct`: and what is there is chosen, opened or closed. */
export interface TreeStep {
  readonly focus: string;
  readonly isAct?: true;
}

/**
 * What a key does in a tree whose visible items are given in their order (WAI-ARIA, "Tree View"); undefined for a key
 * that does nothing there.
 */
export function stepInTree(items: readonly TreeItem[], focused: string, key: string): TreeStep | undefined {
  const place = items.findIndex(({ id }) => id === focused);
  const item = items[place];
  if (!item) return undefined;
  const to = (index: number): TreeStep | undefined => items[index] && { focus: items[index].id };
  const act: TreeStep = { focus: focused, isAct: true };
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
