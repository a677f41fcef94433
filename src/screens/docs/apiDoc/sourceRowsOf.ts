import type { FieldMapping } from '#generated/types.ts';
import { functionOf, isSubTable } from '../../../mapping/functions/index.ts';
import { subTablesOf } from '../../../mapping/paths/locateSources.ts';
import { groupKeysOf } from './bodyFields.ts';

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

/**
 * Returns the source fields that a mapping reads, as rows that would write them. So a sender's document is
 * described like a target. The first row that reads a field sets its type. `identifier` is the field that
 * identifies a document.
 */
export function sourceRowsOf(rows: readonly FieldMapping[], identifier?: string): FieldMapping[] {
  const rowByPath = new Map<string, FieldMapping>();
  const addRow = (path: string, type: FieldMapping['type'], description?: string): void => {
    if (!rowByPath.has(path)) rowByPath.set(path, sourceRow(path, type, description));
  };
  if (identifier) addRow(withoutIndexes(identifier.trim()), 'STRING');
  const tables = rows.filter(isSubTable);
  for (const row of rows) {
    for (const path of resolvePaths(row, aliasesOf(row, tables))) {
      const listPath = listPathOf(path);
      addRow(listPath, leafType(path, row), row.description);
      for (const key of groupKeysOf(row) ?? []) addRow(`${listPath}[].${key}`, 'STRING');
    }
  }
  const paths = [...rowByPath.keys()];
  // A field with inner fields needs no row of its own.
  return [...rowByPath].flatMap(([path, row]) => (paths.some((other) => isWithin(path, other)) ? [] : [row]));
}
