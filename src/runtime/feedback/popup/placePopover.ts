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
