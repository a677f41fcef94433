import { currentLocation, subscribeToLocation } from '../routing/hashLocation.ts';
import { openDialogs } from './openDialogs.ts';

/** The parameters of the URL that make it another page; filters, dialogs and the like leave it the same one. */
const pageParameters = ['tab', 'uuid', 'section'];

/** Names the page at a location: `/config auth  `. */
function pageIdOf(location: string): string {
  const [path, query] = location.split('?', 2);
  const parameters = new URLSearchParams(query);
  return [path, ...pageParameters.map((name) => parameters.get(name) ?? '')].join(' ');
}

const userEvents = ['keydown', 'pointerdown'] as const;

/** Ends the wait for the page before. */
let stopWaiting = (): void => {};

/**
 * Gives the focus to the heading of the page that opens, as soon as it is there, and again when the heading is replaced. A field that
 * takes the focus of its own accord keeps it. The operator's next key or press ends this: the focus stays where the operator is.
 */
export function focusHeading(): void {
  stopWaiting();
  const from = document.activeElement;
  const moveFocus = (): void => {
    const main = document.querySelector('main');
    const heading = main?.querySelector('h1');
    const { activeElement } = document;
    if (!heading || openDialogs.topmost()) return;
    if (activeElement !== from && main?.contains(activeElement)) return;
    heading.tabIndex = -1;
    heading.focus();
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

/** Gives the focus to each page that is opened, until the answer is called. */
export function focusHeadingOnNavigation(): () => void {
  let pageId = pageIdOf(currentLocation());
  const stop = subscribeToLocation(() => {
    const next = pageIdOf(currentLocation());
    if (next !== pageId) focusHeading();
    pageId = next;
  });
  return () => {
    stop();
    stopWaiting();
  };
}

/**
 * A part of the page that is inert for a moment loses the focus. Afterwards the control in it that had the focus gets it back, unless
 * the focus has moved on. Ends when the answer is called.
 */
export function restoreFocusAfterInert(): () => void {
  let control: HTMLElement | undefined;
  const observer = new MutationObserver((changes) => {
    const { activeElement, body } = document;
    for (const { target } of changes) {
      if (!(target instanceof HTMLElement)) continue;
      if (target.inert) {
        if (activeElement instanceof HTMLElement && target.contains(activeElement)) control = activeElement;
      } else if (control && target.contains(control)) {
        if (activeElement === body) control.focus();
        control = undefined;
      }
    }
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['inert'] });
  return () => observer.disconnect();
}
