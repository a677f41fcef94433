import type { SheetRow } from '../../sheet/Sheet.ts';
import { isSameRow } from '../../sheet/sheetRows.ts';

/** The number of rows that differ from the opened ones. */
interface RowChanges {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** The order of the rows in both has changed. */
  readonly moved: boolean;
}

/** The changes that saving these rows would make; a moved row keeps its identity. */
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
