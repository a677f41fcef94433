import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

interface VisibleRows {
  readonly items: readonly VirtualItem[];
  /** Pixels of all rows together. */
  readonly height: number;
}

/** The rows to render: those that are seen, a few around them, and the one of the cursor, for it has the keyboard. */
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
