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
