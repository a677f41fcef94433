/** A button of the current page. */
interface OpenableButton {
  /** Accessible name without digits, so the buttons of two records have the same name. */
  readonly name: string;
  /** The button opens different things for different kinds of records. */
  readonly isLocal: boolean;
}

/**
 * Returns the enabled buttons of the topmost layer, which may open something. With `press`, it presses the
 * button with that name instead. Runs in the page.
 */
export function openableButtons(press?: string): readonly OpenableButton[] {
  const layer = [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1);
  const found: OpenableButton[] = [];
  for (const button of (layer ?? document.body).querySelectorAll<HTMLElement>('button, summary')) {
    if (!button.checkVisibility({ visibilityProperty: true })) continue;
    if (button.matches(':disabled, [aria-disabled="true"], [role=tab], th button')) continue;
    const name = (button.getAttribute('aria-label') ?? button.textContent ?? '')
      .replaceAll(/\d+/g, '')
      .trim();
    if (name === press) {
      button.click();
      return [];
    }
    const isLocal = layer === undefined && button.matches('tr [popovertarget], main header [popovertarget]');
    if (name !== '' && !found.some((other) => other.name === name)) found.push({ name, isLocal });
  }
  return found;
}
