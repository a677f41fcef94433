import type { ClipboardEvent } from 'react';
import { formatBlock, parseBlock, pasteBlock } from '../sheet/clipboard.ts';
import { clearCells } from '../sheet/writeCells.ts';
import type { GridContextValue } from './GridContext.ts';

type Listener = (event: ClipboardEvent) => void;

/**
 * Copies, cuts and pastes blocks of cells through clipboard events. The browser handles the text of a cell
 * during an edit.
 */
export function useGridClipboard({ store, parseCell, isLocked, active }: GridContextValue): {
  readonly onCopy: Listener;
  readonly onCut: Listener;
  readonly onPaste: Listener;
} {
  const unlessEditing =
    (act: Listener): Listener =>
    (event) => {
      if (active.current?.isEditing()) return;
      event.preventDefault();
      act(event);
    };
  const copy: Listener = ({ clipboardData }) => clipboardData.setData('text/plain', formatBlock(store.get()));
  return {
    onCopy: unlessEditing(copy),
    onCut: unlessEditing((event) => {
      copy(event);
      if (!isLocked) store.change(clearCells);
    }),
    onPaste: unlessEditing(({ clipboardData }) => {
      const block = parseBlock(clipboardData.getData('text/plain'));
      if (!isLocked) store.change((sheet) => pasteBlock(sheet, block, parseCell));
    }),
  };
}
