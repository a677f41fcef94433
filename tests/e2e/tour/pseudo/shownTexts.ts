/** A text that the page shows, or that screen readers announce. */
interface ShownText {
  readonly text: string;
  /** The element with the text, as a path of tags and roles. */
  readonly at: string;
}

/**
 * Returns the texts of the page with letters outside the «quotes» of the pseudo-locale, without code and without
 * texts in a declared language. Runs in the page.
 */
export function shownTexts(): readonly ShownText[] {
  const notWords = 'code, kbd, pre, samp, script, style, body [lang]';
  const attributes = [
    'aria-label',
    'placeholder',
    'title',
    'alt',
    'aria-valuetext',
    'aria-roledescription',
    'label',
  ];
  const hasPlainLetters = (text: string): boolean => {
    const rest = text.replaceAll(/«[^«»]*»/g, ' ');
    return rest === text ? /\p{L}/u.test(text) : hasPlainLetters(rest);
  };
  const said: ShownText[] = hasPlainLetters(document.title) ? [{ text: document.title, at: 'title' }] : [];
  const at = (element: Element): string => {
    const path = [];
    for (let one: Element | null = element; one && path.length < 4; one = one.parentElement)
      path.unshift(
        one.tagName.toLowerCase() + (one.getAttribute('role') ? `[${one.getAttribute('role')}]` : ''),
      );
    return path.join(' > ');
  };
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest(notWords)) continue;
    const isShown =
      element instanceof HTMLOptionElement || element.checkVisibility({ visibilityProperty: true });
    if (!isShown) continue;
    for (const name of attributes) {
      const text = element.getAttribute(name);
      if (text && hasPlainLetters(text)) said.push({ text, at: `${at(element)} @${name}` });
    }
    for (const node of element.childNodes)
      if (node instanceof Text && !(element instanceof HTMLTextAreaElement) && hasPlainLetters(node.data))
        said.push({ text: node.data, at: at(element) });
  }
  return said;
}
