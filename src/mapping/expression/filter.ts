import { type MappingError, toMappingError } from '../MappingError.ts';
import { compileExpression } from './compileExpression.ts';

/** What is wrong with a filter whatever document comes; undefined when nothing is. */
export function checkFilter(filter: string): MappingError | undefined {
  try {
    if (filter.trim()) compileExpression(filter);
    return undefined;
  } catch (error) {
    return toMappingError(error);
  }
}

/** What JSONata takes for true: anything but nothing, null, false, 0, "" and what is empty. */
const isTruthy = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(isTruthy);
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
};

/** Whether a document passes a pre- or post-filter; every document passes where there is none. Rejects with a MappingFault. */
export const passesFilter = async (filter: string | undefined, document: unknown): Promise<boolean> =>
  !filter?.trim() || isTruthy(await compileExpression(filter).evaluate(document));
