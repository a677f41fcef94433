import { isSameRow } from '../sheet/isSameRows.ts';
import type { SheetRow } from '../sheet/Sheet.ts';

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
export function keyed(rows: readonly SheetRow[]): ReadonlyMap<string, SheetRow> {
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
export function differencesOf(
  base: readonly SheetRow[],
  mine: readonly SheetRow[],
  theirs: readonly SheetRow[],
): RowDifference[] {
  const before = keyed(base);
  const ours = keyed(mine);
  const others = keyed(theirs);
  return [...new Set([...ours.keys(), ...others.keys()])].flatMap((key) => {
    const row = { mine: ours.get(key), theirs: others.get(key) };
    if (isSameRow(row.mine, row.theirs)) return [];
    const isMine = !isSameRow(before.get(key), row.mine);
    const isTheirs = !isSameRow(before.get(key), row.theirs);
    const targetField = (row.mine ?? row.theirs)?.cells.targetField ?? '';
    return [{ key, targetField, changedBy: isMine && isTheirs ? 'both' : isMine ? 'me' : 'them', ...row }];
  });
}
