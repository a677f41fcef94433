import { isMac } from '../../core/keyboard/shortcutKeys.ts';

const typingSelectors = [
  'input:not([type="checkbox"], [type="radio"])',
  'textarea',
  'select',
  '[contenteditable="true"]',
  ...['grid', 'tree', 'menu', 'listbox', 'combobox'].map((role) => `[role="${role}"]`),
].join();

/** Letters have a meaning there already: they are text, or choose among what is listed. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typingSelectors) !== null;

/** Where keys hold: in the topmost dialog, outside of which all is inert, or else on the page. */
export const shortcutScope = (): ParentNode =>
  [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;

const isUsable = (control: HTMLElement): boolean =>
  !control.matches(':disabled, [aria-disabled="true"]') &&
  control.closest('[inert]') === null &&
  control.checkVisibility?.({ visibilityProperty: true }) !== false;

/**
 * The control that bears a key and can be used now. One in a row counts only while the focus is in that row, and then
 * comes before all others; of several the innermost, which the page has last, is meant.
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

/** The row that the focus was on last: whoever comes back to a list goes on there. */
let lastFocusedRow: string | undefined;

/**
 * Moves the focus to the next row of the list, or to the previous one. The first step goes to the row that had the focus
 * last, or else to the first one. False when there is no row to go to.
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
