import type { MappingContext } from '../MappingContext.ts';
import { MappingError } from '../MappingError.ts';
import type { MappingRow } from '../MappingRow.ts';
import type { SourceScope } from '../paths/sourcePath.ts';

/** Makes the value of a row before its conversion; null for "missing". Throws a MappingFault. */
export type RowEvaluator = (call: FunctionCall) => unknown;

/** A function type. What its row says is read once, without any document, by those who check rows and by those who run them. */
export interface MappingFunction {
  /** How many source fields it needs. */
  readonly sources: 'one' | 'some' | 'any';
  /** Throws a MappingFault where the row's expression is none for this function. */
  readonly compile: (row: MappingRow) => RowEvaluator;
}

/** What a function gets to make the value of one row, at one place. */
export interface FunctionCall {
  /** The values of the source fields, null where missing. */
  readonly inputs: readonly unknown[];
  readonly scope: SourceScope;
  readonly context: MappingContext;
  /** Maps the rows of this sub-table for each element, called `alias` there. */
  readonly mapElements: (elements: readonly unknown[], alias: string) => Promise<unknown[]>;
  /** The mapped document, and the object of it that the row writes to: for post custom. */
  readonly target: unknown;
  readonly targetObject: unknown;
}

/** The expression of a row as it is written. Throws `expressionMissing`. */
export function requireExpression({ expression }: MappingRow): string {
  if (expression === undefined || expression === '') throw new MappingError('expressionMissing');
  return expression;
}
