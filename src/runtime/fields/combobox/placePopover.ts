/**
 * Calls `place` when the anchor may move by scrolling, or the window is resized. Returns a function that ends
 * this.
 */
export function followAnchor(anchor: HTMLElement | null, place: () => void): () => void {
  // A text longer than its field scrolls at each key, which does not move the anchor.
  const follow = ({ target }: Event): void => {
    if (!(target instanceof Node && anchor?.contains(target))) place();
  };
  // Scrolling does not bubble.
  addEventListener('scroll', follow, true);
  addEventListener('resize', place);
  return () => {
    removeEventListener('scroll', follow, true);
    removeEventListener('resize', place);
  };
}

const gap = 4;
const margin = 8;

/** Places a popover below its anchor, or above it if the space below is too small, and within the window. */
export function placePopover(panel: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  const { top, bottom, left, right } = anchor.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = panel;
  const fits = bottom + gap + height <= innerHeight;
  const isMirrored = getComputedStyle(anchor).direction === 'rtl';
  const wanted = (align === 'start') !== isMirrored ? left : right - width;
  panel.style.top = `${fits ? bottom + gap : Math.max(margin, top - gap - height)}px`;
  panel.style.left = `${Math.max(margin, Math.min(wanted, innerWidth - width - margin))}px`;
}
