import type { Operation } from '../../contract/operation.ts';
import { pageOf, type Rows } from './pageOf.ts';
import { isPage, recordsOf } from './recordsOf.ts';
import type { ListState } from './useListState.ts';

/** The rows in an answer of a list's operation; those of a `{list}` are sorted and paged here. */
export function rowsIn(data: unknown, operation: Operation, state: ListState): Rows {
  if (operation.result !== 'page' || !isPage(data)) return pageOf(recordsOf(data), state);
  const { recordCount, ...place } = data.paging;
  return { rows: recordsOf(data), total: recordCount, ...place };
}
