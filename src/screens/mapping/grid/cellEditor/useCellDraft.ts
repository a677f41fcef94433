import { useMemo, useState } from 'react';
import { type CompletionItem, type CompletionList, matchItems } from '../../completion/CompletionItem.ts';
import { completeCell } from '../../completion/completeCell.ts';
import { type Sheet, type SheetColumn, type SheetRow, sheetColumns } from '../../sheet/Sheet.ts';
import { setCell } from '../../sheet/writeCells.ts';
import { type GridContextValue, useGridContext } from '../GridContext.ts';

/** A text that is being typed into a cell and not written yet. */
export interface CellDraft {
  readonly text: string;
  readonly caret: number;
  /** The text is no longer the one of the cell. */
  readonly isChanged: boolean;
  /** Begun by typing over the cell: then arrows leave it, as in spreadsheets; else they move the caret. */
  readonly isTyped: boolean;
  /** Whether offers are shown. */
  readonly isOpen: boolean;
  /** The offer that Enter takes; -1 for none. */
  readonly activeIndex: number;
}

export const createDraft = (text: string): CellDraft => ({
  text,
  caret: text.length,
  isChanged: false,
  isTyped: false,
  isOpen: true,
  activeIndex: -1,
});

interface CellEditing {
  /** What is typed, while something is. */
  readonly draft: CellDraft | undefined;
  /** While it is open. */
  readonly list: CompletionList | undefined;
  /** The offer that Enter takes. */
  readonly activeIndex: number;
  readonly begin: () => void;
  readonly type: (text: string, caret: number) => void;
  readonly moveCaret: (caret: number) => void;
  readonly setOpen: (isOpen: boolean) => void;
  readonly step: (by: 1 | -1) => void;
  /** A choice is written at once, and `then` done to the sheet; anything else stays to be edited. */
  readonly accept: (offer: CompletionItem, then?: (sheet: Sheet) => Sheet) => void;
  readonly cancel: () => void;
  /** Writes the text and then does something to the sheet: goes to the next cell. */
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

/** A choice is taken by Enter without being looked for: the one that the cell holds, else the best for what is typed. */
function likeliestIndex(list: CompletionList | undefined, draft: CellDraft, cell: string): number {
  if (!draft.isChanged) return list?.items.findIndex(({ text }) => text === cell) ?? -1;
  return draft.text === '' ? -1 : 0;
}

/** The editing of one cell: its text lives here until it is written, so that a key renders nothing but the editor. */
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
