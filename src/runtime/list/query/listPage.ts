import type { Paging, Row } from '../../../contract/api/envelope.ts';
import type { Operation } from '../../../contract/api/operation.ts';
import { defaultPageSize } from '../../../contract/backend/list/listRequest.ts';
import { pageRecords } from '../../../contract/backend/list/pageRecords.ts';
import { isPage, recordsOf } from '../../api/answer.ts';
import type { ListState } from './useListState.ts';

export interface ListPage extends Pick<Paging, 'leastCount'> {
  readonly rows: readonly Row[];
  /** The page that the service answered with: a service with cursors answers without one with the first page. */
  readonly page: number;
  /** All matching records on all pages; undefined where they are too many to count. */
  readonly total?: number;
  readonly more: boolean;
  /** Cursor of the next page, where the service uses cursors. */
  readonly next?: string;
  /** Maximum number of rows of a page. */
  readonly pageSize: number;
}

/** Sorts and pages the records of a `{list}` result like the service does those of a `{page}`. */
export function paginateRecords(
  records: readonly Row[],
  { page, pageSize = defaultPageSize, sort, order }: ListState,
): ListPage {
  const { records: rows, paging } = pageRecords(records, {
    page,
    size: pageSize,
    sort: sort === '' ? undefined : { property: sort, isDescending: order === 'desc' },
  });
  return { rows, page, total: records.length, more: paging.more, pageSize };
}

/** The rows in an answer of a list's operation; those of a `{list}` are sorted and paged here. */
export function listPageOf(data: unknown, operation: Operation, state: ListState): ListPage {
  if (operation.result !== 'page' || !isPage(data)) return paginateRecords(recordsOf(data), state);
  const { recordCount, ...place } = data.paging;
  return { rows: recordsOf(data), page: data.page ?? state.page, total: recordCount, ...place };
}
