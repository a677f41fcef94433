/** One thing for another, and how good that is. */
export interface Pair<Wanted, Source> {
  readonly wanted: Wanted;
  readonly source: Source;
  readonly score: number;
}

/** The best pair, then the best of what is left, and so on: everything at most once. Of equals the first. */
export function bestPairs<P extends Pair<unknown, unknown>>(pairs: readonly P[], least: number): P[] {
  const taken = new Set<unknown>();
  return pairs
    .filter(({ score }) => score >= least)
    .toSorted((one, other) => other.score - one.score)
    .filter(({ wanted, source }) => {
      if (taken.has(wanted) || taken.has(source)) return false;
      taken.add(wanted).add(source);
      return true;
    });
}
