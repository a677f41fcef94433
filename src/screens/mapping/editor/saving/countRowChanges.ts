import type { SheetRow } from '../../sheet/Sheet.ts';
import { isSameRow } from '../../sheet/sheetRows.ts';

/** How many rows differ from those that were opened. */
export interface RowChanges {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Rows that are in both stand in another order. */
  readonly moved: boolean;
}

/** What saving these rows would change; a row is the same one wherever it moves. */
export function countRowChanges(opened: readonly SheetRow[], rows: readonly SheetRow[]): RowChanges {
  const indexes = new Map(opened.map(({ id }, index) => [id, index]));
  let [added, changed, last, moved] = [0, 0, -1, false];
  for (const row of rows) {
    const place = indexes.get(row.id);
    if (place === undefined) added += 1;
    else {
      if (!isSameRow(row, opened[place])) changed += 1;
      if (place < last) moved = true;
      last = place;
    }
  }
  return { added, changed, removed: opened.length - (rows.length - added), moved };
}
