import { compileExpression } from './expression.ts';

/** What JSONata takes for true: anything but nothing, null, false, 0, "" and what is empty. */
const holds = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(holds);
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
};

/** Whether a document passes a pre- or post-filter; every document passes where there is none. Rejects with a MappingFault. */
export const passesFilter = async (filter: string | undefined, document: unknown): Promise<boolean> =>
  !filter?.trim() || holds(await compileExpression(filter).evaluate(document));
