import { areaOf } from '../sheet/areaOf.ts';
import { duplicateRows, insertRows, moveRows, removeRows } from '../sheet/changeRows.ts';
import { columns, type Sheet } from '../sheet/Sheet.ts';
import { extend, select } from '../sheet/select.ts';
import { clear } from '../sheet/writeCells.ts';
import { moves } from './moves.ts';

type Change = (sheet: Sheet, page: number) => Sheet;

const lastColumn = columns.length - 1;

/** As many new rows as are selected, above them. */
function insertAbove(sheet: Sheet): Sheet {
  const { top, bottom } = areaOf(sheet);
  return insertRows(sheet, top, bottom - top + 1);
}

/** The selection reaches over whole rows; the cursor is at their start. */
export const selectRows = (sheet: Sheet, from: number, to: number): Sheet =>
  extend(select(sheet, { row: from, column: lastColumn }), { row: to, column: 0 });

const selecting: Readonly<Record<string, Change>> = {
  'Ctrl+A': (sheet) => selectRows(sheet, sheet.rows.length - 1, 0),
  'Shift+ ': (sheet) => selectRows(sheet, sheet.anchor.row, sheet.cursor.row),
};

const writing: Readonly<Record<string, Change>> = {
  Delete: clear,
  'Ctrl+D': duplicateRows,
  'Ctrl+Insert': insertAbove,
  'Ctrl++': insertAbove,
  'Ctrl+Shift++': insertAbove,
  // Where + is the shifted =, some browsers tell the latter.
  'Ctrl+Shift+=': insertAbove,
  'Ctrl+-': removeRows,
  'Alt+ArrowUp': (sheet) => moveRows(sheet, -1),
  'Alt+ArrowDown': (sheet) => moveRows(sheet, 1),
};

/** What a key does to the sheet while no cell is being edited; a locked one can only be walked through. */
export function changeOf(chord: string, isLocked: boolean): Change | undefined {
  const change = selecting[chord] ?? (isLocked ? undefined : writing[chord]);
  if (change) return change;
  const move = moves[chord];
  if (move) return (sheet, page) => select(sheet, move(sheet, page));
  const extending = moves[chord.replace('Shift+', '')];
  return extending && ((sheet, page) => extend(sheet, extending(sheet, page)));
}
