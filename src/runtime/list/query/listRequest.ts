import type { Operation } from '../../../contract/api/operation.ts';
import { numberOrText } from '../../../contract/json/numberOrText.ts';
import type { ListQuery } from '../../../contract/model/resource.ts';
import { type OperationArgs, pickParameters } from '../../api/buildRequest.ts';
import { getOperation } from '../../api/operations.ts';
import { preloadOperation } from '../../api/useOperation.ts';
import { filterNamesOf, type ListState, listStateOf } from './useListState.ts';

/** Converts URL text to the type in the schema. */
function parseFilterValue(resource: ListQuery, name: string, text: string): unknown {
  const { type, choices } =
    resource.filters.find((filter) => filterNamesOf(filter).includes(name))?.field ?? {};
  // A link may contain several choices.
  if (choices && type === 'string' && text.includes(',')) return text.split(',');
  if (type === 'boolean') return text === 'true';
  return type === 'number' || type === 'integer' ? numberOrText(text) : text;
}

/**
 * The arguments that select a list's records on all pages: its filters, and the constants of the resource.
 */
export const filterArgsOf = (
  resource: ListQuery,
  filters: ListState['filters'],
): Record<string, unknown> => ({
  ...Object.fromEntries(
    // A document number that is pasted from a sheet or a message may have blanks around it.
    Object.entries(filters).map(([name, text]) => [name, parseFilterValue(resource, name, text.trim())]),
  ),
  ...resource.constants,
});

/** The filters in the path of a list that have no value yet. Without them, the list cannot be read. */
export const missingScopeOf = (
  { constants }: ListQuery,
  { scope = {} }: Operation,
  { filters }: Pick<ListState, 'filters'>,
): readonly string[] => Object.keys(scope).filter((name) => !(name in { ...filters, ...constants }));

/**
 * The arguments of a list's request. A `{page}` operation takes all in its body. A `{list}` operation takes
 * only its own filters, because a company's few records are sorted and paged here.
 */
export function listArgsOf(resource: ListQuery, operation: Operation, state: ListState): OperationArgs {
  const narrow = filterArgsOf(resource, state.filters);
  if (operation.result !== 'page') return pickParameters(operation, narrow);
  const { page, after, pageSize, sort, order } = state;
  return {
    body: {
      page,
      ...(after && { after }),
      ...(pageSize && { pageSize }),
      ...(sort === '' ? {} : { sort, order }),
      ...narrow,
    },
  };
}

/** The operation that lists a resource. Throws for a resource with a single record. */
export function listOperationOf({ name, roles }: ListQuery): string {
  if (roles.list === undefined) throw new Error(`The resource "${name}" has no list.`);
  return roles.list;
}

/** Requests the rows for this query before the list exists; resolves like `preloadOperation`. */
export async function preloadRows(resource: ListQuery, search: string): Promise<unknown> {
  const list = listOperationOf(resource);
  const operation = getOperation(list, `The resource "${resource.name}"`);
  const args = listArgsOf(resource, operation, listStateOf(resource, search));
  return preloadOperation(list, args, { inline: true });
}
