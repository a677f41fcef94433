import type { Row } from '../../../contract/api/envelope.ts';
import type { Operation } from '../../../contract/api/operation.ts';
import { isPage, recordsOf } from '../../api/answer.ts';
import { once } from '../../core/lazy/once.ts';
import type { ListState } from './useListState.ts';

/** Rows of a page where neither the operator nor the service says how many. */
export const defaultPageSize = 20;

export interface ListPage {
  readonly rows: readonly Row[];
  /** All that match, on whatever page; undefined where they are too many to be counted. */
  readonly total?: number;
  readonly more: boolean;
  /** What the next page begins after, where the service goes by cursor. */
  readonly next?: string;
  /** Rows that a page has at most. */
  readonly pageSize: number;
}

const collator = once(() => new Intl.Collator(undefined, { numeric: true }));

function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return collator().compare(String(left ?? ''), String(right ?? ''));
}

/** Sorts and pages the records of a `{list}` result as the service does those of a `{page}`. */
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
