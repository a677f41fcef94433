import { isMac } from '../../core/keyboard/shortcutKeys.ts';

const typingSelectors = [
  'input:not([type="checkbox"], [type="radio"])',
  'textarea',
  'select',
  '[contenteditable="true"]',
  ...['grid', 'tree', 'menu', 'listbox', 'combobox'].map((role) => `[role="${role}"]`),
].join();

/** True if letters already have a meaning here: text, or a choice in a list. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typingSelectors) !== null;

/** The scope of keys: the topmost dialog, outside of which all is inert, or else the page. */
export const shortcutScope = (): ParentNode =>
  [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;

const isUsable = (control: HTMLElement): boolean =>
  !control.matches(':disabled, [aria-disabled="true"]') &&
  control.closest('[inert]') === null &&
  control.checkVisibility?.({ visibilityProperty: true }) !== false;

/**
 * The enabled control with a key. A control in a row counts only while that row has the focus, and then has
 * priority. The last of several on the page is used, because it is the innermost.
 */
export function elementForShortcut(key: string): HTMLElement | undefined {
  const written = isMac ? key.replace('Control', 'Meta') : key;
  const bearers = [...shortcutScope().querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].filter(
    (control) => control.getAttribute('aria-keyshortcuts')?.split(' ').includes(written) && isUsable(control),
  );
  const row = document.activeElement?.closest('tr');
  return (
    bearers.find((bearer) => row?.contains(bearer)) ?? bearers.findLast((bearer) => !bearer.closest('tr'))
  );
}

/** The last focused row, where a return to the list continues. */
let lastFocusedRow: string | undefined;

/**
 * Moves the focus to the next or previous row of the list. The first step goes to the last focused row, or
 * else to the first one. False without a row to go to.
 */
export function focusAdjacentRow(by: 1 | -1): boolean {
  const rows = [...shortcutScope().querySelectorAll<HTMLTableRowElement>('tr[data-uuid]')];
  const here = rows.findIndex((row) => row.contains(document.activeElement));
  const known = rows.find((row) => row.dataset.uuid === lastFocusedRow) ?? rows[0];
  const row = here < 0 ? known : rows[here + by];
  if (!row) return false;
  lastFocusedRow = row.dataset.uuid;
  row.focus();
  row.scrollIntoView?.({ block: 'nearest' });
  return true;
}
