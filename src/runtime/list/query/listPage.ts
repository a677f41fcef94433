import type { Row } from '../../../contract/api/envelope.ts';
import type { Operation } from '../../../contract/api/operation.ts';
import { isPage, recordsOf } from '../../api/answer.ts';
import { once } from '../../core/lazy/once.ts';
import type { ListState } from './useListState.ts';

/** Rows of a page when neither the operator nor the service sets a number. */
export const defaultPageSize = 20;

export interface ListPage {
  readonly rows: readonly Row[];
  /** All matching records on all pages; undefined where they are too many to count. */
  readonly total?: number;
  readonly more: boolean;
  /** Cursor of the next page, where the service uses cursors. */
  readonly next?: string;
  /** Maximum number of rows of a page. */
  readonly pageSize: number;
}

const collator = once(() => new Intl.Collator(undefined, { numeric: true }));

function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return collator().compare(String(left ?? ''), String(right ?? ''));
}

/** Sorts and pages the records of a `{list}` result like the service does those of a `{page}`. */
export function paginateRecords(
  records: readonly Row[],
  { page, pageSize = defaultPageSize, sort, order }: ListState,
): ListPage {
  const sign = order === 'desc' ? -1 : 1;
  const sorted = sort === '' ? records : records.toSorted((a, b) => sign * compare(a[sort], b[sort]));
  const end = (page + 1) * pageSize;
  return {
    rows: sorted.slice(page * pageSize, end),
    total: records.length,
    more: end < records.length,
    pageSize,
  };
}

/** The rows in an answer of a list's operation; those of a `{list}` are sorted and paged here. */
export function listPageOf(data: unknown, operation: Operation, state: ListState): ListPage {
  if (operation.result !== 'page' || !isPage(data)) return paginateRecords(recordsOf(data), state);
  const { recordCount, ...place } = data.paging;
  return { rows: recordsOf(data), total: recordCount, ...place };
}
