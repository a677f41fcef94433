import type { ClipboardEvent } from 'react';
import { blockIn, blockOf } from '../sheet/block.ts';
import { paste } from '../sheet/paste.ts';
import { clear } from '../sheet/writeCells.ts';
import type { GridSetting } from './GridContext.ts';

type Listener = (event: ClipboardEvent) => void;

/** Blocks from and to spreadsheets, by the events of the clipboard; the text of a cell that is being edited is the browser's. */
export function useGridClipboard({ store, cellOf, isLocked, active }: GridSetting): {
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
  const copy: Listener = ({ clipboardData }) => clipboardData.setData('text/plain', blockOf(store.get()));
  return {
    onCopy: unlessEditing(copy),
    onCut: unlessEditing((event) => {
      copy(event);
      if (!isLocked) store.change(clear);
    }),
    onPaste: unlessEditing(({ clipboardData }) => {
      const block = blockIn(clipboardData.getData('text/plain'));
      if (!isLocked) store.change((sheet) => paste(sheet, block, cellOf));
    }),
  };
}
