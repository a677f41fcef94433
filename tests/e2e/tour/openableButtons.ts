/** A button of the page as it is now. */
export interface OpenableButton {
  /** What it is called, digits left out: those of two records are one. */
  readonly name: string;
  /** What it opens differs from one kind of record to another. */
  readonly isLocal: boolean;
}

/** What could open something: buttons of the topmost layer that can be pressed. With a name it presses that one instead. Runs in the page. */
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
