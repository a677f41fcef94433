import { isMac } from './keys.ts';

/** Where keys hold: in the topmost dialog, outside of which all is inert, or else on the page. */
export const scope = (): ParentNode => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;

const isUsable = (control: HTMLElement): boolean =>
  !control.matches(':disabled, [aria-disabled="true"]') &&
  control.closest('[inert]') === null &&
  control.checkVisibility?.({ visibilityProperty: true }) !== false;

/**
 * The control that bears a key and can be used now. One in a row counts only while the focus is in that row, and then
 * comes before all others; of several the innermost, which the page has last, is meant.
 */
export function bearerOf(key: string): HTMLElement | undefined {
  const written = isMac ? key.replace('Control', 'Meta') : key;
  const bearers = [...scope().querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].filter(
    (control) => control.getAttribute('aria-keyshortcuts')?.split(' ').includes(written) && isUsable(control),
  );
  const row = document.activeElement?.closest('tr');
  return (
    bearers.find((bearer) => row?.contains(bearer)) ?? bearers.findLast((bearer) => !bearer.closest('tr'))
  );
}
