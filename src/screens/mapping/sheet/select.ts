import { nearest } from './areaOf.ts';
import type { Place, Sheet } from './Sheet.ts';

/** One cell, and no more; beyond an edge the one at the edge. */
export function select(sheet: Sheet, place: Place): Sheet {
  const cursor = nearest(place, sheet.rows.length);
  return { ...sheet, cursor, anchor: cursor };
}

/** The selection reaches from where it began to this cell. */
export const extend = (sheet: Sheet, place: Place): Sheet => ({
  ...sheet,
  cursor: nearest(place, sheet.rows.length),
});
