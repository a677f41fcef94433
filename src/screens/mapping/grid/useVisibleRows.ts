import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

interface VisibleRows {
  readonly items: readonly VirtualItem[];
  /** Height of all rows in pixels. */
  readonly height: number;
}

/**
 * Returns the rows to render: the visible ones, a few around them, and the cursor's row, because it has the
 * focus.
 */
export function useVisibleRows(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  cursorRow: number,
): VisibleRows {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      if (cursorRow >= count || seen.includes(cursorRow)) return seen;
      return [...seen, cursorRow].sort((a, b) => a - b);
    },
  });
  return { items: virtualizer.getVirtualItems(), height: virtualizer.getTotalSize() };
}

/** Pixels: all rows have this height, so positions need no measuring. Equal to `MappingGrid.module.css`. */
export const rowHeight = 32;
