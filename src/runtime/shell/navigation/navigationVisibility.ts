/** Stored in this browser. */
const navigationKey = 'navigation';

/** True if the navigation is visible at the side of the page. Narrow screens never show it there. */
export const isNavigationShown = (): boolean => localStorage.getItem(navigationKey) !== 'hidden';

export const storeNavigationShown = (isShown: boolean): void =>
  localStorage.setItem(navigationKey, isShown ? 'shown' : 'hidden');
