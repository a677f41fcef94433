import { bestPairs } from './bestPairs.ts';
import { type Fit, fitOf } from './fitOf.ts';
import { type Level, leastScore, namesOf, pathIn, valuesAt } from './Level.ts';
import type { MatchNames } from './nameMatch.ts';
import type { Reason } from './Suggestion.ts';
import type { SourceValue } from './sourcePlace.ts';
import type { Wanted } from './wantedOf.ts';

/** A source value for a target field. */
export interface ValueMatch {
  readonly wanted: Wanted;
  readonly source: SourceValue;
  readonly path: string;
  readonly fit: Fit;
  readonly score: number;
  readonly reasons: readonly Reason[];
}

/** What stands outside of the list is less likely meant for its lines. */
const outsideFactor = 0.9;

/** The best source values for the target fields of a level. */
export function valueMatches(
  wanted: readonly Wanted[],
  { prefix, scopes }: Level,
  matchNames: MatchNames,
): ValueMatch[] {
  const sources = scopes.flatMap((scope, depth) =>
    scope.place.values.map((source) => ({ source, depth, path: pathIn(scope, source.names) })),
  );
  const pairs = valuesAt(wanted, prefix).flatMap((one) =>
    sources.flatMap(({ source, depth, path }): ValueMatch[] => {
      const { score, reason } = matchNames(namesOf(one, prefix), source.names);
      if (score < leastScore) return [];
      const fit = fitOf(source.values, one.type);
      const outside: Reason[] = depth > 0 ? [{ code: 'outside' }] : [];
      return [
        {
          wanted: one,
          source,
          path,
          fit,
          score: score * fit.factor * outsideFactor ** depth,
          reasons: [reason, ...(fit.reason ? [fit.reason] : []), ...outside],
        },
      ];
    }),
  );
  return bestPairs(pairs, leastScore);
}
