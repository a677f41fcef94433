import { nearest } from './areaOf.ts';
import type { Sheet, SheetRow } from './Sheet.ts';

/** Other rows altogether; the cursor stays where it is, as far as there are rows. */
export function replaceRows(sheet: Sheet, rows: readonly SheetRow[]): Sheet {
  const cursor = nearest(sheet.cursor, rows.length);
  return { rows, cursor, anchor: cursor };
}
