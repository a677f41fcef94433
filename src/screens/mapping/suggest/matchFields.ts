import { fitValues, type ValueFit } from './fitValues.ts';
import type { SampleList, SampleValue } from './inspectSample.ts';
import type { SuggestionReason } from './MappingSuggestion.ts';
import type { NameMatcher } from './nameMatcher.ts';
import {
  fieldNames,
  fieldsBelow,
  type MatchLevel,
  scoreThreshold,
  sourcePathIn,
  type UnmappedField,
  valueFieldsAt,
} from './unmappedFields.ts';

/** One thing for another, and how good that is. */
export interface ScoredPair<Wanted, Source> {
  readonly target: Wanted;
  readonly source: Source;
  readonly score: number;
}

/** The best pair, then the best of what is left, and so on: everything at most once. Of equals the first. */
export function pickBestPairs<P extends ScoredPair<unknown, unknown>>(
  pairs: readonly P[],
  least: number,
): P[] {
  const used = new Set<unknown>();
  return pairs
    .filter(({ score }) => score >= least)
    .toSorted((one, other) => other.score - one.score)
    .filter(({ target, source }) => {
      if (used.has(target) || used.has(source)) return false;
      used.add(target).add(source);
      return true;
    });
}

/** A source value for a target field. */
export interface ValueMatch {
  readonly target: UnmappedField;
  readonly source: SampleValue;
  readonly path: string;
  readonly fit: ValueFit;
  readonly score: number;
  readonly reasons: readonly SuggestionReason[];
}

/** What stands outside of the list is less likely meant for its lines. */
const outsideFactor = 0.9;

/** The best source values for the target fields of a level. */
export function matchValues(
  unmapped: readonly UnmappedField[],
  { prefix, scopes }: MatchLevel,
  matchNames: NameMatcher,
): ValueMatch[] {
  const sources = scopes.flatMap((scope, depth) =>
    scope.place.values.map((source) => ({ source, depth, path: sourcePathIn(scope, source.names) })),
  );
  const pairs = valueFieldsAt(unmapped, prefix).flatMap((one) =>
    sources.flatMap(({ source, depth, path }): ValueMatch[] => {
      const { score, reason } = matchNames(fieldNames(one, prefix), source.names);
      if (score < scoreThreshold) return [];
      const fit = fitValues(source.values, one.type);
      const outside: SuggestionReason[] = depth > 0 ? [{ code: 'outside' }] : [];
      return [
        {
          target: one,
          source,
          path,
          fit,
          score: score * fit.factor * outsideFactor ** depth,
          reasons: [reason, ...(fit.reason ? [fit.reason] : []), ...outside],
        },
      ];
    }),
  );
  return pickBestPairs(pairs, scoreThreshold);
}

/** A source list for a list of the target. */
export interface ListMatch {
  readonly target: UnmappedField;
  readonly source: SampleList;
  readonly path: string;
  readonly score: number;
  readonly reasons: readonly SuggestionReason[];
}

/** Lists of a level: those that are fields themselves, and those that only their own fields tell of, unless rows make them. */
function listFieldsAt(
  unmapped: readonly UnmappedField[],
  prefix: string,
  mappedFields: ReadonlySet<string>,
): UnmappedField[] {
  const here = fieldsBelow(unmapped, prefix);
  const fields = here.flatMap(({ field, type }) => {
    const [name = '', ...deeper] = field.slice(prefix.length).split('[].');
    return deeper.length > 0 || type === 'ARRAY' ? [prefix + name] : [];
  });
  return [...new Set(fields)].flatMap((field) => {
    const own = here.find((one) => one.field === field);
    return own ?? (mappedFields.has(field) ? [] : { field, type: 'ARRAY' as const, description: '' });
  });
}

/** The only list stands for the only list, whatever they are called. */
const onlyListScore = 0.6;

/**
 * The best source lists for the lists of a level: by their names, and by how many of their fields find a source in the elements.
 * `made` are the target fields that have rows.
 */
export function matchLists(
  unmapped: readonly UnmappedField[],
  { prefix, scopes }: MatchLevel,
  mappedFields: ReadonlySet<string>,
  matchNames: NameMatcher,
): ListMatch[] {
  const lists = listFieldsAt(unmapped, prefix, mappedFields);
  const sources = scopes.flatMap((scope) =>
    scope.place.lists.map((source) => ({ source, path: sourcePathIn(scope, source.names) })),
  );
  const isOnly = lists.length === 1 && sources.length === 1;

  const pairs = lists.flatMap((one) =>
    sources.map(({ source, path }): ListMatch => {
      const { score: alike, reason } = matchNames(fieldNames(one, prefix), source.names);
      const inside = { prefix: `${one.field}[].`, scopes: [{ place: source.element }] };
      const fields = valueFieldsAt(unmapped, inside.prefix).length;
      const found = matchValues(unmapped, inside, matchNames).length;
      const byName = alike >= scoreThreshold ? alike : 0;
      const byFields = found > 0 ? 0.5 + (0.5 * found) / fields : 0;
      const reasons: SuggestionReason[] = [];
      if (byName > 0) reasons.push(reason);
      if (isOnly) reasons.push({ code: 'onlyList' });
      if (found > 0) reasons.push({ code: 'fieldsMatch', parameters: { found, fields } });
      return {
        target: one,
        source,
        path,
        score: Math.max(byName, byFields, isOnly ? onlyListScore : 0),
        reasons,
      };
    }),
  );
  return pickBestPairs(pairs, scoreThreshold);
}
