import { engineTools } from './engineTools.ts';
import { expressionOf, isSubTable, mappingFunctions, runsLast } from './functions/index.ts';
import type { RowEvaluator } from './functions/MappingFunction.ts';
import { assertAllowedName } from './jsonObject.ts';
import { MappingError } from './MappingError.ts';
import type { MappingRow } from './MappingRow.ts';
import { parseSourcePaths, type SourcePath } from './paths/sourcePath.ts';

/** A row compiled without a document. Its errors are thrown when it runs. */
export interface CompiledRow {
  readonly row: MappingRow;
  /** Its target, below the document or the element of its sub-table. */
  readonly field: string;
  readonly targetPath: () => readonly string[];
  readonly sourcePaths: () => readonly SourcePath[];
  /** Evaluates its expression on the values of its source. */
  readonly evaluator: () => RowEvaluator;
  /** The rows of a sub-table, in their order. */
  readonly rows: CompiledRow[];
}

/** A row that runs after all other rows, in each element of its lists: `lines` and `batches` for `lines[].batches[].no`. */
export interface CompiledPostRow extends CompiledRow {
  readonly lists: readonly string[];
}

/** A field mapping compiled for any number of documents. */
export interface CompiledMapping {
  readonly rows: readonly CompiledRow[];
  readonly postRows: readonly CompiledPostRow[];
}

/** Computes once, and throws the same error each time. */
function once<T>(compute: () => T): () => T {
  let result: { value: T } | { error: unknown } | undefined;
  return () => {
    if (!result) {
      try {
        result = { value: compute() };
      } catch (error) {
        result = { error };
      }
    }
    if ('error' in result) throw result.error;
    return result.value;
  };
}

function parseTarget(field: string): string[] {
  if (field.includes('[')) throw new MappingError('noSubTable', { field });
  const names = field.split('.');
  if (names.includes('')) throw new MappingError('pathInvalid', { path: field });
  names.forEach(assertAllowedName);
  return names;
}

function parseSources({ functionType, sourceField }: MappingRow): SourcePath[] {
  const source = mappingFunctions[functionType].sourceField;
  if (source === null) return [];
  const paths = sourceField ? parseSourcePaths(sourceField) : [];
  if (source.count !== 'any' && paths.length === 0) throw new MappingError('sourceMissing');
  if (source.count === 'one' && paths.length > 1)
    throw new MappingError('onePath', { sourceField: sourceField ?? '' });
  return paths;
}

/** `field` is its target below its parent. */
const compileRow = (row: MappingRow, field: string): CompiledRow => ({
  row,
  field,
  targetPath: once(() => parseTarget(field)),
  sourcePaths: once(() => parseSources(row)),
  evaluator: once(() =>
    mappingFunctions[row.functionType].compile(
      { type: row.type, expression: expressionOf(row) },
      engineTools,
    ),
  ),
  rows: [],
});

const elementPrefix = ({ targetField }: MappingRow): string => `${targetField}[].`;

/** The innermost sub-table of a row; the last of two with the same target field. */
function findSubTable({ targetField }: MappingRow, tables: readonly MappingRow[]): MappingRow | undefined {
  let innermost: MappingRow | undefined;
  for (const table of tables) {
    const isInner = !innermost || table.targetField.length >= innermost.targetField.length;
    if (isInner && targetField.startsWith(elementPrefix(table))) innermost = table;
  }
  return innermost;
}

/**
 * Returns a test whether a row writes a list, or a value that can contain it. A sub-table contains only what
 * rows write into it.
 */
function createListTest(rows: readonly MappingRow[]): (list: string) => boolean {
  const targets = new Set(rows.map(({ targetField }) => targetField));
  const values = new Set(rows.filter((row) => !isSubTable(row)).map(({ targetField }) => targetField));
  return (list) =>
    targets.has(list) ||
    Array.from(list.matchAll(/[.[]/g)).some(({ index }) => values.has(list.slice(0, index)));
}

/**
 * Without a row that writes its list, a post row runs for no element. `checkMapping` reports it, because its target
 * path throws `noSubTable`.
 */
function compilePostRow(row: MappingRow, isWritten: (list: string) => boolean): CompiledPostRow {
  const lists = row.targetField.split('[].');
  const field = lists.pop() ?? '';
  const hasList = lists.length === 0 || isWritten(lists.join('[].'));
  return { ...compileRow(row, hasList ? field : row.targetField), lists };
}

/**
 * Groups rows under their sub-tables. Never throws: an invalid row fails when it runs, and others continue.
 */
export function compileMapping(rows: readonly MappingRow[]): CompiledMapping {
  const postRows = rows.filter(runsLast);
  const mainRows = rows.filter((row) => !runsLast(row));
  const tables = mainRows.filter(isSubTable);
  const entries = new Map(
    mainRows.map((row) => {
      const table = findSubTable(row, tables);
      const field = row.targetField.slice(table ? elementPrefix(table).length : 0);
      return [row, { table, compiled: compileRow(row, field) }];
    }),
  );
  const top: CompiledRow[] = [];
  for (const { table, compiled } of entries.values()) {
    const owner = table && entries.get(table)?.compiled;
    (owner?.rows ?? top).push(compiled);
  }
  const isWritten = createListTest(rows);
  return {
    rows: top,
    postRows: postRows.map((row) => compilePostRow(row, isWritten)),
  };
}
