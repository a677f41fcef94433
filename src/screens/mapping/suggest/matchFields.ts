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

/** A pair of target and source, with its score. */
interface ScoredPair<Wanted, Source> {
  readonly target: Wanted;
  readonly source: Source;
  readonly score: number;
}

/**
 * Returns the best pair, then the best of the rest, and so on. Each target and source occurs at most once. The
 * first of equal pairs is taken.
 */
function pickBestPairs<P extends ScoredPair<unknown, unknown>>(pairs: readonly P[], least: number): P[] {
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

/** A match of a target field with a source value. */
export interface ValueMatch {
  readonly target: UnmappedField;
  readonly source: SampleValue;
  readonly path: string;
  readonly fit: ValueFit;
  readonly score: number;
  readonly reasons: readonly SuggestionReason[];
}

/** Fields outside the list are less likely sources for its elements. */
const outsideFactor = 0.9;

/** Returns the fit of values with a field. A row with a function keeps it, so values that need another do not fit. */
function fitField({ row, type }: UnmappedField, values: readonly unknown[]): ValueFit {
  const fit = fitValues(values, type);
  const kept = row?.cells.functionType ?? 'REGULAR';
  const isKeepable = [fit.functionType, 'REGULAR'].includes(kept) || fit.functionType === 'REGULAR';
  return isKeepable ? fit : { factor: 0.5, functionType: 'REGULAR' };
}

/** Returns the best source values for the target fields of a level. */
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
      const fit = fitField(one, source.values);
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

/** A match of a target list with a source list. */
export interface ListMatch {
  readonly target: UnmappedField;
  readonly source: SampleList;
  readonly path: string;
  readonly score: number;
  readonly reasons: readonly SuggestionReason[];
}

/**
 * Returns the lists of a level: fields of type ARRAY, and lists that only their own fields show. Excludes
 * lists that have rows.
 */
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

/** Score if source and target each have only one list, independent of their names. */
const onlyListScore = 0.6;

/**
 * Returns the best source lists for the lists of a level. The names count, and the number of fields with a
 * source in the elements. `mappedFields` are the target fields with rows.
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
