declare global {
  interface Window {
    textsToJudge?: readonly Element[];
  }
}

/**
 * Returns the styles of the visible texts in the topmost layer that are not `known`, and keeps one element of each
 * in `window.textsToJudge`. A style is the tags, classes and states of the element and of the elements around it,
 * so two texts with the same style have the same contrast. Styles are numbers, separated by spaces. Runs in the page.
 */
export function findNewTextStyles(known: string): string {
  const depth = 5;
  const states = ['disabled', 'selected', 'current', 'checked', 'pressed', 'invalid'];
  const attributes = ['disabled', 'style', 'type', ...states.map((state) => `aria-${state}`)];
  const layer =
    [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1) ?? document.body;
  const styleOf = (element: Element): string => {
    const set = attributes.flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null ? [] : [`${name}=${value}`];
    });
    const focus = element.matches(':focus') ? ':focus' : '';
    return `${element.tagName}.${element.getAttribute('class') ?? ''}[${set}]${focus}`;
  };
  const hasText = (element: Element): boolean =>
    element.matches('input, textarea, select') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  /** Returns a short text for a long one (FNV-1a), because all known styles are sent to the page. */
  const shorten = (text: string): string => {
    let hash = 0x811c9dc5;
    for (let index = 0; index < text.length; index++)
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    return String(hash >>> 0);
  };
  const found = new Map<string, Element>();
  for (const element of layer.querySelectorAll('*')) {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const path: string[] = [];
    for (let one: Element | null = element; one && path.length < depth; one = one.parentElement)
      path.push(styleOf(one));
    found.set(shorten(path.join(' < ')), element);
  }
  for (const style of known.split(' ')) found.delete(style);
  window.textsToJudge = [...found.values()];
  return [...found.keys()].join(' ');
}
