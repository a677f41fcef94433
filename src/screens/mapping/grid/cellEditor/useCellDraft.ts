import { useMemo, useState } from 'react';
import { type CompletionItem, type CompletionList, matchItems } from '../../completion/CompletionItem.ts';
import { completeCell } from '../../completion/completeCell.ts';
import { type Sheet, type SheetColumn, type SheetRow, sheetColumns } from '../../sheet/Sheet.ts';
import { setCell } from '../../sheet/writeCells.ts';
import { type GridContextValue, useGridContext } from '../GridContext.ts';

/** The typed text of a cell that is not written yet. */
export interface CellDraft {
  readonly text: string;
  readonly caret: number;
  /** The text differs from the text of the cell. */
  readonly isChanged: boolean;
  /**
   * The operator typed over the cell. Arrows then leave the cell, as in spreadsheets. Otherwise they move the
   * caret.
   */
  readonly isTyped: boolean;
  /** The completion list is shown. */
  readonly isOpen: boolean;
  /** Index of the item that Enter accepts; -1 for none. */
  readonly activeIndex: number;
}

const createDraft = (text: string): CellDraft => ({
  text,
  caret: text.length,
  isChanged: false,
  isTyped: false,
  isOpen: true,
  activeIndex: -1,
});

interface CellEditing {
  /** Undefined while the cell is not edited. */
  readonly draft: CellDraft | undefined;
  /** The completion list while it is open. */
  readonly list: CompletionList | undefined;
  /** Index of the item that Enter accepts; -1 for none. */
  readonly activeIndex: number;
  readonly begin: () => void;
  readonly type: (text: string, caret: number) => void;
  readonly moveCaret: (caret: number) => void;
  readonly setOpen: (isOpen: boolean) => void;
  readonly step: (by: 1 | -1) => void;
  /** Writes a choice at once and applies `then` to the sheet. Any other item goes into the draft. */
  readonly accept: (offer: CompletionItem, then?: (sheet: Sheet) => Sheet) => void;
  readonly cancel: () => void;
  /** Writes the text and applies `then` to the sheet, for example a move to the next cell. */
  readonly commit: (then?: (sheet: Sheet) => Sheet) => void;
}

function findCompletions(
  { captions, completions }: GridContextValue,
  row: SheetRow,
  column: SheetColumn,
  draft: CellDraft | undefined,
): CompletionList | undefined {
  if (!draft?.isOpen) return undefined;
  const choices = captions.choicesOf(column);
  const list = choices
    ? { from: 0, to: draft.text.length, items: matchItems(choices, draft.isChanged ? draft.text : '') }
    : completeCell(completions(), row, column, draft.text, draft.caret);
  return list && list.items.length > 0 ? list : undefined;
}

/**
 * Returns the index of the choice that Enter accepts: the choice of the cell, or else the best match for the
 * typed text.
 */
function likeliestIndex(list: CompletionList | undefined, draft: CellDraft, cell: string): number {
  if (!draft.isChanged) return list?.items.findIndex(({ text }) => text === cell) ?? -1;
  return draft.text.trim() === '' ? -1 : 0;
}

/** Edits one cell. The draft stays here until it is written, so a key renders only the editor. */
export function useCellDraft(row: SheetRow, index: number, column: SheetColumn): CellEditing {
  const grid = useGridContext();
  const [draft, setDraft] = useState<CellDraft>();
  const cell = row.cells[column];
  const hasChoices = grid.captions.choicesOf(column) !== undefined;
  const list = useMemo(() => findCompletions(grid, row, column, draft), [grid, row, column, draft]);
  const activeIndex =
    draft?.activeIndex === -1 && hasChoices ? likeliestIndex(list, draft, cell) : (draft?.activeIndex ?? -1);
  const change = (next: Partial<CellDraft>) => setDraft((known) => known && { ...known, ...next });

  function commit(then: (sheet: Sheet) => Sheet = (sheet) => sheet, text = draft?.text): void {
    if (!draft || text === undefined) return;
    setDraft(undefined);
    const written = grid.parseCell(column, text);
    const place = { row: index, column: sheetColumns.indexOf(column) };
    const isSame = text === draft.text && !draft.isChanged;
    grid.store.change((sheet) => then(isSame ? sheet : setCell(sheet, place, written)));
  }

  return {
    draft,
    list,
    activeIndex,
    begin: () => !grid.isLocked && setDraft(createDraft(grid.captions.displayText(column, cell))),
    type: (text, caret) =>
      setDraft((known) => ({
        isTyped: known?.isTyped ?? true,
        text,
        caret,
        isChanged: true,
        isOpen: true,
        activeIndex: -1,
      })),
    moveCaret: (caret) => draft && caret !== draft.caret && change({ caret }),
    setOpen: (isOpen) => change({ isOpen, activeIndex: -1 }),
    step: (by) => {
      const count = list?.items.length ?? 0;
      if (count > 0) change({ activeIndex: (Math.max(activeIndex + by, by < 0 ? -1 : 0) + count) % count });
    },
    accept: ({ text }, then) => {
      if (!draft || !list) return;
      if (hasChoices) return commit(then, text);
      const caret = list.from + text.length;
      change({
        text: draft.text.slice(0, list.from) + text + draft.text.slice(list.to),
        caret,
        isChanged: true,
        isOpen: false,
        activeIndex: -1,
      });
    },
    cancel: () => setDraft(undefined),
    commit,
  };
}
