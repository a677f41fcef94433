import { bearerOf, scope } from './bearerOf.ts';
import { isTyping } from './isTyping.ts';
import { type KeyName, keys } from './keys.ts';
import { openOverlay } from './openOverlay.ts';
import { stepRow } from './stepRow.ts';

export const groups = ['anywhere', 'list', 'form'] as const;

export interface Shortcut {
  readonly name: KeyName;
  /** In the help sheet. */
  readonly group: (typeof groups)[number];
  /** Answers with false when there is nothing for it to do, and the key is the browser's. */
  readonly run: (key: string) => boolean;
}

/** Presses the control that bears the key; a field gets the focus. */
function press(key: string): boolean {
  const bearer = bearerOf(key);
  if (!(bearer instanceof HTMLInputElement)) bearer?.click();
  else {
    bearer.focus();
    bearer.select();
  }
  return bearer !== undefined;
}

const isOnPage = (): boolean => scope() === document;

function help(): boolean {
  if (!isOnPage()) return false;
  void openOverlay({ shows: 'help' });
  return true;
}

/** Who types takes back what was typed. */
const undo = (key: string): boolean => !isTyping(document.activeElement) && press(key);

/** Arrow keys scroll, unless a row has the focus. */
const step =
  (by: 1 | -1) =>
  (key: string): boolean =>
    (!key.startsWith('Arrow') || document.activeElement instanceof HTMLTableRowElement) && stepRow(by);

/** A row knows these keys itself. */
const native = (): boolean => false;

/** Every shortcut of the console but those that begin with G: what listens for keys and the help sheet read this list. */
export const shortcuts: readonly Shortcut[] = [
  { name: 'palette', group: 'anywhere', run: press },
  { name: 'help', group: 'anywhere', run: help },
  { name: 'back', group: 'anywhere', run: press },
  { name: 'undo', group: 'anywhere', run: undo },
  { name: 'search', group: 'list', run: press },
  { name: 'next', group: 'list', run: step(1) },
  { name: 'previous', group: 'list', run: step(-1) },
  { name: 'open', group: 'list', run: native },
  { name: 'choose', group: 'list', run: native },
  { name: 'edit', group: 'list', run: press },
  { name: 'create', group: 'list', run: press },
  { name: 'refresh', group: 'list', run: press },
  { name: 'previousPage', group: 'list', run: press },
  { name: 'nextPage', group: 'list', run: press },
  { name: 'save', group: 'form', run: press },
];

export const shortcutOf = (key: string): Shortcut | undefined =>
  shortcuts.find(({ name }) => keys[name].split(' ').includes(key));
