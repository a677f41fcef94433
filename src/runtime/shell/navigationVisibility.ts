/** Kept in this browser. */
const navigationKey = 'navigation';

/** Whether the navigation stands beside the page; on narrow screens it never does. */
export const isNavigationShown = (): boolean => localStorage.getItem(navigationKey) !== 'hidden';

export const storeNavigationShown = (isShown: boolean): void =>
  localStorage.setItem(navigationKey, isShown ? 'shown' : 'hidden');
