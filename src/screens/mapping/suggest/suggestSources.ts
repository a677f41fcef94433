import type { SheetRow } from '../sheet/Sheet.ts';
import { inspectSample, type SampleObject } from './inspectSample.ts';
import type { MappingSuggestion, TargetField } from './MappingSuggestion.ts';
import { type ListMatch, matchLists, matchValues, type ValueMatch } from './matchFields.ts';
import { createNameMatcher } from './nameMatcher.ts';
import { toSingular } from './normalizeWords.ts';
import {
  fieldsBelow,
  findUnmappedFields,
  type MatchLevel,
  sourcePathIn,
  type UnmappedField,
} from './unmappedFields.ts';

/** Fields that are looked at: a mapping of thousands of rows without any source is not made by names. */
const fieldLimit = 500;

const topLevelNames = ({ values, lists }: SampleObject): string[] =>
  [...values, ...lists].map(({ names }) => names[0] ?? '');

/**
 * Source fields of a sample document for the target fields that have none: by what their names and captions mean, and by whether
 * the engine would take the values. The same input gives the same suggestions, in the order of rows and targets; nothing is
 * changed by them.
 */
export function suggestSources(
  targets: readonly TargetField[],
  rows: readonly SheetRow[],
  sample: unknown,
): MappingSuggestion[] {
  const unmapped = findUnmappedFields(targets, rows).slice(0, fieldLimit);
  const mappedFields = new Set(rows.map(({ cells }) => cells.targetField));
  const tables = rows.filter(({ cells }) => cells.functionType === 'SUB_TABLE' && cells.sourceField !== '');
  const document = inspectSample(sample);
  const matchNames = createNameMatcher();
  // An alias that something else is called by would hide it.
  const usedAliases = new Set([...topLevelNames(document), ...rows.map(({ cells }) => cells.expression)]);

  const suggestAt = (level: MatchLevel): MappingSuggestion[] => [
    ...matchValues(unmapped, level, matchNames).map((match) => createValueSuggestion(match, level.within)),
    ...matchLists(unmapped, level, mappedFields, matchNames).flatMap((match) => suggestList(match, level)),
    ...tables.flatMap((table) => suggestInside(table, level)),
  ];

  /** A sub-table, and what its rows read; a list that nothing is written below is taken as it is. */
  function suggestList(match: ListMatch, { scopes, within }: MatchLevel): MappingSuggestion[] {
    const { field, row } = match.target;
    const prefix = `${field}[].`;
    const isTable = row?.cells.functionType === 'SUB_TABLE' || fieldsBelow(unmapped, prefix).length > 0;
    if (!isTable) return [createListSuggestion(match, undefined, within)];
    const alias = row?.cells.expression || chooseAlias(match.source.names.at(-1) ?? '', usedAliases);
    usedAliases.add(alias);
    const inner = { place: match.source.element, alias };
    return [
      createListSuggestion(match, alias, within),
      ...suggestAt({ prefix, scopes: [inner, ...scopes], within: field }),
    ];
  }

  /** A sub-table that is there already says itself where its rows read from. */
  function suggestInside({ cells }: SheetRow, { prefix, scopes, within }: MatchLevel): MappingSuggestion[] {
    const isHere =
      cells.targetField.startsWith(prefix) && !cells.targetField.slice(prefix.length).includes('[].');
    const lists = scopes.flatMap((scope) =>
      scope.place.lists.map((source) => ({ source, path: sourcePathIn(scope, source.names) })),
    );
    const list = lists.find(({ path }) => path === cells.sourceField.trim());
    if (!isHere || !list) return [];
    const inner = { place: list.source.element, alias: cells.expression.trim() };
    return suggestAt({ prefix: `${cells.targetField}[].`, scopes: [inner, ...scopes], within });
  }

  const order = new Map(unmapped.map(({ field }, place) => [field, place]));
  const placeOf = ({ targetField }: MappingSuggestion): number =>
    order.get(targetField) ?? unmapped.findIndex(({ field }) => field.startsWith(`${targetField}[].`));
  return suggestAt({ prefix: '', scopes: [{ place: document }] }).toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );
}

type Cells = MappingSuggestion['cells'];

const createCells = ({ field, type, description }: UnmappedField): Cells => ({
  targetField: field,
  type,
  ...(description && { description }),
});

const createSuggestion = (
  { target, score, reasons }: ValueMatch | ListMatch,
  cells: Cells,
  within: string | undefined,
): MappingSuggestion => ({
  targetField: target.field,
  ...(target.row && { rowId: target.row.id }),
  ...(within && { within }),
  cells: target.row ? cells : { ...createCells(target), ...cells },
  score: Math.round(score * 100) / 100,
  reasons,
});

/** A row that was given a function keeps it; a regular one gets that which its values need. */
export function createValueSuggestion(match: ValueMatch, within: string | undefined): MappingSuggestion {
  const { target, path, fit } = match;
  const functionCells = {
    functionType: fit.functionType,
    ...(fit.expression && { expression: fit.expression }),
  };
  const keepsFunction = target.row && target.row.cells.functionType !== 'REGULAR';
  return createSuggestion(match, { ...(keepsFunction ? {} : functionCells), sourceField: path }, within);
}

/** A list as it is, or, by an alias, as a sub-table whose rows map each element. */
export const createListSuggestion = (
  match: ListMatch,
  alias: string | undefined,
  within: string | undefined,
): MappingSuggestion =>
  createSuggestion(
    match,
    {
      ...(alias === undefined
        ? { functionType: 'REGULAR' }
        : { functionType: 'SUB_TABLE', expression: alias }),
      sourceField: match.path,
    },
    within,
  );

const aliasPattern = /^[\p{L}_][\p{L}\p{N}_]*$/u;

/** Names of lists that say nothing of their elements, as OData and other protocols call them. */
const genericNames: ReadonlySet<string> = new Set([
  'results',
  'value',
  'values',
  'list',
  'data',
  'records',
  'elements',
]);

/** `orderLines` → orderLine */
const elementName = (name: string): string =>
  name.replace(/[A-Za-z][a-z]*$/, (word) => {
    const one = toSingular(word.toLowerCase());
    return word[0] + one.slice(1);
  });

/** A name for an element of a list that nothing else has, so that nothing becomes unreadable. */
export function chooseAlias(list: string, usedNames: ReadonlySet<string>): string {
  const elementNames = genericNames.has(list) || !aliasPattern.test(list) ? [] : [elementName(list)];
  const names = [...elementNames, 'line', 'item', 'element'];
  for (let count = 1; ; count += 1) {
    const free = names
      .map((name) => (count === 1 ? name : `${name}${count}`))
      .find((name) => !usedNames.has(name));
    if (free) return free;
  }
}
