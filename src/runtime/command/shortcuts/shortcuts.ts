import { type ShortcutName, shortcutKeys } from '../../core/keyboard/shortcutKeys.ts';
import { createStore } from '../../core/store.ts';
import { openOverlay } from '../openOverlay.ts';
import { elementForShortcut, focusAdjacentRow, isTyping, shortcutScope } from './pageControls.ts';

const storageKey = 'singleKeys';
const store = createStore(localStorage.getItem(storageKey) !== 'off');

/**
 * Holds true if keys without Ctrl or ⌘ are shortcuts; kept in browser storage. Speech input and accidental
 * keys require a switch (WCAG 2.1.4).
 */
export const singleKeyStore = {
  get: store.get,
  subscribe: store.subscribe,
  set: (isOn: boolean): void => {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
    store.set(isOn);
  },
};

export const shortcutGroups = ['anywhere', 'list', 'form'] as const;

interface Shortcut {
  readonly name: ShortcutName;
  /** Group in the help sheet. */
  readonly group: (typeof shortcutGroups)[number];
  /** Returns false when it does nothing; the browser then handles the key. */
  readonly run: (key: string) => boolean;
}

/** Clicks the control with the key; a field gets the focus. */
function pressControl(key: string): boolean {
  const bearer = elementForShortcut(key);
  if (!(bearer instanceof HTMLInputElement)) bearer?.click();
  else {
    bearer.focus();
    bearer.select();
  }
  return bearer !== undefined;
}

const isPageInScope = (): boolean => shortcutScope() === document;

function openHelp(): boolean {
  if (!isPageInScope()) return false;
  void openOverlay({ shows: 'help' });
  return true;
}

/** During typing, the key undoes the typing. */
const undoUnlessTyping = (key: string): boolean => !isTyping(document.activeElement) && pressControl(key);

/** Arrow keys scroll, unless a row has the focus. */
const focusRow =
  (by: 1 | -1) =>
  (key: string): boolean =>
    (!key.startsWith('Arrow') || document.activeElement instanceof HTMLTableRowElement) &&
    focusAdjacentRow(by);

/** Rows handle these keys themselves. */
const leaveToBrowser = (): boolean => false;

/**
 * Every shortcut of the console except those that begin with G: the key listener and the help sheet read this
 * list.
 */
export const shortcuts: readonly Shortcut[] = [
  { name: 'palette', group: 'anywhere', run: pressControl },
  { name: 'help', group: 'anywhere', run: openHelp },
  { name: 'back', group: 'anywhere', run: pressControl },
  { name: 'undo', group: 'anywhere', run: undoUnlessTyping },
  { name: 'search', group: 'list', run: pressControl },
  { name: 'next', group: 'list', run: focusRow(1) },
  { name: 'previous', group: 'list', run: focusRow(-1) },
  { name: 'open', group: 'list', run: leaveToBrowser },
  { name: 'choose', group: 'list', run: leaveToBrowser },
  { name: 'edit', group: 'list', run: pressControl },
  { name: 'create', group: 'list', run: pressControl },
  { name: 'refresh', group: 'list', run: pressControl },
  { name: 'previousPage', group: 'list', run: pressControl },
  { name: 'nextPage', group: 'list', run: pressControl },
  { name: 'save', group: 'form', run: pressControl },
];

export const shortcutOf = (key: string): Shortcut | undefined =>
  shortcuts.find(({ name }) => shortcutKeys[name].split(' ').includes(key));
