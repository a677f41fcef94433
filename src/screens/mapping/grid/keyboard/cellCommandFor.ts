import { stepDown } from '../../sheet/editRows.ts';
import type { Sheet, SheetColumn } from '../../sheet/Sheet.ts';
import { selectCell } from '../../sheet/selection.ts';
import type { useCellDraft } from '../cellEditor/useCellDraft.ts';
import { adjacentCell, cursorMoves } from './cursorMoves.ts';

type Editing = ReturnType<typeof useCellDraft>;

/** The selected characters of the field. */
interface TextRange {
  readonly start: number;
  readonly end: number;
}

const moveUp = (sheet: Sheet): Sheet =>
  selectCell(sheet, { row: sheet.cursor.row - 1, column: sheet.cursor.column });

const moveAlong =
  (by: 1 | -1) =>
  (sheet: Sheet): Sheet =>
    selectCell(sheet, adjacentCell(sheet, by) ?? sheet.cursor);

const moveByArrow =
  (combination: string) =>
  (sheet: Sheet): Sheet =>
    combination === 'ArrowDown'
      ? stepDown(sheet)
      : selectCell(sheet, cursorMoves[combination]?.(sheet, 1) ?? sheet.cursor);

/** Returns the command of a key in the open completion list. */
function listCommandFor(
  combination: string,
  { list, activeIndex, step, accept, setOpen }: Editing,
): (() => void) | undefined {
  if (!list) return undefined;
  const chosen = list.items[activeIndex];
  if (combination === 'ArrowDown') return () => step(1);
  if (combination === 'ArrowUp') return () => step(-1);
  if (combination === 'Escape') return () => setOpen(false);
  if (chosen && combination === 'Enter') return () => accept(chosen, stepDown);
  if (chosen && combination === 'Tab') return () => accept(chosen, moveAlong(1));
  return undefined;
}

/**
 * Returns the command of a key in the active cell. Undefined for keys that the browser or the grid handles.
 */
export function cellCommandFor(
  combination: string,
  column: SheetColumn,
  editing: Editing,
  sheet: Sheet,
  selection: TextRange,
): (() => void) | undefined {
  const { draft, begin, type, setOpen, cancel, commit } = editing;
  if (!draft) return combination === 'Enter' || combination === 'F2' ? begin : undefined;
  const inList = listCommandFor(combination, editing);
  if (inList) return inList;
  switch (combination) {
    case 'Escape':
      return cancel;
    case 'Enter':
      return () => commit(stepDown);
    case 'Shift+Enter':
      return () => commit(moveUp);
    case 'Tab':
    case 'Shift+Tab': {
      const by = combination === 'Tab' ? 1 : -1;
      // At the end of the sheet, Tab keeps its meaning in the browser. Leaving the cell writes the draft.
      return adjacentCell(sheet, by) && (() => commit(moveAlong(by)));
    }
    case 'Alt+ArrowDown':
      return () => setOpen(true);
    case 'Alt+Enter':
      if (column !== 'expression') return undefined;
      return () =>
        type(
          `${draft.text.slice(0, selection.start)}\n${draft.text.slice(selection.end)}`,
          selection.start + 1,
        );
    default:
      return draft.isTyped && combination.startsWith('Arrow')
        ? () => commit(moveByArrow(combination))
        : undefined;
  }
}
