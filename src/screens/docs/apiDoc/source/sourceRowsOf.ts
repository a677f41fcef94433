import type { FieldMapping } from '#generated/types.ts';
import { functionOf, isSubTable } from '../../../../mapping/functions/index.ts';
import { subTablesOf } from '../../../../mapping/paths/locateSources.ts';
import { type BodyRow, groupKeysOf } from '../body/bodyFields.ts';
import type { ReadExpressionPaths } from './expressionPaths.ts';

/** Removes indexes: `lines[2]` becomes `lines[]`. */
const withoutIndexes = (path: string): string => path.replaceAll(/\[\d+\]/g, '[]');

/** Replaces the alias of a sub-table's element, with which a path begins: `item.sku` → `items[].sku`. */
function resolveAlias(path: string, aliases: ReadonlyMap<string, string>): string {
  const [head = '', ...rest] = withoutIndexes(path.trim()).split('.');
  return [aliases.get(head) ?? head, ...rest].join('.');
}

function resolvePaths(row: FieldMapping, aliases: ReadonlyMap<string, string>): string[] {
  // The editor keeps the source field of a row whose new function ignores it.
  if (!row.sourceField || !functionOf(row)?.sourceField) return [];
  return row.sourceField
    .split(',')
    .map((path) => resolveAlias(path, aliases))
    .filter((path) => path !== '' && !path.startsWith('['));
}

const sourceVariable = '$source';

/** True for JSONata that can read the source document. */
export function readsSource(row: FieldMapping): boolean {
  const syntax = functionOf(row)?.expression?.syntax;
  return (
    syntax === 'sourceJsonata' ||
    (syntax === 'targetJsonata' && row.expression?.includes(sourceVariable) === true)
  );
}

/** A source path that an expression reads. */
interface ExpressionRead {
  readonly path: string;
  /** The expression calculates with the value. */
  readonly isNumber: boolean;
}

/** Returns the source paths that a row's expression reads by names. */
function resolveExpression(
  row: FieldMapping,
  aliases: ReadonlyMap<string, string>,
  readPaths: ReadExpressionPaths,
): ExpressionRead[] {
  if (!row.expression || !readsSource(row)) return [];
  const isOfSource = functionOf(row)?.expression?.syntax === 'sourceJsonata';
  return readPaths(row.expression).flatMap(({ place: [head = '', ...rest], isNumber }) => {
    if (head === sourceVariable) return [{ path: rest.join('.'), isNumber }];
    // Other names are those of the target.
    return isOfSource ? [{ path: resolveAlias([head, ...rest].join('.'), aliases), isNumber }] : [];
  });
}

/** Returns the paths of the lists in paths of source fields. */
const listsIn = (rows: Iterable<readonly [string, FieldMapping]>): ReadonlySet<string> =>
  new Set(
    [...rows].flatMap(([path, { type }]) => [
      ...(type === 'ARRAY' ? [path] : []),
      ...[...path.matchAll(/\[\]/g)].map(({ index }) => path.slice(0, index)),
    ]),
  );

/** Adds the brackets of known lists, which JSONata leaves out: `lines.qty` → `lines[].qty`. */
const withBrackets = (path: string, lists: ReadonlySet<string>): string =>
  path.split('.').reduce((before, name) => `${before}${lists.has(before) ? '[]' : ''}.${name}`);

const listPathOf = (path: string): string => path.replace(/(\[\])+$/, '');

/** Returns the path of the element that each alias of a row's sub-tables reads. Rows can precede sub-tables. */
function aliasesOf(row: FieldMapping, tables: readonly FieldMapping[]): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>();
  for (const table of subTablesOf(row, tables)) {
    const [path] = resolvePaths(table, aliases);
    if (path && table.expression) aliases.set(table.expression.trim(), `${listPathOf(path)}[]`);
  }
  return aliases;
}

function leafType(path: string, row: FieldMapping): FieldMapping['type'] {
  const reads = functionOf(row)?.sourceField?.reads;
  // A list of values from the elements does not show the type of these values.
  if (reads === 'text' || reads === 'texts' || (row.type === 'ARRAY' && path.includes('[]'))) return 'STRING';
  return reads === 'list' ? 'ARRAY' : row.type;
}

const sourceRow = (targetField: string, type: FieldMapping['type'], description?: string): FieldMapping => ({
  lineNo: 1,
  targetField,
  type,
  functionType: 'REGULAR',
  ...(description && { description }),
});

const isWithin = (path: string, other: string): boolean =>
  other.startsWith(`${path}.`) || other.startsWith(`${path}[]`);

const numberTypes: ReadonlySet<FieldMapping['type']> = new Set(['NUMERIC', 'INTEGER', 'INT', 'LONG']);

/** Returns the guess for a field that a row's expression reads: a number if it calculates with it, or else a text. */
function guessType({ type }: FieldMapping, isNumber: boolean): FieldMapping['type'] {
  if (!isNumber) return 'STRING';
  return numberTypes.has(type) ? type : 'NUMERIC';
}

/**
 * Returns the source fields that a mapping reads, as rows that would write them. So a sender's document is
 * described like a target. The first row that reads a field sets its type. Source fields come before
 * expressions, and expressions that calculate with the field before others.
 * @param identifier the field that identifies a document
 */
export function sourceRowsOf(
  rows: readonly FieldMapping[],
  identifier: string | undefined,
  readPaths: ReadExpressionPaths,
): BodyRow[] {
  const rowByPath = new Map<string, BodyRow>();
  const addRow = (path: string, type: FieldMapping['type'], description?: string): void => {
    if (!rowByPath.has(path)) rowByPath.set(path, sourceRow(path, type, description));
  };
  if (identifier) addRow(withoutIndexes(identifier), 'STRING');
  const tables = rows.filter(isSubTable);
  const aliasesByRow = new Map(rows.map((row) => [row, aliasesOf(row, tables)]));
  for (const [row, aliases] of aliasesByRow) {
    for (const path of resolvePaths(row, aliases)) {
      const listPath = listPathOf(path);
      addRow(listPath, leafType(path, row), row.description);
      for (const key of groupKeysOf(row) ?? []) addRow(`${listPath}[].${key}`, 'STRING');
    }
  }
  const lists = listsIn(rowByPath);
  for (const [row, aliases] of aliasesByRow)
    for (const { path: name, isNumber } of resolveExpression(row, aliases, readPaths)) {
      const path = listPathOf(withBrackets(name, lists));
      const known = rowByPath.get(path);
      if (!known || (isNumber && known.isGuess && known.type === 'STRING'))
        rowByPath.set(path, { ...sourceRow(path, guessType(row, isNumber)), isGuess: true });
    }
  const paths = [...rowByPath.keys()];
  // A field with inner fields needs no row of its own.
  return [...rowByPath].flatMap(([path, row]) => (paths.some((other) => isWithin(path, other)) ? [] : [row]));
}
