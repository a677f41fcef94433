import type { MappingContext } from '../MappingContext.ts';
import type { Scope } from '../Scope.ts';

/** What a function gets to make the value of one row, at one place. */
export interface FunctionCall {
  /** The values of the source fields, null where missing. */
  readonly inputs: readonly unknown[];
  readonly scope: Scope;
  readonly context: MappingContext;
  /** Maps the rows of this sub-table for each element, called `alias` there. */
  readonly mapEach: (elements: readonly unknown[], alias: string) => Promise<unknown[]>;
  /** The mapped document, and the object of it that the row writes to: for post custom. */
  readonly target: unknown;
  readonly holder: unknown;
}
