/**
 * A part of the page that is inert for a moment loses the focus. Afterwards the control in it that had the focus gets it back, unless
 * the focus has moved on. Ends when the answer is called.
 */
export function keepFocus(): () => void {
  let control: HTMLElement | undefined;
  const observer = new MutationObserver((changes) => {
    const { activeElement, body } = document;
    for (const { target } of changes) {
      if (!(target instanceof HTMLElement)) continue;
      if (target.inert) {
        if (activeElement instanceof HTMLElement && target.contains(activeElement)) control = activeElement;
      } else if (control && target.contains(control)) {
        if (activeElement === body) control.focus();
        control = undefined;
      }
    }
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['inert'] });
  return () => observer.disconnect();
}
