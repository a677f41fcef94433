import { scope } from './bearerOf.ts';

/** The row that the focus was on last: whoever comes back to a list goes on there. */
let last: string | undefined;

/**
 * Moves the focus to the next row of the list, or to the previous one. The first step goes to the row that had the focus
 * last, or else to the first one. False when there is no row to go to.
 */
export function stepRow(by: 1 | -1): boolean {
  const rows = [...scope().querySelectorAll<HTMLTableRowElement>('tr[data-uuid]')];
  const here = rows.findIndex((row) => row.contains(document.activeElement));
  const known = rows.find((row) => row.dataset.uuid === last) ?? rows[0];
  const row = here < 0 ? known : rows[here + by];
  if (!row) return false;
  last = row.dataset.uuid;
  row.focus();
  row.scrollIntoView?.({ block: 'nearest' });
  return true;
}
