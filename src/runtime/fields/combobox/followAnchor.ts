/** Calls `place` whenever something scrolls that may move the anchor, or the window gets another size; answers with the way out. */
export function followAnchor(anchor: HTMLElement | null, place: () => void): () => void {
  // A text that is longer than its field scrolls in it at each key, which moves nothing.
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
