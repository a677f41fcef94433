import type { ClipboardEvent } from 'react';
import { formatBlock, parseBlock, pasteBlock } from '../sheet/clipboard.ts';
import { clearCells } from '../sheet/writeCells.ts';
import type { GridContextValue } from './GridContext.ts';

type Listener = (event: ClipboardEvent) => void;

/** Blocks from and to spreadsheets, by the events of the clipboard; the text of a cell that is being edited is the browser's. */
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
