/**
 * Returns the styles of the visible texts in the topmost layer. A style is the tags, classes and states of the
 * element and of the elements around it, so two texts with the same style have the same contrast. Runs in the page.
 */
export function textStyles(): readonly string[] {
  const depth = 5;
  const states = [
    'disabled',
    'aria-disabled',
    'aria-selected',
    'aria-current',
    'aria-checked',
    'aria-pressed',
  ];
  const layer =
    [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1) ?? document.body;
  const styleOf = (element: Element): string => {
    const set = [...states, 'aria-invalid', 'style', 'type'].flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null ? [] : [`${name}=${value}`];
    });
    const focus = element.matches(':focus') ? ':focus' : '';
    return `${element.tagName}.${element.getAttribute('class') ?? ''}[${set}]${focus}`;
  };
  const hasText = (element: Element): boolean =>
    element.matches('input, textarea, select') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const found = new Set<string>();
  for (const element of layer.querySelectorAll('*')) {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const path: string[] = [];
    for (let one: Element | null = element; one && path.length < depth; one = one.parentElement)
      path.push(styleOf(one));
    found.add(path.join(' < '));
  }
  return [...found];
}
