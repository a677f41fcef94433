/** Stored in this browser, for all lists together. */
const key = 'tree.folded';

/** CSS pixels: in narrower lists, the columns need the width of the tree. */
const roomyWidth = 1440;

/** True if the tree at the left of lists is folded. Without a choice of the operator, the window decides. */
export function isTreeFolded(): boolean {
  const stored = localStorage.getItem(key);
  return stored === null ? innerWidth < roomyWidth : stored === 'true';
}

export const storeTreeFolded = (isFolded: boolean): void => localStorage.setItem(key, String(isFolded));
