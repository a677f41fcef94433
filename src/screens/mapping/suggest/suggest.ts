import type { SheetRow } from '../sheet/Sheet.ts';
import { aliasFor } from './aliasFor.ts';
import { below, type Level, pathIn } from './Level.ts';
import { type ListMatch, listMatches } from './listMatches.ts';
import { createMatchNames } from './nameMatch.ts';
import type { Suggestion, Target } from './Suggestion.ts';
import { type SourcePlace, sourcePlace } from './sourcePlace.ts';
import { listSuggestion, valueSuggestion } from './suggestionOf.ts';
import { valueMatches } from './valueMatches.ts';
import { wantedOf } from './wantedOf.ts';

/** Fields that are looked at: a mapping of thousands of rows without any source is not made by names. */
const mostWanted = 500;

const firstNames = ({ values, lists }: SourcePlace): string[] =>
  [...values, ...lists].map(({ names }) => names[0] ?? '');

/**
 * Source fields of a sample document for the target fields that have none: by what their names and captions mean, and by whether
 * the engine would take the values. The same input gives the same suggestions, in the order of rows and targets; nothing is
 * changed by them.
 */
export function suggest(
  targets: readonly Target[],
  rows: readonly SheetRow[],
  sample: unknown,
): Suggestion[] {
  const wanted = wantedOf(targets, rows).slice(0, mostWanted);
  const made = new Set(rows.map(({ cells }) => cells.targetField));
  const tables = rows.filter(({ cells }) => cells.functionType === 'SUB_TABLE' && cells.sourceField !== '');
  const document = sourcePlace(sample);
  const matchNames = createMatchNames();
  // An alias that something else is called by would hide it.
  const taken = new Set([...firstNames(document), ...rows.map(({ cells }) => cells.expression)]);

  const suggestAt = (level: Level): Suggestion[] => [
    ...valueMatches(wanted, level, matchNames).map((match) => valueSuggestion(match, level.within)),
    ...listMatches(wanted, level, made, matchNames).flatMap((match) => suggestList(match, level)),
    ...tables.flatMap((table) => suggestInside(table, level)),
  ];

  /** A sub-table, and what its rows read; a list that nothing is written below is taken as it is. */
  function suggestList(match: ListMatch, { scopes, within }: Level): Suggestion[] {
    const { field, row } = match.wanted;
    const prefix = `${field}[].`;
    const isTable = row?.cells.functionType === 'SUB_TABLE' || below(wanted, prefix).length > 0;
    if (!isTable) return [listSuggestion(match, undefined, within)];
    const alias = row?.cells.expression || aliasFor(match.source.names.at(-1) ?? '', taken);
    taken.add(alias);
    const inner = { place: match.source.element, alias };
    return [
      listSuggestion(match, alias, within),
      ...suggestAt({ prefix, scopes: [inner, ...scopes], within: field }),
    ];
  }

  /** A sub-table that is there already says itself where its rows read from. */
  function suggestInside({ cells }: SheetRow, { prefix, scopes, within }: Level): Suggestion[] {
    const isHere =
      cells.targetField.startsWith(prefix) && !cells.targetField.slice(prefix.length).includes('[].');
    const lists = scopes.flatMap((scope) =>
      scope.place.lists.map((source) => ({ source, path: pathIn(scope, source.names) })),
    );
    const list = lists.find(({ path }) => path === cells.sourceField.trim());
    if (!isHere || !list) return [];
    const inner = { place: list.source.element, alias: cells.expression.trim() };
    return suggestAt({ prefix: `${cells.targetField}[].`, scopes: [inner, ...scopes], within });
  }

  const order = new Map(wanted.map(({ field }, place) => [field, place]));
  const placeOf = ({ targetField }: Suggestion): number =>
    order.get(targetField) ?? wanted.findIndex(({ field }) => field.startsWith(`${targetField}[].`));
  return suggestAt({ prefix: '', scopes: [{ place: document }] }).toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );
}
