import { useEffect } from 'react';
import type { Resource } from '../../../contract/resource.ts';
import { useListState } from '../../../runtime/list/useListState.ts';
import { useRows } from '../../../runtime/list/useRows.ts';
import type { Docs } from '../useDocs.ts';

/**
 * The docs list is queried whenever the route is '/', whatever tab is shown (schemas/SPECIFICATION.md section 2.4), and each
 * success is reported. `ResourceList` makes the same query and shares the answer. Renders nothing.
 */
export function ListQuery({ resource, docs }: { readonly resource: Resource; readonly docs: Docs }): null {
  const { state: list } = useListState(resource);
  const { rows } = useRows(resource, list);
  const { dispatch, state } = docs;
  const { isCreating } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about new rows, not about a dialog that was opened since
  useEffect(() => {
    if (rows && isCreating) dispatch({ type: 'listed' });
  }, [rows]);
  return null;
}
