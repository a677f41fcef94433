import { type ShortcutName, shortcutKeys } from '../../core/keyboard/shortcutKeys.ts';
import { createStore } from '../../core/store.ts';
import { openOverlay } from '../openOverlay.ts';
import { elementForShortcut, focusAdjacentRow, isTyping, shortcutScope } from './pageControls.ts';

const storageKey = 'singleKeys';
const store = createStore(localStorage.getItem(storageKey) !== 'off');

/**
 * Whether keys without Ctrl or ⌘ are shortcuts, kept in browser storage: whoever speaks to the computer, or is prone to
 * strike a key, has to be able to switch them off (WCAG 2.1.4).
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

export interface Shortcut {
  readonly name: ShortcutName;
  /** In the help sheet. */
  readonly group: (typeof shortcutGroups)[number];
  /** Answers with false when there is nothing for it to do, and the key is the browser's. */
  readonly run: (key: string) => boolean;
}

/** Presses the control that bears the key; a field gets the focus. */
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

/** Who types takes back what was typed. */
const undoUnlessTyping = (key: string): boolean => !isTyping(document.activeElement) && pressControl(key);

/** Arrow keys scroll, unless a row has the focus. */
const focusRow =
  (by: 1 | -1) =>
  (key: string): boolean =>
    (!key.startsWith('Arrow') || document.activeElement instanceof HTMLTableRowElement) &&
    focusAdjacentRow(by);

/** A row knows these keys itself. */
const leaveToBrowser = (): boolean => false;

/** Every shortcut of the console but those that begin with G: what listens for keys and the help sheet read this list. */
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
