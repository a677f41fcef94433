const gap = 4;
const edge = 8;

/** Puts a panel of the top layer under its anchor, or over it where there is no room, and within the window. */
export function placeUnder(panel: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  const { top, bottom, left, right } = anchor.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = panel;
  const fits = bottom + gap + height <= innerHeight;
  const isMirrored = getComputedStyle(anchor).direction === 'rtl';
  const wanted = (align === 'start') !== isMirrored ? left : right - width;
  panel.style.top = `${fits ? bottom + gap : Math.max(edge, top - gap - height)}px`;
  panel.style.left = `${Math.max(edge, Math.min(wanted, innerWidth - width - edge))}px`;
}
