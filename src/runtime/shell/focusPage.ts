import { openDialogs } from '../feedback/openDialogs.ts';
import { currentLocation, subscribeToLocation } from '../routing/hashLocation.ts';

/** The parameters of the URL that make it another page; filters, dialogs and the like leave it the same one. */
const placeNames = ['tab', 'uuid', 'section'];

/** Names the page at a location: `/config auth  `. */
function placeOf(location: string): string {
  const [path, query] = location.split('?', 2);
  const parameters = new URLSearchParams(query);
  return [path, ...placeNames.map((name) => parameters.get(name) ?? '')].join(' ');
}

const acts = ['keydown', 'pointerdown'] as const;

/** Ends the wait for the page before. */
let stopWaiting = (): void => {};

/**
 * Gives the focus to the heading of the page that opens, as soon as it is there, and again when the heading is replaced. A field that
 * takes the focus of its own accord keeps it. The operator's next key or press ends this: the focus stays where the operator is.
 */
export function focusPage(): void {
  stopWaiting();
  const from = document.activeElement;
  const settle = (): void => {
    const main = document.querySelector('main');
    const heading = main?.querySelector('h1');
    const { activeElement } = document;
    if (!heading || openDialogs.top()) return;
    if (activeElement !== from && main?.contains(activeElement)) return;
    heading.tabIndex = -1;
    heading.focus();
  };
  const observer = new MutationObserver(settle);
  observer.observe(document.body, { childList: true, subtree: true });
  const first = setTimeout(settle);
  stopWaiting = () => {
    clearTimeout(first);
    observer.disconnect();
    for (const act of acts) removeEventListener(act, stopWaiting, true);
  };
  for (const act of acts) addEventListener(act, stopWaiting, true);
}

/** Gives the focus to each page that is opened, until the answer is called. */
export function focusPages(): () => void {
  let place = placeOf(currentLocation());
  const stop = subscribeToLocation(() => {
    const next = placeOf(currentLocation());
    if (next !== place) focusPage();
    place = next;
  });
  return () => {
    stop();
    stopWaiting();
  };
}
