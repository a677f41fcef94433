import { bestPairs } from './bestPairs.ts';
import { below, type Level, leastScore, namesOf, pathIn, valuesAt } from './Level.ts';
import type { MatchNames } from './nameMatch.ts';
import type { Reason } from './Suggestion.ts';
import type { SourceList } from './sourcePlace.ts';
import { valueMatches } from './valueMatches.ts';
import type { Wanted } from './wantedOf.ts';

/** A source list for a list of the target. */
export interface ListMatch {
  readonly wanted: Wanted;
  readonly source: SourceList;
  readonly path: string;
  readonly score: number;
  readonly reasons: readonly Reason[];
}

/** Lists of a level: those that are fields themselves, and those that only their own fields tell of, unless rows make them. */
function listsAt(wanted: readonly Wanted[], prefix: string, made: ReadonlySet<string>): Wanted[] {
  const here = below(wanted, prefix);
  const fields = here.flatMap(({ field, type }) => {
    const [name = '', ...deeper] = field.slice(prefix.length).split('[].');
    return deeper.length > 0 || type === 'ARRAY' ? [prefix + name] : [];
  });
  return [...new Set(fields)].flatMap((field) => {
    const own = here.find((one) => one.field === field);
    return own ?? (made.has(field) ? [] : { field, type: 'ARRAY' as const, description: '' });
  });
}

/** The only list stands for the only list, whatever they are called. */
const onlyScore = 0.6;

/**
 * The best source lists for the lists of a level: by their names, and by how many of their fields find a source in the elements.
 * `made` are the target fields that have rows.
 */
export function listMatches(
  wanted: readonly Wanted[],
  { prefix, scopes }: Level,
  made: ReadonlySet<string>,
  matchNames: MatchNames,
): ListMatch[] {
  const lists = listsAt(wanted, prefix, made);
  const sources = scopes.flatMap((scope) =>
    scope.place.lists.map((source) => ({ source, path: pathIn(scope, source.names) })),
  );
  const isOnly = lists.length === 1 && sources.length === 1;

  const pairs = lists.flatMap((one) =>
    sources.map(({ source, path }): ListMatch => {
      const { score: alike, reason } = matchNames(namesOf(one, prefix), source.names);
      const inside = { prefix: `${one.field}[].`, scopes: [{ place: source.element }] };
      const fields = valuesAt(wanted, inside.prefix).length;
      const found = valueMatches(wanted, inside, matchNames).length;
      const byName = alike >= leastScore ? alike : 0;
      const byFields = found > 0 ? 0.5 + (0.5 * found) / fields : 0;
      const reasons: Reason[] = [];
      if (byName > 0) reasons.push(reason);
      if (isOnly) reasons.push({ code: 'onlyList' });
      if (found > 0) reasons.push({ code: 'fieldsMatch', parameters: { found, fields } });
      return {
        wanted: one,
        source,
        path,
        score: Math.max(byName, byFields, isOnly ? onlyScore : 0),
        reasons,
      };
    }),
  );
  return bestPairs(pairs, leastScore);
}
