import { compileExpression } from './expression.ts';
import { faultOf, type MappingFault } from './MappingFault.ts';

/** What is wrong with a filter whatever document comes; undefined when nothing is. */
export function checkFilter(filter: string): MappingFault | undefined {
  try {
    if (filter.trim()) compileExpression(filter);
    return undefined;
  } catch (error) {
    return faultOf(error);
  }
}

/** What JSONata takes for true: anything but nothing, null, false, 0, "" and what is empty. */
const holds = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(holds);
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
};

/** Whether a document passes a pre- or post-filter; every document passes where there is none. Rejects with a MappingFault. */
export const passesFilter = async (filter: string | undefined, document: unknown): Promise<boolean> =>
  !filter?.trim() || holds(await compileExpression(filter).evaluate(document));
