import type { MappingFault } from './MappingFault.ts';
import type { FunctionType } from './MappingRow.ts';

/** What one row did, once for each element of its sub-table. Without `error` it has written `output`. */
export interface Step {
  readonly lineNo: number;
  /** Where it writes, with the element's number: `lines[2].sku`. */
  readonly targetField: string;
  readonly functionType: FunctionType;
  /** The value of its source field, a list of them where there are several; null when missing. */
  readonly input: unknown;
  readonly output?: unknown;
  readonly error?: MappingFault;
}

/** A mapped document, as far as its rows succeeded, and how it came about. */
export interface MappingResult {
  readonly target: Readonly<Record<string, unknown>>;
  /** In the order of the rows; what belongs to a sub-table follows it, then post custom. */
  readonly trace: readonly Step[];
}
