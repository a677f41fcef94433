import { placeIn } from '../routing/currentPlace.ts';
import { currentLocation, subscribeToLocation } from '../routing/hashLocation.ts';
import { openDialogs } from './openDialogs.ts';

/** URL parameters that identify a page. Filters, dialogs and other parameters do not. */
const pageParameters = ['tab', 'uuid', 'section'];

/** Identifies the page at a location. */
const pageIdOf = (location: string): string => placeIn(location, pageParameters);

const userEvents = ['keydown', 'pointerdown'] as const;

/** Ends the wait of the previous page. */
let stopWaiting = (): void => {};

/**
 * Moves the focus to the heading of the opened page, as soon as it exists, and again when the heading is
 * replaced. If a tab opened the page, the selected tab has the focus instead, so that arrow keys go on to the next
 * tab. A field with autofocus keeps the focus, and so does a toast, which assistive technology can reach without a
 * key. The operator's next key or press ends this.
 */
export function focusHeading(): void {
  stopWaiting();
  const from = document.activeElement;
  const isTab = from?.matches('[role=tab]');
  const moveFocus = (): void => {
    const { activeElement } = document;
    const keeps = activeElement === from ? '[role=tab]' : 'main, [data-toasts]';
    if (openDialogs.topmost() || activeElement?.closest(keeps)) return;
    const tab = isTab && document.querySelector<HTMLElement>('main [role=tab][aria-selected=true]');
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) heading.tabIndex = -1;
    (tab || heading)?.focus();
  };
  const observer = new MutationObserver(moveFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  const first = setTimeout(moveFocus);
  stopWaiting = () => {
    clearTimeout(first);
    observer.disconnect();
    for (const act of userEvents) removeEventListener(act, stopWaiting, true);
  };
  for (const act of userEvents) addEventListener(act, stopWaiting, true);
}

/** Moves the focus to the heading after a dialog, unless the browser has returned it to a control. */
function focusHeadingAfterDialog(): void {
  // The browser returns the focus when the dialog closes, right after this.
  setTimeout(() => {
    if (document.activeElement === document.body && !openDialogs.topmost()) focusHeading();
  });
}

/**
 * Moves the focus to each page that opens, also to one that opened since `location`, unless the operator
 * already works in it. A dialog that outlives its page cannot return the focus to its button, so the page gets it then.
 * Returns a function that ends this.
 */
export function focusHeadingOnNavigation(location: string): () => void {
  const isInUse = document.querySelector('main')?.contains(document.activeElement);
  let pageId = pageIdOf(isInUse ? currentLocation() : location);
  let isDialogOfEarlierPage = false;
  const follow = (): void => {
    const next = pageIdOf(currentLocation());
    if (next === pageId) return;
    pageId = next;
    isDialogOfEarlierPage = openDialogs.topmost() !== undefined;
    focusHeading();
  };
  follow();
  const stop = subscribeToLocation(follow);
  const stopDialogs = openDialogs.subscribe(() => {
    if (openDialogs.topmost()) return;
    if (isDialogOfEarlierPage) focusHeadingAfterDialog();
    isDialogOfEarlierPage = false;
  });
  return () => {
    stop();
    stopDialogs();
    stopWaiting();
  };
}

const isBlocked = (element: HTMLElement): boolean => element.inert || element.hasAttribute('disabled');

/**
 * A control loses the focus when it is disabled, or when the part around it becomes inert. It gets the focus
 * back once it is enabled again, unless the focus has moved on. Returns a function that ends this.
 */
export function restoreFocusWhenEnabled(): () => void {
  let control: HTMLElement | undefined;
  const observer = new MutationObserver((changes) => {
    const { activeElement, body } = document;
    for (const { target } of changes) {
      if (!(target instanceof HTMLElement)) continue;
      if (isBlocked(target)) {
        if (activeElement instanceof HTMLElement && target.contains(activeElement)) control = activeElement;
      } else if (control && target.contains(control)) {
        if (activeElement === body) control.focus();
        control = undefined;
      }
    }
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['inert', 'disabled'] });
  // Chromium takes the focus from a disabled control before the observer is called.
  const onFocusOut = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement && target.matches(':disabled')) control = target;
  };
  addEventListener('focusout', onFocusOut);
  return () => {
    observer.disconnect();
    removeEventListener('focusout', onFocusOut);
  };
}
