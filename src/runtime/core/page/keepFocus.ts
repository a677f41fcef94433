/** Renders. A control with an id keeps the focus although it is rendered anew. */
export function keepFocus(render: () => void): void {
  const id = document.activeElement?.id;
  render();
  if (id && document.activeElement === document.body) document.getElementById(id)?.focus();
}
