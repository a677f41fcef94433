import type { EngineTools } from '../engineTools.ts';
import type { MappingContext } from '../MappingContext.ts';
import type { FunctionType, MappingRow } from '../MappingRow.ts';
import type { SourceScope } from '../paths/sourcePath.ts';

/**
 * A mapping function, complete: the engine, the mapping editor and the API document read it here
 * (schemas/SPECIFICATION.md section 11). Its captions and the hint for its expression are in
 * schemas/entities/functionType.schema.json.
 */
export interface MappingFunction {
  /** Its source fields; null if it ignores the column. */
  readonly sourceField: FunctionSource | null;
  /** Its expression; null if it ignores the column. */
  readonly expression: FunctionExpression | null;
  readonly result: FunctionResult;
  /** True if it returns a value for every document. */
  readonly isNeverNull: boolean;
  /** `last`: after all other rows at any position, over the mapped document. */
  readonly runs: 'inOrder' | 'last';
  /**
   * Compiles a row without a document, for both checking and running. `expression` is unchanged, or its
   * default. Throws a MappingError where the expression is invalid for this function.
   */
  readonly compile: (row: FunctionRow, tools: EngineTools) => RowEvaluator;
}

interface FunctionSource {
  /** The number of fields: exactly one, one or more, or any number. */
  readonly count: 'one' | 'some' | 'any';
  /** The value of a field: as the row's own type, a text, a list of texts, or a list. */
  readonly reads: 'value' | 'text' | 'texts' | 'list';
}

interface FunctionExpression {
  /** The part of it that the editor can complete; `text` is any text. */
  readonly syntax: ExpressionSyntax;
  /** Its value in a row without one. An expression without a default is required. */
  readonly default?: string;
}

export type ExpressionSyntax =
  | 'text'
  | 'sourceJsonata'
  | 'targetJsonata'
  | 'timePattern'
  | 'timeConversion'
  | 'propertyNames'
  | 'alias'
  | 'lookUp';

/** The meaning of a value, as far as others than the function itself need it. */
type FunctionResult =
  /** Any value. */
  | { readonly kind: 'value' }
  /** The expression, in every document or in place of a missing value. */
  | { readonly kind: 'constant' | 'default' }
  /** A time in its own pattern, which need not be ISO 8601. */
  | { readonly kind: 'time'; readonly patternOf: (expression: string) => string }
  /** Groups of a list's elements: their keys and `items`. */
  | { readonly kind: 'groups'; readonly keysOf: (expression: string) => string[] }
  /** A list from the rows below it, which read an element by the alias that is the expression. */
  | { readonly kind: 'subTable' };

/** The part of a row that a function compiles. */
export type FunctionRow = Pick<MappingRow, 'type'> & { readonly expression: string };

/** Some of the mapping functions, by function type. */
export type MappingFunctions = Readonly<Partial<Record<FunctionType, MappingFunction>>>;

/** Returns the value of a row before its conversion; null for "missing". Throws a MappingError. */
export type RowEvaluator = (call: FunctionCall) => unknown;

/** The input of a function for one row at one place. */
interface FunctionCall {
  /** The values of the source fields; null where missing. */
  readonly inputs: readonly unknown[];
  readonly scope: SourceScope;
  readonly context: MappingContext;
  /** Maps the rows of this sub-table for each element, called `alias` there. */
  readonly mapElements: (elements: readonly unknown[], alias: string) => Promise<unknown[]>;
  /** The mapped document, and the object in it that the row writes to: for functions that run last. */
  readonly target: unknown;
  readonly targetObject: unknown;
}
