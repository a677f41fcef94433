import type { SheetRow } from '../sheet/Sheet.ts';
import { keyed, type RowDifference } from './differencesOf.ts';

/**
 * Both sides in one, in my order: who alone changed a row is right about it; where both did, I am. What they added comes
 * after the row that it follows on their side.
 */
export function combine(
  mine: readonly SheetRow[],
  theirs: readonly SheetRow[],
  differences: readonly RowDifference[],
): SheetRow[] {
  const theirsWins = new Map(
    differences
      .filter(({ changedBy }) => changedBy === 'them')
      .map((difference) => [difference.key, difference]),
  );
  const ours = keyed(mine);
  const added = new Map<string | undefined, SheetRow[]>();
  let anchor: string | undefined;
  for (const [key, row] of keyed(theirs)) {
    if (ours.has(key)) anchor = key;
    else if (theirsWins.has(key)) added.set(anchor, [...(added.get(anchor) ?? []), row]);
  }
  const kept = [...ours].flatMap(([key, row]) => {
    const winner = theirsWins.get(key);
    const own = winner ? winner.theirs : row;
    return [...(own ? [own] : []), ...(added.get(key) ?? [])];
  });
  return [...(added.get(undefined) ?? []), ...kept];
}
