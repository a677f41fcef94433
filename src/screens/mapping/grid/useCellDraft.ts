import { useMemo, useState } from 'react';
import { matching } from '../completion/matching.ts';
import type { Offer, Offers } from '../completion/Offer.ts';
import { offersAt } from '../completion/offersAt.ts';
import { type Column, columns, type Sheet, type SheetRow } from '../sheet/Sheet.ts';
import { setCell } from '../sheet/writeCells.ts';
import { type Draft, draftOf } from './Draft.ts';
import { type GridSetting, useGrid } from './GridContext.ts';

interface CellDraft {
  /** What is typed, while something is. */
  readonly draft: Draft | undefined;
  /** While it is open. */
  readonly list: Offers | undefined;
  /** The offer that Enter takes. */
  readonly offer: number;
  readonly begin: () => void;
  readonly type: (text: string, caret: number) => void;
  readonly moveCaret: (caret: number) => void;
  readonly setOpen: (isOpen: boolean) => void;
  readonly step: (by: 1 | -1) => void;
  /** A choice is written at once, and `then` done to the sheet; anything else stays to be edited. */
  readonly accept: (offer: Offer, then?: (sheet: Sheet) => Sheet) => void;
  readonly cancel: () => void;
  /** Writes the text and then does something to the sheet: goes to the next cell. */
  readonly commit: (then?: (sheet: Sheet) => Sheet) => void;
}

function listOf(
  { words, completions }: GridSetting,
  row: SheetRow,
  column: Column,
  draft: Draft | undefined,
): Offers | undefined {
  if (!draft?.isOpen) return undefined;
  const choices = words.choicesOf(column);
  const list = choices
    ? { from: 0, to: draft.text.length, offers: matching(choices, draft.isChanged ? draft.text : '') }
    : offersAt(completions(), row, column, draft.text, draft.caret);
  return list && list.offers.length > 0 ? list : undefined;
}

/** A choice is taken by Enter without being looked for: the one that the cell holds, else the best for what is typed. */
function likeliestChoice(list: Offers | undefined, draft: Draft, cell: string): number {
  if (!draft.isChanged) return list?.offers.findIndex(({ text }) => text === cell) ?? -1;
  return draft.text === '' ? -1 : 0;
}

/** The editing of one cell: its text lives here until it is written, so that a key renders nothing but the editor. */
export function useCellDraft(row: SheetRow, index: number, column: Column): CellDraft {
  const grid = useGrid();
  const [draft, setDraft] = useState<Draft>();
  const cell = row.cells[column];
  const hasChoices = grid.words.choicesOf(column) !== undefined;
  const list = useMemo(() => listOf(grid, row, column, draft), [grid, row, column, draft]);
  const offer = draft?.offer === -1 && hasChoices ? likeliestChoice(list, draft, cell) : (draft?.offer ?? -1);
  const change = (next: Partial<Draft>) => setDraft((known) => known && { ...known, ...next });

  function commit(then: (sheet: Sheet) => Sheet = (sheet) => sheet, text = draft?.text): void {
    if (!draft || text === undefined) return;
    setDraft(undefined);
    const written = grid.cellOf(column, text);
    const place = { row: index, column: columns.indexOf(column) };
    const isSame = text === draft.text && !draft.isChanged;
    grid.store.change((sheet) => then(isSame ? sheet : setCell(sheet, place, written)));
  }

  return {
    draft,
    list,
    offer,
    begin: () => !grid.isLocked && setDraft(draftOf(grid.words.shown(column, cell))),
    type: (text, caret) =>
      setDraft((known) => ({
        isTyped: known?.isTyped ?? true,
        text,
        caret,
        isChanged: true,
        isOpen: true,
        offer: -1,
      })),
    moveCaret: (caret) => draft && caret !== draft.caret && change({ caret }),
    setOpen: (isOpen) => change({ isOpen, offer: -1 }),
    step: (by) => {
      const count = list?.offers.length ?? 0;
      if (count > 0) change({ offer: (Math.max(offer + by, by < 0 ? -1 : 0) + count) % count });
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
        offer: -1,
      });
    },
    cancel: () => setDraft(undefined),
    commit,
  };
}
