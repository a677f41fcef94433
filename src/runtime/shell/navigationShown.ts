/** Kept in this browser. */
const key = 'navigation';

/** Whether the navigation stands beside the page; on narrow screens it never does. */
export const isNavigationShown = (): boolean => localStorage.getItem(key) !== 'hidden';

export const keepNavigationShown = (isShown: boolean): void =>
  localStorage.setItem(key, isShown ? 'shown' : 'hidden');
