import { type CompiledRow, compileMapping } from './compileMapping.ts';
import { faultOf, type MappingFault } from './MappingFault.ts';
import type { MappingRow } from './MappingRow.ts';

/** What is wrong with a row, whatever document comes. */
export interface RowFault {
  readonly row: MappingRow;
  /** Of the row, among those that were given. */
  readonly index: number;
  readonly field: 'targetField' | 'sourceField' | 'expression';
  readonly fault: MappingFault;
}

function faultIn(read: () => unknown): MappingFault | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    return faultOf(error);
  }
}

function faultsOf({ row, target, source, make, rows }: CompiledRow): Omit<RowFault, 'index'>[] {
  const parts = [
    { row, field: 'targetField', fault: faultIn(target) },
    { row, field: 'sourceField', fault: faultIn(source) },
    { row, field: 'expression', fault: faultIn(make) },
  ] as const;
  const own = parts.flatMap(({ fault, ...part }) => (fault ? [{ ...part, fault }] : []));
  return [...own, ...rows.flatMap(faultsOf)];
}

/**
 * All that can be said about a mapping without a document, read by the code that runs it: targets, source paths and expressions, in
 * the order of the rows. A function whose expression may not be empty says so too (schemas/SPECIFICATION.md section 5.1).
 */
export function checkMapping(rows: readonly MappingRow[]): readonly RowFault[] {
  const indexes = new Map(rows.map((row, index) => [row, index]));
  const { rows: before, after } = compileMapping(rows);
  return [...before, ...after]
    .flatMap(faultsOf)
    .map((found) => ({ ...found, index: indexes.get(found.row) ?? 0 }))
    .sort((one, other) => one.index - other.index);
}
