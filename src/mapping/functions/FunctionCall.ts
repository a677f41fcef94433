import type { Expression } from '../expression.ts';
import type { MappingContext } from '../MappingContext.ts';
import type { MappingRow } from '../MappingRow.ts';
import type { Scope } from '../Scope.ts';

/** What a function gets to make the value of one row. */
export interface FunctionCall {
  readonly row: MappingRow;
  /** The values of the source fields, null where missing. */
  readonly inputs: readonly unknown[];
  readonly scope: Scope;
  readonly context: MappingContext;
  /** The row's expression as JSONata; throws `expressionMissing`, `expressionInvalid`. */
  readonly compiled: () => Expression;
  /** Maps the rows of this sub-table for each element, called `alias` there. */
  readonly mapEach: (elements: readonly unknown[], alias: string) => Promise<unknown[]>;
  /** The mapped document, and the object of it that the row writes to: for post custom. */
  readonly target: unknown;
  readonly holder: unknown;
}

/** Makes the value of a row before its conversion; null for "missing". Throws a MappingFault. */
export type MappingFunction = (call: FunctionCall) => unknown;
