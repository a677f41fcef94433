import type { Row } from '../../contract/envelope.ts';
import { lazily } from '../lazy/lazily.ts';
import type { ListState } from './useListState.ts';

/** Rows of a page where neither the operator nor the service says how many. */
export const defaultPageSize = 20;

export interface Rows {
  readonly rows: readonly Row[];
  /** All that match, on whatever page; undefined where they are too many to be counted. */
  readonly total?: number;
  readonly more: boolean;
  /** What the next page begins after, where the service goes by cursor. */
  readonly next?: string;
  /** Rows that a page has at most. */
  readonly pageSize: number;
}

const collator = lazily(() => new Intl.Collator(undefined, { numeric: true }));

function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return collator().compare(String(left ?? ''), String(right ?? ''));
}

/** Sorts and pages the records of a `{list}` result as the service does those of a `{page}`. */
export function pageOf(
  records: readonly Row[],
  { page, pageSize = defaultPageSize, sort, order }: ListState,
): Rows {
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
