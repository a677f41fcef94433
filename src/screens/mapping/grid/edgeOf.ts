import { columns, type Place, type Sheet } from '../sheet/Sheet.ts';

/** Whether a place has text; undefined outside of the sheet. */
function isFilled({ rows }: Sheet, { row, column }: Place): boolean | undefined {
  const name = columns[column];
  const cells = rows[row]?.cells;
  return name && cells && cells[name] !== '';
}

/**
 * Where Ctrl and an arrow lead, as in spreadsheets: from a run of filled cells to its end, else to the next filled cell,
 * or to the edge of the sheet.
 */
export function edgeOf(sheet: Sheet, { row: down, column: along }: Place): Place {
  const step = ({ row, column }: Place): Place => ({ row: row + down, column: column + along });
  let place = sheet.cursor;
  let next = step(place);
  const isRun = isFilled(sheet, place) === true && isFilled(sheet, next) === true;
  while (isFilled(sheet, next) !== undefined) {
    if (isRun && !isFilled(sheet, next)) return place;
    place = next;
    next = step(place);
    if (!isRun && isFilled(sheet, place)) return place;
  }
  return place;
}
