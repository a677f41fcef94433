import { isSubTable } from '../../../mapping/functions/index.ts';
import { aliasPattern } from '../../../mapping/functions/listFunctions.ts';
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

/**
 * Maximum number of target fields. A mapping with thousands of rows without a source is not a case for
 * suggestions by name.
 */
const fieldLimit = 500;

const topLevelNames = ({ values, lists }: SampleObject): string[] =>
  [...values, ...lists].map(({ names }) => names[0] ?? '');

/**
 * Suggests source fields of a sample document for target fields without a source. The meaning of names and
 * captions counts, and whether the engine converts the values. The same input gives the same suggestions, in
 * the order of rows and targets. Changes nothing.
 */
export function suggestSources(
  targets: readonly TargetField[],
  rows: readonly SheetRow[],
  sample: unknown,
): MappingSuggestion[] {
  const unmapped = findUnmappedFields(targets, rows).slice(0, fieldLimit);
  const mappedFields = new Set(rows.map(({ cells }) => cells.targetField));
  const tables = rows.filter(({ cells }) => isSubTable(cells) && cells.sourceField !== '');
  const document = inspectSample(sample);
  const matchNames = createNameMatcher();
  // An alias that is equal to another name would hide it.
  const usedAliases = new Set([...topLevelNames(document), ...rows.map(({ cells }) => cells.expression)]);

  const suggestAt = (level: MatchLevel): MappingSuggestion[] => [
    ...matchValues(unmapped, level, matchNames).map((match) => createValueSuggestion(match, level.within)),
    ...matchLists(unmapped, level, mappedFields, matchNames).flatMap((match) => suggestList(match, level)),
    ...tables.flatMap((table) => suggestInside(table, level)),
  ];

  /**
   * Suggests a sub-table and the source fields of its rows. A list without target fields below it is copied
   * as it is.
   */
  function suggestList(match: ListMatch, { scopes, within }: MatchLevel): MappingSuggestion[] {
    const { field, row } = match.target;
    const prefix = `${field}[].`;
    const isTable = (row && isSubTable(row.cells)) || fieldsBelow(unmapped, prefix).length > 0;
    if (!isTable) return [createListSuggestion(match, undefined, within)];
    const alias = row?.cells.expression || chooseAlias(match.source.names.at(-1) ?? '', usedAliases);
    usedAliases.add(alias);
    const inner = { place: match.source.element, alias };
    return [
      createListSuggestion(match, alias, within),
      ...suggestAt({ prefix, scopes: [inner, ...scopes], within: field }),
    ];
  }

  /** Suggests source fields for the rows of an existing sub-table, which defines their source. */
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

/**
 * Creates the suggestion of a source value. A row with a function keeps it. A regular row gets the function
 * that its values need.
 */
function createValueSuggestion(match: ValueMatch, within: string | undefined): MappingSuggestion {
  const { target, path, fit } = match;
  const functionCells = {
    functionType: fit.functionType,
    ...(fit.expression && { expression: fit.expression }),
  };
  const keepsFunction = target.row && target.row.cells.functionType !== 'REGULAR';
  return createSuggestion(match, { ...(keepsFunction ? {} : functionCells), sourceField: path }, within);
}

/** Creates the suggestion of a list: a copy, or, with an alias, a sub-table whose rows map each element. */
const createListSuggestion = (
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

/** General names of lists, as in OData and other protocols. They do not describe the elements. */
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

/** Returns an unused alias for the elements of a list. A used name would become unreadable. */
function chooseAlias(list: string, usedNames: ReadonlySet<string>): string {
  const elementNames = genericNames.has(list) || !aliasPattern.test(list) ? [] : [elementName(list)];
  const names = [...elementNames, 'line', 'item', 'element'];
  for (let count = 1; ; count += 1) {
    const free = names
      .map((name) => (count === 1 ? name : `${name}${count}`))
      .find((name) => !usedNames.has(name));
    if (free) return free;
  }
}
