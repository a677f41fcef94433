import type { MouseEvent, RefObject } from 'react';
import { type Sheet, type SheetStore, sheetColumns } from '../sheet/Sheet.ts';
import { extendSelection, selectCell } from '../sheet/selection.ts';
import type { GridContextValue } from './GridContext.ts';
import { selectRows } from './keyboard/useGridKeys.ts';

/** The place under the pointer: a cell, or a row by its line number. */
interface Hit {
  readonly row: number;
  /** -1 for the line number. */
  readonly column: number;
}

function findHit(target: EventTarget | null, { cursor }: Sheet): Hit | undefined {
  if (!(target instanceof Element)) return undefined;
  const cell = target.closest<HTMLElement>('[data-column]');
  const row = cell?.closest<HTMLElement>('[data-index]');
  if (!cell || !row) return undefined;
  const isLine = cell.dataset.column === 'lineNo';
  const column = (sheetColumns as readonly string[]).indexOf(cell.dataset.column ?? '');
  // A click on the preview column selects in the row, at the cursor's column.
  return { row: Number(row.dataset.index), column: isLine || column >= 0 ? column : cursor.column };
}

function selectHit(store: SheetStore, { row, column }: Hit, isExtending: boolean): void {
  store.change((sheet) => {
    if (column < 0) return selectRows(sheet, isExtending ? sheet.anchor.row : row, row);
    return (isExtending ? extendSelection : selectCell)(sheet, { row, column });
  });
}

/** Extends the selection while the pointer drags. Outside the grid, the nearest cell at its edge counts. */
function trackDrag(store: SheetStore, scroller: HTMLElement, isOfRows: boolean): void {
  const ending = new AbortController();
  const { signal } = ending;
  const move = ({ clientX, clientY, buttons }: globalThis.MouseEvent) => {
    if (buttons === 0) return ending.abort();
    const { left, right, top, bottom } = scroller.getBoundingClientRect();
    const x = Math.max(left + 1, Math.min(clientX, right - 2));
    const y = Math.max(top + 1, Math.min(clientY, bottom - 2));
    const hit = findHit(document.elementFromPoint(x, y), store.get());
    if (hit)
      selectHit(store, isOfRows ? { ...hit, column: -1 } : { ...hit, column: Math.max(0, hit.column) }, true);
  };
  addEventListener('mousemove', move, { signal });
  addEventListener('mouseup', () => ending.abort(), { signal });
}

/**
 * A click selects a cell; Shift or dragging extends the selection. A line number selects its row. A double
 * click edits.
 */
export function useGridPointer(
  { store, active, isFocused }: GridContextValue,
  scroller: RefObject<HTMLElement | null>,
): {
  readonly onMouseDown: (event: MouseEvent) => void;
  readonly onDoubleClick: (event: MouseEvent) => void;
} {
  const isOwn = ({ row, column }: Hit): boolean => {
    const { cursor } = store.get();
    return cursor.row === row && cursor.column === column;
  };
  return {
    onMouseDown(event) {
      const hit = findHit(event.target, store.get());
      if (event.button !== 0 || !hit || !scroller.current) return;
      // A click into the text that is being edited sets its caret.
      if (active.current?.isEditing() && isOwn(hit)) return;
      event.preventDefault();
      active.current?.commit();
      isFocused.current = true;
      selectHit(store, hit, event.shiftKey);
      active.current?.focus();
      trackDrag(store, scroller.current, hit.column < 0);
    },
    onDoubleClick(event) {
      const hit = findHit(event.target, store.get());
      if (hit && hit.column >= 0 && !active.current?.isEditing()) active.current?.edit();
    },
  };
}
