import type { MappingContext } from '../MappingContext.ts';
import { MappingError } from '../MappingError.ts';
import type { MappingRow } from '../MappingRow.ts';
import type { SourceScope } from '../paths/sourcePath.ts';

/** Returns the value of a row before its conversion; null for "missing". Throws a MappingError. */
export type RowEvaluator = (call: FunctionCall) => unknown;

/** A function type. It compiles a row without a document, for both checking and running. */
export interface MappingFunction {
  /** The number of source fields it needs. */
  readonly sources: 'one' | 'some' | 'any';
  /** Throws a MappingError where the row's expression is invalid for this function. */
  readonly compile: (row: MappingRow) => RowEvaluator;
}

/** The input of a function for one row at one place. */
export interface FunctionCall {
  /** The values of the source fields; null where missing. */
  readonly inputs: readonly unknown[];
  readonly scope: SourceScope;
  readonly context: MappingContext;
  /** Maps the rows of this sub-table for each element, called `alias` there. */
  readonly mapElements: (elements: readonly unknown[], alias: string) => Promise<unknown[]>;
  /** The mapped document, and the object in it that the row writes to: for post custom. */
  readonly target: unknown;
  readonly targetObject: unknown;
}

/** The unchanged expression of a row. Throws `expressionMissing`. */
export function requireExpression({ expression }: MappingRow): string {
  if (expression === undefined || expression === '') throw new MappingError('expressionMissing');
  return expression;
}
