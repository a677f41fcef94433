/**
 * Position and size of an element of the page in pixels. `start` is the distance from the edge where lines
 * begin.
 */
export interface LayoutBox {
  readonly element: string;
  /**
   * The position has no mirror image. The element is within a line of text with words of both directions, in
   * a scrolled row, where its position depends on the width of the words before it, or it runs from left to
   * right in every language.
   */
  readonly isOfLines: boolean;
  readonly start: number;
  readonly top: number;
  readonly width: number;
}

/** Returns the layout of the page, in the order of its elements. Runs in the page. */
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
