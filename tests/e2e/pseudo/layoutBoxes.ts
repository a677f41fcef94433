/** Where an element of the page is, in pixels; `start` is counted from the edge that lines begin at. */
export interface LayoutBox {
  readonly element: string;
  /** It stands within a line of text, where words of both directions are set, or in a row that is scrolled along, as far on as the words before it are wide; or it is read from left to right in every language. */
  readonly isOfLines: boolean;
  readonly start: number;
  readonly top: number;
  readonly width: number;
}

/** The layout of the page, in the order of its elements; runs in the page. */
export function layoutBoxes(): readonly LayoutBox[] {
  const page = getComputedStyle(document.body).direction;
  const all = [...document.body.querySelectorAll('*')];
  const scrolled = all.filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return overflowX === 'auto' && overflowY === 'hidden' && element.scrollWidth > element.clientWidth;
  });
  return all
    .filter((element) => !element.closest('code, pre, option, svg *') && element.checkVisibility())
    .map((element) => {
      const { display, direction } = getComputedStyle(element);
      const { left, right, top, width } = element.getBoundingClientRect();
      return {
        element: `${element.tagName.toLowerCase()} “${element.textContent?.slice(0, 30)}”`,
        isOfLines:
          display === 'inline' ||
          display === 'contents' ||
          direction !== page ||
          scrolled.some((line) => line !== element && line.contains(element)),
        start: page === 'rtl' ? innerWidth - right : left,
        top,
        width,
      };
    });
}
