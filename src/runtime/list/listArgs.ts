import type { Operation } from '../../contract/operation.ts';
import type { Resource } from '../../contract/resource.ts';
import type { Args } from '../api/buildRequest.ts';
import type { ListState } from './useListState.ts';

/** The URL holds text; the service wants what the schema says. */
function typed(resource: Resource, property: string, text: string): unknown {
  const type = resource.filters.find((filter) => filter.property === property)?.field.type;
  if (type === 'boolean') return text === 'true';
  return type === 'number' || type === 'integer' ? Number(text) : text;
}

/**
 * What a list is asked with. A `{page}` operation takes all of it in its body; a `{list}` one only the filters that
 * it knows, for the company's few records are sorted and paged here.
 */
export function listArgs(resource: Resource, operation: Operation, state: ListState): Args {
  const filters = Object.fromEntries(
    Object.entries(state.filters).map(([property, text]) => [property, typed(resource, property, text)]),
  );
  const narrow = { ...filters, ...resource.constants };
  if (operation.result !== 'page')
    return Object.fromEntries(Object.entries(narrow).filter(([name]) => name in operation.query));
  const { page, pageSize, sort, order } = state;
  return { body: { page, pageSize, ...(sort === '' ? {} : { sort, order }), ...narrow } };
}
