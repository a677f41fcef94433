import { shortcutOf } from './shortcuts.ts';

export interface KeyOnPage {
  readonly caption: string;
  /** As `keys.ts` writes them. */
  readonly keys: string;
}

/** Keys that only what is on the page has, as its controls say; those of the console are listed by themselves. */
export function keysOnPage(): readonly KeyOnPage[] {
  const found = new Map<string, KeyOnPage>();
  for (const control of document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')) {
    const keys = control.getAttribute('aria-keyshortcuts')?.replaceAll('Meta+', 'Control+') ?? '';
    const caption = control.getAttribute('aria-label') ?? control.textContent ?? '';
    if (keys.split(' ').every((key) => !shortcutOf(key))) found.set(keys, { caption, keys });
  }
  return [...found.values()];
}
