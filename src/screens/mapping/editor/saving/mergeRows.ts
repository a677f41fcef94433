import type { SheetRow } from '../../sheet/Sheet.ts';
import { isSameRow } from '../../sheet/sheetRows.ts';

/** A difference between the rows saved meanwhile and the edited ones: one target field. */
export interface RowDifference {
  /** Identifies the row on every side: its target field, and its index among rows with the same one. */
  readonly key: string;
  readonly targetField: string;
  readonly changedBy: 'me' | 'them' | 'both';
  /** Undefined: the row was removed, or never existed. */
  readonly mine: SheetRow | undefined;
  readonly theirs: SheetRow | undefined;
}

/** Rows by their key on every side. */
function rowsByKey(rows: readonly SheetRow[]): ReadonlyMap<string, SheetRow> {
  const seen = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const { targetField } = row.cells;
      const occurrence = (seen.get(targetField) ?? 0) + 1;
      seen.set(targetField, occurrence);
      return [`${targetField} ${occurrence}`, row];
    }),
  );
}

/** The rows where two sides differ. `base` is their common origin. */
export function findRowDifferences(
  base: readonly SheetRow[],
  mine: readonly SheetRow[],
  theirs: readonly SheetRow[],
): RowDifference[] {
  const before = rowsByKey(base);
  const ours = rowsByKey(mine);
  const others = rowsByKey(theirs);
  return [...new Set([...ours.keys(), ...others.keys()])].flatMap((key) => {
    const row = { mine: ours.get(key), theirs: others.get(key) };
    if (isSameRow(row.mine, row.theirs)) return [];
    const isMine = !isSameRow(before.get(key), row.mine);
    const isTheirs = !isSameRow(before.get(key), row.theirs);
    const targetField = (row.mine ?? row.theirs)?.cells.targetField ?? '';
    return [{ key, targetField, changedBy: isMine && isTheirs ? 'both' : isMine ? 'me' : 'them', ...row }];
  });
}

/**
 * Merges both sides in my order: if only one side changed a row, the result has its row; if both did, mine. A row
 * added on their side comes after the same row as there.
 */
export function mergeRows(
  mine: readonly SheetRow[],
  theirs: readonly SheetRow[],
  differences: readonly RowDifference[],
): SheetRow[] {
  const theirsWins = new Map(
    differences
      .filter(({ changedBy }) => changedBy === 'them')
      .map((difference) => [difference.key, difference]),
  );
  const ours = rowsByKey(mine);
  const added = new Map<string | undefined, SheetRow[]>();
  let anchor: string | undefined;
  for (const [key, row] of rowsByKey(theirs)) {
    if (ours.has(key)) anchor = key;
    else if (theirsWins.has(key)) added.set(anchor, [...(added.get(anchor) ?? []), row]);
  }
  const mergedRows = [...ours].flatMap(([key, row]) => {
    const winner = theirsWins.get(key);
    const own = winner ? winner.theirs : row;
    return [...(own ? [own] : []), ...(added.get(key) ?? [])];
  });
  return [...(added.get(undefined) ?? []), ...mergedRows];
}
