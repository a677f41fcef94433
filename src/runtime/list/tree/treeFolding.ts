/** Stored in this browser, for all lists together. */
const key = 'tree.folded';

/** True if the tree at the left of lists is folded. */
export const isTreeFolded = (): boolean => localStorage.getItem(key) === 'true';

export const storeTreeFolded = (isFolded: boolean): void => localStorage.setItem(key, String(isFolded));
