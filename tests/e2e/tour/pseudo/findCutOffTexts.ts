/** Returns the texts of the page that are cut off, each with its obstacle. Runs in the page. */
export function findCutOffTexts(): readonly string[] {
  const slack = 1.5;
  const top = [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1) ?? document.body;
  const isPhrase = (text: string): boolean => text.includes('«');
  const widthOf = (text: string, element: Element): number => {
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('A canvas measures texts.');
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    return context.measureText(text).width;
  };
  const isHiddenFromSight = (element: Element): boolean => {
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { clipPath, opacity } = getComputedStyle(one);
      if (clipPath === 'inset(50%)' || opacity === '0') return true;
      const { width, height } = one.getBoundingClientRect();
      if (width <= 1 && height <= 1 && getComputedStyle(one).overflow === 'hidden') return true;
    }
    return false;
  };
  const found: string[] = [];

  // A text inside a control has no position in the page, so its width is measured.
  for (const control of top.querySelectorAll('input, textarea, select')) {
    if (!control.checkVisibility({ visibilityProperty: true }) || isHiddenFromSight(control)) continue;
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(control);
    const room =
      control.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    const text =
      control instanceof HTMLSelectElement
        ? control.selectedOptions[0]?.text
        : control instanceof HTMLInputElement
          ? control.value === '' && control.placeholder
          : undefined;
    if (
      text &&
      isPhrase(text) &&
      !(control.getAttribute('title') ?? '').includes(text) &&
      widthOf(text, control) > room + slack
    )
      found.push(`${control.tagName.toLowerCase()}: ${text}`);
  }

  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue?.trim() ?? '';
    if (!element || !isPhrase(text) || element.closest('select, textarea, script, style')) continue;
    if (!element.checkVisibility({ visibilityProperty: true }) || isHiddenFromSight(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    // An ellipsis is allowed if a tooltip has the whole text.
    if ((element.closest('[title]')?.getAttribute('title') ?? '').includes(text)) continue;
    const holder = element.closest('button, a, label, [role=tab], [role=option], th, td, li, p');
    const spills = (outer: DOMRect): boolean =>
      box.left < outer.left - slack || box.right > outer.right + slack;
    if (holder && getComputedStyle(holder).display !== 'inline' && spills(holder.getBoundingClientRect()))
      found.push(`out of its ${holder.tagName.toLowerCase()}: ${text}`);
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(outer);
      if (overflowX === 'auto' || overflowX === 'scroll') break;
      const rect = outer.getBoundingClientRect();
      const isCut =
        (overflowX !== 'visible' && spills(rect)) ||
        (overflowY !== 'visible' &&
          overflowY !== 'auto' &&
          overflowY !== 'scroll' &&
          box.bottom > rect.bottom + slack);
      // A summary next to its expand button may also be cut off.
      if (isCut && !outer.closest('div:has(> button[aria-expanded])')) {
        found.push(`cut by its ${outer.tagName.toLowerCase()}: ${text}`);
        break;
      }
      if (outer === document.documentElement || position === 'fixed') {
        if (box.left < -slack || box.right > innerWidth + slack) found.push(`out of the window: ${text}`);
        break;
      }
    }
  }
  return found;
}
