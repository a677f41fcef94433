import { functions } from './functions/index.ts';
import type { Maker } from './functions/MappingFunction.ts';
import { MappingFault } from './MappingFault.ts';
import type { MappingRow } from './MappingRow.ts';
import { refuseForbidden } from './refuseForbidden.ts';
import { type SourcePath, sourcePathsOf } from './sourcePath.ts';

/** A row with what can be said about it before any document comes. What is wrong with it is thrown when it runs. */
export interface CompiledRow {
  readonly row: MappingRow;
  /** Where it writes, below the document or the element of its sub-table. */
  readonly field: string;
  readonly target: () => readonly string[];
  readonly source: () => readonly SourcePath[];
  /** What its expression makes of the values of its source. */
  readonly make: () => Maker;
  /** The rows of a sub-table, in their order. */
  readonly rows: CompiledRow[];
}

/** A field mapping, ready for any number of documents. */
export interface CompiledMapping {
  readonly rows: readonly CompiledRow[];
  /** Post custom: after all rows, wherever they stand. */
  readonly after: readonly CompiledRow[];
}

/** Computes once, and throws the same each time. */
function once<T>(compute: () => T): () => T {
  let settled: { value: T } | { error: unknown } | undefined;
  return () => {
    if (!settled) {
      try {
        settled = { value: compute() };
      } catch (error) {
        settled = { error };
      }
    }
    if ('error' in settled) throw settled.error;
    return settled.value;
  };
}

function targetOf(field: string): string[] {
  if (field.includes('[')) throw new MappingFault('noSubTable', { field });
  const names = field.split('.');
  if (names.includes('')) throw new MappingFault('pathInvalid', { path: field });
  names.forEach(refuseForbidden);
  return names;
}

function sourceOf({ functionType, sourceField }: MappingRow): SourcePath[] {
  const { sources } = functions[functionType];
  const paths = sourceField ? sourcePathsOf(sourceField) : [];
  if (sources !== 'any' && paths.length === 0) throw new MappingFault('sourceMissing');
  if (sources === 'one' && paths.length > 1)
    throw new MappingFault('onePath', { sourceField: sourceField ?? '' });
  return paths;
}

/** `field` is where it writes below what it belongs to. */
const compiled = (row: MappingRow, field: string): CompiledRow => ({
  row,
  field,
  target: once(() => targetOf(field)),
  source: once(() => sourceOf(row)),
  make: once(() => functions[row.functionType].read(row)),
  rows: [],
});

const prefixOf = ({ targetField }: MappingRow): string => `${targetField}[].`;

/** The innermost sub-table that a row belongs to; the last of two that write to the same field. */
function tableOf({ targetField }: MappingRow, tables: readonly MappingRow[]): MappingRow | undefined {
  let found: MappingRow | undefined;
  for (const table of tables) {
    const isInner = !found || table.targetField.length >= found.targetField.length;
    if (isInner && targetField.startsWith(prefixOf(table))) found = table;
  }
  return found;
}

/** Sorts rows under their sub-tables. Never throws: a row with a mistake fails when it runs, and others go on. */
export function compileMapping(rows: readonly MappingRow[]): CompiledMapping {
  const after = rows.filter(({ functionType }) => functionType === 'POST_CUSTOM');
  const before = rows.filter(({ functionType }) => functionType !== 'POST_CUSTOM');
  const tables = before.filter(({ functionType }) => functionType === 'SUB_TABLE');
  const placed = new Map(
    before.map((row) => {
      const table = tableOf(row, tables);
      const field = row.targetField.slice(table ? prefixOf(table).length : 0);
      return [row, { table, compiled: compiled(row, field) }];
    }),
  );
  const top: CompiledRow[] = [];
  for (const { table, compiled } of placed.values()) {
    const owner = table && placed.get(table)?.compiled;
    (owner?.rows ?? top).push(compiled);
  }
  return { rows: top, after: after.map((row) => compiled(row, row.targetField.split('[].').at(-1) ?? '')) };
}
