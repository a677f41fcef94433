import type { Column, Sheet } from '../sheet/Sheet.ts';
import { select } from '../sheet/select.ts';
import { moves, neighbour } from './moves.ts';
import type { useCellDraft } from './useCellDraft.ts';

type Editing = ReturnType<typeof useCellDraft>;

const down =
  (by: 1 | -1) =>
  (sheet: Sheet): Sheet =>
    select(sheet, { row: sheet.cursor.row + by, column: sheet.cursor.column });

const along =
  (by: 1 | -1) =>
  (sheet: Sheet): Sheet =>
    select(sheet, neighbour(sheet, by) ?? sheet.cursor);

const arrow =
  (chord: string) =>
  (sheet: Sheet): Sheet =>
    select(sheet, moves[chord]?.(sheet, 1) ?? sheet.cursor);

/** What a key does in the open list of offers. */
function listKey(chord: string, { list, offer, step, accept, setOpen }: Editing): (() => void) | undefined {
  if (!list) return undefined;
  const chosen = list.offers[offer];
  if (chord === 'ArrowDown') return () => step(1);
  if (chord === 'ArrowUp') return () => step(-1);
  if (chord === 'Escape') return () => setOpen(false);
  if (chosen && chord === 'Enter') return () => accept(chosen, down(1));
  if (chosen && chord === 'Tab') return () => accept(chosen, along(1));
  return undefined;
}

/** What a key does in the active cell; nothing where the browser or the grid knows. */
export function editingKey(
  chord: string,
  column: Column,
  editing: Editing,
  sheet: Sheet,
): (() => void) | undefined {
  const { draft, begin, type, setOpen, cancel, commit } = editing;
  if (!draft) return chord === 'Enter' || chord === 'F2' ? begin : undefined;
  const inList = listKey(chord, editing);
  if (inList) return inList;
  switch (chord) {
    case 'Escape':
      return cancel;
    case 'Enter':
      return () => commit(down(1));
    case 'Shift+Enter':
      return () => commit(down(-1));
    case 'Tab':
    case 'Shift+Tab': {
      const by = chord === 'Tab' ? 1 : -1;
      // Where the sheet ends the browser goes on, and leaving the cell writes it.
      return neighbour(sheet, by) && (() => commit(along(by)));
    }
    case 'Alt+ArrowDown':
      return () => setOpen(true);
    case 'Alt+Enter':
      if (column !== 'expression') return undefined;
      return () =>
        type(`${draft.text.slice(0, draft.caret)}\n${draft.text.slice(draft.caret)}`, draft.caret + 1);
    default:
      return draft.isTyped && chord.startsWith('Arrow') ? () => commit(arrow(chord)) : undefined;
  }
}
