/** Kept in this browser, for all lists alike. */
const key = 'tree.folded';

/** Whether the tree at the left of lists is folded away. */
export const isTreeFolded = (): boolean => localStorage.getItem(key) === 'true';

export const storeTreeFolded = (isFolded: boolean): void => localStorage.setItem(key, String(isFolded));
