import type { SheetRow } from '../../sheet/Sheet.ts';
import { isSameRow } from '../../sheet/sheetRows.ts';

/** What somebody else saved while the mapping was edited, against what was typed: one target field. */
export interface RowDifference {
  /** Names the row on every side: its target field, and which of several with the same one. */
  readonly key: string;
  readonly targetField: string;
  readonly changedBy: 'me' | 'them' | 'both';
  /** Not there: the row was removed, or never was. */
  readonly mine: SheetRow | undefined;
  readonly theirs: SheetRow | undefined;
}

/** Rows by what names them on every side. */
export function rowsByKey(rows: readonly SheetRow[]): ReadonlyMap<string, SheetRow> {
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

/** The rows of which two sides have different opinions. `base` is what both began with. */
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
 * Both sides in one, in my order: who alone changed a row is right about it; where both did, I am. What they added comes
 * after the row that it follows on their side.
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
