import { type CompiledRow, compileMapping } from './compileMapping.ts';
import { type MappingError, toMappingError } from './MappingError.ts';
import type { MappingRow } from './MappingRow.ts';

/** What is wrong with a row, whatever document comes. */
export interface MappingRowError {
  readonly row: MappingRow;
  /** Of the row, among those that were given. */
  readonly index: number;
  readonly field: 'targetField' | 'sourceField' | 'expression';
  readonly error: MappingError;
}

function catchError(read: () => unknown): MappingError | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    return toMappingError(error);
  }
}

function findRowErrors({
  row,
  targetPath,
  sourcePaths,
  evaluator,
  rows,
}: CompiledRow): Omit<MappingRowError, 'index'>[] {
  const parts = [
    { row, field: 'targetField', error: catchError(targetPath) },
    { row, field: 'sourceField', error: catchError(sourcePaths) },
    { row, field: 'expression', error: catchError(evaluator) },
  ] as const;
  const own = parts.flatMap(({ error, ...part }) => (error ? [{ ...part, error }] : []));
  return [...own, ...rows.flatMap(findRowErrors)];
}

/**
 * All that can be said about a mapping without a document, read by the code that runs it: targets, source paths and expressions, in
 * the order of the rows. A function whose expression may not be empty says so too (schemas/SPECIFICATION.md section 5.1).
 */
export function checkMapping(rows: readonly MappingRow[]): readonly MappingRowError[] {
  const indexes = new Map(rows.map((row, index) => [row, index]));
  const { rows: before, postRows } = compileMapping(rows);
  return [...before, ...postRows]
    .flatMap(findRowErrors)
    .map((rowError) => ({ ...rowError, index: indexes.get(rowError.row) ?? 0 }))
    .sort((one, other) => one.index - other.index);
}
