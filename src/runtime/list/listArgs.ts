import type { Operation } from '../../contract/operation.ts';
import type { ListQuestion } from '../../contract/resource.ts';
import type { Args } from '../api/buildRequest.ts';
import { filterNames } from './filterNames.ts';
import type { ListState } from './useListState.ts';

/** The URL holds text; the service wants what the schema says. */
function typed(resource: ListQuestion, name: string, text: string): unknown {
  const { type, choices } =
    resource.filters.find((filter) => filterNames(filter).includes(name))?.field ?? {};
  // A link may mean several choices.
  if (choices && type === 'string' && text.includes(',')) return text.split(',');
  if (type === 'boolean') return text === 'true';
  return type === 'number' || type === 'integer' ? Number(text) : text;
}

/** Which records a list shows, whatever the page: its filters, and what is fixed of the resource. */
export const narrowing = (
  resource: ListQuestion,
  filters: ListState['filters'],
): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(filters).map(([name, text]) => [name, typed(resource, name, text)])),
  ...resource.constants,
});

/**
 * What a list is asked with. A `{page}` operation takes all of it in its body; a `{list}` one only the filters that
 * it knows, for the company's few records are sorted and paged here.
 */
export function listArgs(resource: ListQuestion, operation: Operation, state: ListState): Args {
  const narrow = narrowing(resource, state.filters);
  if (operation.result !== 'page')
    return Object.fromEntries(Object.entries(narrow).filter(([name]) => name in operation.query));
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
