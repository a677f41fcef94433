import { type MappingError, toMappingError } from '../MappingError.ts';
import { compileExpression } from './compileExpression.ts';
import { toExpressionInput } from './OpaqueNumber.ts';

/** The error of a filter that does not depend on a document; undefined for a valid one. */
export function checkFilter(filter: string): MappingError | undefined {
  try {
    if (filter.trim()) compileExpression(filter);
    return undefined;
  } catch (error) {
    return toMappingError(error);
  }
}

/** True for the values that JSONata counts as true: all except nothing, null, false, 0, "" and empty values. */
const isTruthy = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(isTruthy);
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
};

/**
 * True if a document passes a filter; without a filter every document passes. `bindings` are variables of the
 * filter, `$name`. Rejects with a MappingError.
 */
export const passesFilter = async (
  filter: string | undefined,
  document: unknown,
  bindings?: Readonly<Record<string, () => unknown>>,
): Promise<boolean> =>
  !filter?.trim() ||
  isTruthy(await compileExpression(filter).evaluate(toExpressionInput(document), bindings));
