/** Stored in this browser. */
const navigationKey = 'navigation';

/** Whether the navigation is visible at the side of the page; never on narrow screens. */
export const isNavigationShown = (): boolean => localStorage.getItem(navigationKey) !== 'hidden';

export const storeNavigationShown = (isShown: boolean): void =>
  localStorage.setItem(navigationKey, isShown ? 'shown' : 'hidden');
