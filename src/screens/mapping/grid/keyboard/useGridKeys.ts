import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useLocale } from '../../../../runtime/core/i18n/LocaleProvider.tsx';
import { duplicateRows, insertRows, moveRows, removeRows, stepDown } from '../../sheet/editRows.ts';
import type { Sheet } from '../../sheet/Sheet.ts';
import { extendSelection, selectCell, selectedArea } from '../../sheet/selection.ts';
import { clearCells } from '../../sheet/writeCells.ts';
import type { GridContextValue } from '../GridContext.ts';
import { rowHeight } from '../useVisibleRows.ts';
import { adjacentCell, cursorMoves, lastColumn } from './cursorMoves.ts';
import { isComposing, keyCombinationOf } from './keyCombination.ts';

type SheetCommand = (sheet: Sheet, page: number) => Sheet;

/** Inserts as many rows as are selected, above them. */
function insertAbove(sheet: Sheet): Sheet {
  const { top, bottom } = selectedArea(sheet);
  return insertRows(sheet, top, bottom - top + 1);
}

/** Selects whole rows. The cursor is in their first column. */
export const selectRows = (sheet: Sheet, from: number, to: number): Sheet =>
  extendSelection(selectCell(sheet, { row: from, column: lastColumn }), { row: to, column: 0 });

const selectionCommands: Readonly<Record<string, SheetCommand>> = {
  'Control+A': (sheet) => selectRows(sheet, sheet.rows.length - 1, 0),
  'Shift+ ': (sheet) => selectRows(sheet, sheet.anchor.row, sheet.cursor.row),
};

const editCommands: Readonly<Record<string, SheetCommand>> = {
  ArrowDown: stepDown,
  Delete: clearCells,
  'Control+D': duplicateRows,
  'Control+Insert': insertAbove,
  'Control++': insertAbove,
  'Control+Shift++': insertAbove,
  // On keyboards with + as the shifted =, some browsers report =.
  'Control+Shift+=': insertAbove,
  'Control+-': removeRows,
  'Alt+ArrowUp': (sheet) => moveRows(sheet, -1),
  'Alt+ArrowDown': (sheet) => moveRows(sheet, 1),
};

/** Returns the command of a key while no cell is edited. A locked sheet allows moves and selection only. */
function sheetCommandFor(combination: string, isLocked: boolean): SheetCommand | undefined {
  const change = selectionCommands[combination] ?? (isLocked ? undefined : editCommands[combination]);
  if (change) return change;
  const move = cursorMoves[combination];
  if (move) return (sheet, page) => selectCell(sheet, move(sheet, page));
  const extending = cursorMoves[combination.replace('Shift+', '')];
  return extending && ((sheet, page) => extendSelection(sheet, extending(sheet, page)));
}

const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/** The keys of the grid while no cell is being edited. */
export function useGridKeys(
  { store, isLocked, active }: GridContextValue,
  scroller: RefObject<HTMLElement | null>,
): (event: KeyboardEvent) => void {
  const { direction } = useLocale();
  // After Escape, Tab leaves the grid: operators without a pointer must be able to leave it.
  const isLeaving = useRef(false);
  const steps: Readonly<Record<string, () => void>> = isLocked
    ? {}
    : { 'Control+Z': store.undo, 'Control+Y': store.redo, 'Control+Shift+Z': store.redo };

  function commandFor(combination: string, mayLeave: boolean): (() => void) | undefined {
    if (combination === 'Tab' || combination === 'Shift+Tab') {
      const next = mayLeave ? undefined : adjacentCell(store.get(), combination === 'Tab' ? 1 : -1);
      return next && (() => store.change((sheet) => selectCell(sheet, next)));
    }
    const change = sheetCommandFor(combination, isLocked);
    // The visible rows without the header. One row less, so that the operator sees where the page continues.
    const page = () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2);
    return change ? () => store.change((sheet) => change(sheet, page())) : steps[combination];
  }

  return (event) => {
    if (isComposing(event) || modifiers.has(event.key)) return;
    const combination = keyCombinationOf(event, direction);
    const isOfCell = event.defaultPrevented || active.current?.isEditing() === true;
    const mayLeave = isLeaving.current;
    isLeaving.current = combination === 'Escape' && !isOfCell;
    if (isOfCell) return;
    const run = commandFor(combination, mayLeave);
    if (!run) return;
    event.preventDefault();
    run();
  };
}
