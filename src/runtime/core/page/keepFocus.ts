/**
 * Renders. A control with an id keeps the focus although it is rendered anew.
 * @param earlier id of a control that had the focus before it was disabled
 */
export function keepFocus(render: () => void, earlier?: string): void {
  const id = document.activeElement?.id || earlier;
  render();
  if (id && document.activeElement === document.body) document.getElementById(id)?.focus();
}
