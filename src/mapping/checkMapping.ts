import { type CompiledRow, compileMapping } from './compileMapping.ts';
import { functionOf, isSubTable } from './functions/index.ts';
import { assertLookUpProperty } from './lookUp.ts';
import type { LookUpProperties } from './MappingContext.ts';
import { MappingError, toMappingError } from './MappingError.ts';
import type { MappingRow } from './MappingRow.ts';

/** An error in a row that does not depend on a document. */
export interface MappingRowError {
  readonly row: MappingRow;
  /** Index of the row among those checked. */
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

function findRowErrors(
  { row, targetPath, sourcePaths, evaluator, rows }: CompiledRow,
  properties: LookUpProperties,
): Omit<MappingRowError, 'index'>[] {
  const checkExpression = (): void => {
    evaluator();
    if (functionOf(row)?.expression?.syntax === 'lookUp')
      assertLookUpProperty(row.expression ?? '', properties);
  };
  const parts = [
    { row, field: 'targetField', error: catchError(targetPath) },
    { row, field: 'sourceField', error: catchError(sourcePaths) },
    { row, field: 'expression', error: catchError(checkExpression) },
  ] as const;
  const own = parts.flatMap(({ error, ...part }) => (error ? [{ ...part, error }] : []));
  return [...own, ...rows.flatMap((inner) => findRowErrors(inner, properties))];
}

/** Rows below a list read the alias of one sub-table, so the rows of the other one would stay empty. */
function findRepeatedSubTables(rows: readonly MappingRow[]): Omit<MappingRowError, 'index'>[] {
  const seen = new Set<string>();
  return rows.filter(isSubTable).flatMap((row) => {
    const field = row.targetField;
    if (!seen.has(field)) {
      seen.add(field);
      return [];
    }
    return [{ row, field: 'targetField', error: new MappingError('subTableRepeated', { field }) }];
  });
}

/**
 * Checks a mapping without a document, with the code that runs it: targets, source paths and expressions, in
 * the order of the rows. A function that requires an expression reports an empty one too
 * (schemas/SPECIFICATION.md section 5.1). A run returns null for a look-up of an unknown property, which is an error
 * here.
 */
export function checkMapping(
  rows: readonly MappingRow[],
  properties: LookUpProperties,
): readonly MappingRowError[] {
  const indexes = new Map(rows.map((row, index) => [row, index]));
  const { rows: before, postRows } = compileMapping(rows);
  const errors = [...before, ...postRows].flatMap((row) => findRowErrors(row, properties));
  return [...errors, ...findRepeatedSubTables(rows)]
    .map((rowError) => ({ ...rowError, index: indexes.get(rowError.row) ?? 0 }))
    .sort((one, other) => one.index - other.index);
}
